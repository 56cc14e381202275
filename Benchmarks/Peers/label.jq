# The Stocks label.
def grouped: if length > 3 then (.[:-3] | grouped) + "," + .[-3:] else . end;
def fixed: (. * 100 | round) as $cents
  | ($cents / 100 | floor | tostring | grouped) + "." + ("0" + ($cents % 100 | tostring))[-2:];
"\(.name), $\(.price | fixed), \(if .change < 0 then "down" else "up" end) \(.change | fabs * 100 | fixed)%"
