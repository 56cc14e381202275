// The Stocks label with simdjson's On-Demand parser, by hand.
// c++ -O3 -march=native -std=c++17 simdjson.cpp -lsimdjson -o simdjson
// usage: simdjson rows.ndjson | simdjson rows.json array
#include <simdjson.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

namespace od = simdjson::ondemand;

struct Output {
  char bytes[1 << 18];
  size_t count = 0;
  void flush() { fwrite(bytes, 1, count, stdout); count = 0; }
  void room(size_t more) { if (count + more > sizeof bytes) flush(); }
  void put(std::string_view text) { memcpy(bytes + count, text.data(), text.size()); count += text.size(); }
  // Two digits after the point, and commas between thousands.
  void fixed(double value) {
    unsigned long long cents = llrint(value * 100), whole = cents / 100;
    char digits[40];
    int used = 0;
    for (int place = 0; place == 0 || whole > 0; place++) {
      if (place > 0 && place % 3 == 0) digits[used++] = ',';
      digits[used++] = '0' + whole % 10;
      whole /= 10;
    }
    while (used > 0) bytes[count++] = digits[--used];
    bytes[count++] = '.';
    bytes[count++] = '0' + cents / 10 % 10;
    bytes[count++] = '0' + cents % 10;
  }
} output;

static void label(od::object row) {
  std::string_view name = row.find_field("name").get_string();
  double price = row.find_field("price"), change = row.find_field("change");
  output.room(name.size() + 200);
  output.put(name);
  output.put(", $");
  output.fixed(price);
  output.put(change < 0 ? ", down " : ", up ");
  output.fixed(std::fabs(change) * 100);
  output.put("%\n");
}

int main(int count, char **arguments) {
  if (count < 2) return 64;
  od::parser parser;
  simdjson::padded_string content = simdjson::padded_string::load(arguments[1]);
  if (count > 2) {
    od::document document = parser.iterate(content);
    for (od::object row : document.get_array()) label(row);
  } else {
    od::document_stream rows = parser.iterate_many(content, 1 << 20);
    for (auto row : rows) label(row.get_object());
  }
  output.flush();
}
