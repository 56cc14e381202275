// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

@Suite struct TableProfileTests {
  static let says = [
    "text", "number", "number:.00", "integer", "currency:USD", "currency:JPY:accounting:.00",
    "percent:direction:whole:.##", "measure:celsius:.0#", "date:full", "datetime", "identifier",
    "rating:5", "yesno", "skip", "heading", "slider", "number:.0+", "number:.", "url",
  ]

  @Test(arguments: says)
  func theShortFormIsReadAgain(_ text: String) throws {
    let say = try SayAs(text)
    #expect(try SayAs(say.shortForm) == say)
  }

  /// What is found out about the columns of an input, a field a line.
  static func fields(_ input: String, _ locale: LocaleIdentifier = .enUS) throws -> String {
    let labels = try LabelReader(MemorySource(input), locale: locale)
    var out = ByteBuffer()
    FieldGuess.write(labels.guesses, locale: locale, into: &out)
    return out.text()
  }

  /// The examples of all kinds of columns.
  static let examples = ColumnKinds.all.flatMap { kind in
    kind.examples.map { (kind: "\(kind)", example: $0) }
  }

  @Test(arguments: examples.indices)
  func aColumnIsUnderstoodAsAWhole(_ index: Int) throws {
    let example = Self.examples[index].example
    // A column of texts that name the rows is beside it.
    let rows = example.values.enumerated().map { number, value in
      "\"\(value)\";Thing one\(String(repeating: " more", count: number))"
    }
    let input = "\(example.name);item\n" + rows.joined(separator: "\n") + "\n"
    let line = try #require(try Labels.lines(input, locale: example.locale, sample: true).first)
    let expected = example.phrase.isEmpty ? "Thing one" : example.phrase + ", Thing one"
    #expect(line == expected, "\(Self.examples[index].kind)")
  }

  /// A table and what its first row says.
  static let tables: [(input: String, label: String)] = [
    // Between semicolons, a point is between the thousands of what is counted.
    (
      "id;city;population\nA1;Brig;4.207\nA2;Moro;881\nA3;Donna;2.540\n",
      "id A1, Brig, population 4,207"
    ),
    (
      "item,closed_on\nLamp,Tue Mar 03 00:00:00 GMT 2009\nDesk,Thu Jun 18 00:00:00 GMT 2009\n",
      "Lamp, closed on Mar 3, 2009"
    ),
    (
      "user,seen\nann,Wed Aug 27 13:08:45 +0000 2008\nbob,Thu Aug 28 09:10:11 +0000 2008\n",
      "user ann, seen Aug 27, 2008 at 1:08:45\u{202F}PM UTC"
    ),
    // The first record is short for itself, as those below it are.
    ("Kuopio,KUO\nOulu,OUL\nTurku,TUR\nVaasa,VAA\n", "Kuopio, KUO"),
    ("card,exp\nA-1,01/25\nA-2,12/27\n", "A-1, exp Jan 2025"),
    (
      "n,Date (MM/DD/YYYY),Lum (cd/m^2)\na,01/02/1988,3\nb,01/13/1988,4\n",
      "n a, Date Jan 2, 1988, Lum 3 cd/m²"
    ),
    // The parts that two have in something are told by their headings, and what is of a kind with another column.
    (
      "winner,loser,score\nFederer,Nadal,6-4\nMurray,Djokovic,7-5\n",
      "winner Federer, loser Nadal, score 6-4"
    ),
    (
      "date,from,to,amount\n2024-03-01,Max Coe,Ray Lane,26\n2024-03-02,Sue Roe,Gus Day,52\n",
      "Mar 1, 2024, from Max Coe, to Ray Lane, amount 26"
    ),
    (
      "old name,new name\nBombay,Mumbai\nSaigon,Ho Chi Minh City\n",
      "old name Bombay, new name Mumbai"
    ),
    (
      "country,capital,largest city\nAustralia,Canberra,Sydney\nCanada,Ottawa,Toronto\n",
      "Australia, capital Canberra, largest city Sydney"
    ),
    ("home page,white wine\nAlpha,Riesling\nBeta,Soave\n", "Alpha, white wine Riesling"),
    ("home team,away team\nAjax,Porto\nLyon,Celtic\n", "home team Ajax, away team Porto"),
    ("city,country\nParis,France\nRome,Italy\n", "Paris, France"),
    (
      "question,answer\nWho wrote Emma?,Jane Austen\nWho wrote Ulysses?,James Joyce\n",
      "Who wrote Emma?, Jane Austen"
    ),
    ("artist,score\nAdele,5\nQueen,7\n", "Adele, score 5"),
    // Amounts beside amounts, and one alone.
    ("item,max,alarm\nA,9 ppm,12 ppm\nB,1 mg/m3,\n", "A, max 9 ppm, alarm 12 ppm"),
    ("drug,given,stopped\nC,,3 drops\nB,2 ml,1 ml\nA,5 mg,\n", "C, stopped 3 drops"),
    ("supplier,document number\nA,157115\nB,8232\n", "A, document number 157115"),
    ("town,number of houses\nA,157115\nB,8232\n", "A, number of houses 157,115"),
    // A record of two columns that lacks its value, as others do.
    ("pau,\nsil,\ney,ej\nae,æ\niy,i\n", "pau"),
    // Parts with numbers would be heard as cells of their own.
    (
      "name,group,volumes\nSafrole,12,\"10, Sup 7\"\nX,1,\"Sup 7, 62\"\n",
      "Safrole, group 12, volumes 10, Sup 7"
    ),
    // A word in place of a date.
    ("item,due\nA,03/04/2024\nB,25/12/2024\nC,pending\n", "A, due Apr 3, 2024"),
    (
      "name,joined,left\nAnn,2020-01-05,2023-02-01\nBob,2021-04-06,present\n",
      "Ann, joined Jan 5, 2020, left Feb 1, 2023"
    ),
    // What somebody took in a race, and when a bus leaves.
    (
      "pos,name,net time\n1,Ann,00:58:12\n2,Bob,01:02:33\n",
      "pos 1, Ann, net time 58 minutes 12 seconds"
    ),
    ("Athlete,Time\nAnna,02:11:48\nBen,02:09:24\n", "Anna, Time 2 hours 11 minutes 48 seconds"),
    ("Station,Departure\nBern,06:11:00\nThun,06:31:30\n", "Bern, Departure 6:11\u{202F}AM"),
    ("id,time\n1,00:05:12\n2,13:45:09\n", "id 1, 12:05:12\u{202F}AM"),
    // A letter before the name of another column.
    (
      "AtBat,Hits,CAtBat,CHits\n293,66,294,67\n315,81,3449,835\n",
      "At bat 293, Hits 66, C at bat 294, C hits 67"
    ),
    ("SSID,BSSID\nHome,3C:37:86\nWork,3C:37:87\n", "Home, BSSID 3C:37:86"),
    // Where a row has several objects, their members are told by them.
    (
      #"[{"name":"A","size":{"width":4},"weight":{"gross":12}},{"name":"B","size":{"width":6},"weight":{"gross":22}}]"#,
      "A, size width 4, weight gross 12"
    ),
    (
      #"[{"word":"dog","translations":{"de":"Hund","fr":"chien"}},{"word":"cat","translations":{"de":"Katze","fr":"chat"}}]"#,
      "word dog, translations de Hund, translations fr chien"
    ),
    ("season,goals\n2010-11,5\n2011-12,7\n", "season 2010-11, goals 5"),
    // Who writes decimal commas, or calls a date so, puts the day first.
    (
      "Date;Libellé;Montant\n05/04/2026;Pain;1,20\n06/04/2026;Lait;2,30\n",
      "Apr 5, 2026, Pain, Montant 1.20"
    ),
    ("Fecha;Concepto\n06/08/2026;Pan\n07/08/2026;Leche\n", "Aug 6, 2026, Pan"),
    ("Date,What\n03/02/2026,Bread\n04/02/2026,Milk\n", "Mar 2, 2026, Bread"),
    // A plus stays with its number, whatever its marks.
    ("star;mag\nVega;+0,03\nSirius;-1,46\n", "Vega, mag +0.03"),
    // Counts with a remark, and codes of which some are words, need their heading.
    ("flat,stops,owner\nA,0,Ann\nB,4 (2 closed),Bob\nC,2 (1 closed),Cid\n", "flat A, stops 0, Ann"),
    (
      "exercise,set,reps\nBench,W,10\nBench,1,8\nBench,2,6\nBench,Rest Timer,\n",
      "exercise Bench, set W, reps 10"
    ),
    (
      "name,country,capital\nMonaco,Europe,Monaco\nPeru,America,Lima\n",
      "Monaco, Europe, capital Monaco"
    ),
    // The sign of a number in names, and names that are short.
    ("#name;#size;#color\nA;3;red\nB;4;blue\n", "name A, size 3, red"),
    ("ID#,Name,Tel.\n1,Ann,5551234\n2,Bob,5559876\n", "ID# 1, Ann, Tel. 5551234"),
    ("run,Duration (sec)\nA,3600\nB,1800\n", "A, Duration 3,600 sec"),
    ("name,Baujahr\nA,1931\nB,1958\n", "A, Baujahr 1931"),
    ("device,link\neth0,up\nwlan0,--\n", "device eth0, link up"),
    ("day,goals\n2010-11,5\n2010-12,7\n", "Nov 2010, goals 5"),
    // Headings behind lists and beside the same values, and members of an object alike.
    (
      "name,aliases,note\nb,\"2R,N7\",Ant\nc,\"3L,A4\",Bee\nd,\"4,X9\",Cat\n",
      "b, aliases 2R,N7, note Ant"
    ),
    // Answers need their question, and two places what happened there.
    ("dish,sauce\nPie,None\nHam,Homemade\nStew,Bought\n", "Pie, sauce None"),
    (
      "name,place_of_birth,place_of_death\nAnn,Kiel,Rome\nBo,Bonn,Oslo\n",
      "Ann, place of birth Kiel, place of death Rome"
    ),
    // How a program for maps declares its fields is nothing to hear, and short names stay as they are.
    ("\"PLACES,N,4,0\",iPhone\n474,yes\n594,no\n", "PLACES 474, iPhone yes"),
    // Names of columns that no row has a value in.
    (
      "d,cases,deaths,total\n2020-02-01,1,0\n2020-02-02,2,0\n2020-02-03,3,0\n2020-02-04,4,0\n2020-02-05,5,0\n",
      "Feb 1, 2020, cases 1, deaths 0"
    ),
    ("code,name,name_alt\nA-1,Rome,Rome\nA-2,Oslo,Oslo\n", "code A-1, Rome, name alt Rome"),
    (#"[{"a": "x", "size": {"pp": 5, "width": 2}}]"#, "a x, size pp 5, size width 2"),
    // Capitals behind a price are no millimeters, a speed has no milliseconds, and quarters are no codes.
    ("PriceCH,PriceMM\n1.75,1.99\n1.86,2.09\n", "Price CH 1.75, Price MM 1.99"),
    ("name,windspeed_ms,temp_degC\na,2.6,3\nb,1.5,9\n", "a, windspeed 2.6 m/s, temp 3°C"),
    ("Date,v\n195101,1\n195102,2\n", "Jan 1951, v 1"),
    ("name,address\nweb,192.168.122.101\ndb,192.168.122.102\n", "web, address 192.168.122.101"),
    ("city,country_code\nWindhoek,NA\nBerlin,DE\n", "Windhoek, country code NA"),
    ("Oslo,4\nRome,12\n", "Oslo, 4"),
    ("a b c\n1 2 3\n4 5 6\n7 8 9\n", "a 1, b 2, c 3"),
    ("Name,  Code\n\"Al Bo\",  \"JAM\"\n\"Cy Do\", \"USA\"\n", "Al Bo, Code JAM"),
    ("# made by hand\nname,n\nOslo,4\nRome,12\n", "Oslo, n 4"),
    ("# one, two, three\nname,n\nOslo,4\nRome,12\n", "Oslo, n 4"),
    ("# two-letter\n#code\tland\nAD\tAndorra\nAE\tEmirates\n", "code AD, Andorra"),
    ("Sales of 2024\n\nname,n\nOslo,4\nRome,12\n", "Oslo, n 4"),
    ("name,n,x\nOslo,4\nRome,12,5\n", "Oslo, n 4"),
    ("Sales of 2024,,\nname,n,x\nOslo,4,5\nRome,12,5\n", "Oslo, n 4, x 5"),
    ("Sales of 2024,,\n,,\nname,n,x\nOslo,4,5\nRome,12,5\n", "Oslo, n 4, x 5"),
    (
      "Date,Site,Temp\n(UTC),,(C)\n2024-01-01,Oslo,3.5\n2024-01-02,Rome,4.5\n",
      "Jan 1, 2024, Oslo, Temp 3.5°C"
    ),
    // Values over values are a row, in a table of blanks as well; two lines of names are one.
    (
      "JAMES   3.318   3.318   1\nJOHN    3.271   6.589   2\nROBERT  3.143   9.732   3\nMARY    2.629   2.629   1\nANNA    1.073   3.702   2\n",
      "JAMES, 3.318, 3.318, 1"
    ),
    ("\u{1F600}\tgrinning\n\u{1F601}\tbeaming\n\u{1F602}\tcrying\n", "\u{1F600}, grinning"),
    (
      ",,reg1,reg1,reg2\n,,food,mining,food\nreg1,food,23.5,5.5,6.5\nreg1,mining,2.5,3.5,4.5\n",
      "reg1, food, reg1 food 23.5, reg1 mining 5.5, reg2 food 6.5"
    ),
    // Numbers with a power of ten, and tabs between lists.
    ("name,n\nOslo,6.5000000e+01\nRome,0.0000000e+00\n", "Oslo, n 65"),
    ("$:\t-1.5\t[1, 2, 3]\n%)\t-0.4\t[4, 5, 6]\n!!\t0.4\t[7, 8, 9]\n", "$:, −1.5, 1, 2, 3"),
    ("150,2,setosa,versicolor\n5.1,3.5,0\n4.9,3.0,1\n4.7,3.2,0\n", "5.1, 3.5, 0"),
    (
      #"[{"k":"x","v":{"15":"red wine","16":"ale"}},{"k":"y","v":{"15":"tea","16":"milk"}}]"#,
      "k x, v 15: red wine, v 16: ale"
    ),
    // Comments above a table that is drawn with blanks.
    (
      "# one\n# two\n# three\n# four\nNAME   AGE   CITY\nAnn    5     Oslo\nBob    12    Rome\nCy     7     Bonn\n",
      "Ann, AGE 5, Oslo"
    ),
    // A sign alone in its cell is a name, and one that is there or not is a value.
    ("#,a,b,c\n10,x,$145,q\n11,y,1,w\n12,y,1,e\n", "a x, b $145, c q"),
    ("name,default\na,*\nb,\nc,*\n", "a, default *"),
    // Comments among rows that only their places divide.
    (
      "id name       n\n#   H2O (1)\n 1 Oslo     5.5\n 2 Rome    12.5\n#   CO2 (2)\n 3 Paris    7.5\n",
      "id 1, Oslo, n 5.5"
    ),
    // Numbers beside the names of what they are the codes of.
    ("class,class_name,n\n1005,Guns,1200\n5855,Scopes,1300\n", "class 1005, Guns, n 1,200"),
    // Years that name columns, and no years below them.
    (
      "country,gas,1991,2000,2010\nAUS,CO2,4.1,5,6\nZAM,CH4,7,8,9\n",
      "AUS, gas CO2, 1991: 4.1, 2000: 5, 2010: 6"
    ),
    // A label above the names, a logger's lines, and data about a place.
    (
      "tab\tMcMurdo\t\t\nname\tday\tlat\tlon\na\t1/15/04\t-78.2\t163.7\nb\t1/16/04\t-78.3\t163.8\n",
      "a, Jan 15, 2004, lat −78.2, lon 163.7"
    ),
    (
      "\"TOA5\",\"site\",\"CR1000\"\n\"TIMESTAMP\",\"RECORD\",\"AirTC\"\n\"TS\",\"RN\",\"Deg C\"\n\"\",\"\",\"Avg\"\n\"2016-01-09 15:30:00\",0,0.711\n\"2016-01-09 15:40:00\",1,0.63\n",
      "Jan 9, 2016 at 3:30\u{202F}PM, RECORD 0, Air TC 0.711"
    ),
    (
      "Source,ID,City,Latitude,Zone\nNSRDB,145809,-,39.73,-7\nYear,Hour,GHI,Temperature,Wind\n1999,0,0,-5,2.5\n1999,1,0,-5.2,2.5\n1999,2,12,-5.3,2\n",
      "Year 1999, Hour 0, GHI 0, Temperature −5, Wind 2.5"
    ),
    // Rows that lack most cells are no titles, and rows may be longer than the first where none names columns.
    ("CAbilEffect|||\nCAbilQueue|||\nFactory|Build|Stop|\nque5|||Cancel\n", "CAbilEffect"),
    // One character above others is no name.
    ("啊\ta\n鱫\tai\n翶\tao\n魞\tba\n龋\tqu\n", "啊, a"),
    ("汉族\n蒙古族\n回族\n藏族\n苗族\n", "汉族"),
    // Years that only the years beside them tell.
    (
      "name,year,g\nA,1999,2001\nB,2000,2002\nC,2001,0\nD,2002,2001\n",
      "A, year 1999, g 2001"
    ),
    ("name,year,g\nA,1999,2001\nB,2000,2507\nC,2001,0\n", "A, year 1999, g 2,001"),
    // Dates in lists are dates, but not among other texts.
    (
      #"[{"a":"x","d":["1991-03-20", "1991-09-23"]},{"a":"y","d":["1992-03-20"]}]"#,
      "a x, d Mar 20, 1991, Sep 23, 1991"
    ),
    (
      #"[{"a":"x","d":["1991-03-20","soon"]},{"a":"y","d":["1992-03-20"]}]"#,
      "a x, d 1991-03-20, soon"
    ),
    // Long numbers of no name that all differ, and those that are sorted like counts.
    ("30401,a\n30415,b\n29059,c\n29112,d\n31200,e\n", "30401, a"),
    ("98765,a\n87654,b\n76543,c\n65432,d\n54321,e\n", "98,765, a"),
    // Numbers that a program padded with zeros.
    ("name,n\nOslo,1.000000\nRome,2.500000\nBonn,279.510000\n", "Oslo, n 1"),
    ("name,n\nOslo,-37.0000000000\nRome,12.5000000000\n", "Oslo, n −37"),
    ("name,n\nOslo,1.00000\nRome,2.50001\n", "Oslo, n 1.00000"),
    // Digits between quotes are no amount, even of one value.
    (
      #"[{"who":"Ann","org":{"npi":"8886687531"}},{"who":"Bob","org":{"npi":"8886687531"}}]"#,
      "Ann, npi 8886687531"
    ),
    // Members of objects are columns like any other.
    (
      #"[{"a":"Oslo","q":{"p":4.0,"day":"2024-01-02"}},{"a":"Rome","q":{"p":5.0,"day":"2024-01-03"}}]"#,
      "Oslo, q p 4, Jan 2, 2024"
    ),
    (
      #"[{"user":{"name":"Ann","id":7},"dims":{"price_usd":5,"year":2007}},{"user":{"name":"Bob","id":8}}]"#,
      "Ann, user id 7, price $5.00, year 2007"
    ),
    (
      #"[{"who":"Ann","shirt":{"weightkg":5,"heightm":2}},{"who":"Bob","shirt":null}]"#,
      "Ann, weight 5 kg, height 2 m"
    ),
    (
      #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[5.5,60]},"properties":{"name":"Bergen","mag":4.5}},{"type":"Feature","geometry":{"type":"Point","coordinates":[6.5,61]},"properties":{"name":"Voss","mag":2.5}}]}"#,
      "coordinates 5.5, 60, Bergen, mag 4.5"
    ),
    // Units with signs where there is none, and lines that tell how columns are stored.
    (
      "date,tmax,q\n#,°C,m³/s\n01.02.1979,-3,5\n05.02.1979,4,6\n13.02.1979,5,7\n",
      "Feb 1, 1979, tmax −3°C, q 5 m³/s"
    ),
    (
      "site\tdate\tflow\n15s\t10d\t14n\nOslo\t2024-01-02\t5\nRome\t2024-01-03\t6\n",
      "Oslo, Jan 2, 2024, flow 5"
    ),
    (
      "name\thair\tlegs\nstring\td\tc\nmeta\t\t\nbear\tbrown\t4\nhen\tred\t2\n",
      "bear, brown, legs 4"
    ),
    ("name,grade\nc,d\nann,b\nbob,c\ncy,a\n", "c, grade d"),
    // A header that is a comment with another behind it, and more comments than rows.
    ("# time,n\n# in hours\nOslo,4\nRome,12\n", "Oslo, n 4"),
    ("# a\n# b\n# c\n# d\n# e\nname\tn\nOslo\t4\nRome\t12\n", "Oslo, n 4"),
    ("name,t\nOslo,4.7309E-23\nRome,2.5E-26\n", "Oslo, t 4.7309E−23"),
    ("name,t\nOslo,-4.0E-10\nRome,2.5\n", "Oslo, t −4E−10"),
    ("name,t\nOslo,4.5E-7\nRome,2.5\n", "Oslo, t 0.00000045"),
    ("name,t\nOslo,-9999\nRome,3\nBonn,5\nKyiv,-9999\n", "Oslo"),
    ("name,t\nOslo,-999.9\nRome,3\nBonn,5\n", "Oslo"),
    (
      "name,t\nOslo,-9990\nRome,3\nBonn,5\n" + (1...9).map { "n\($0)x,\($0)\n" }.joined(),
      "Oslo, t −9,990"
    ),
    ("name,t\nOslo,-999.99\nRome,3\nBonn,5\n", "Oslo, t −999.99"),
    ("name,t\nOslo,-99\nRome,3\nBonn,5\nKyiv,-99\n", "Oslo"),
    ("name,t\nOslo,-99\nRome,3\nBonn,-5\nKyiv,-99\n", "Oslo, t −99"),
    ("name,t\nOslo,-999\nRome,-500\nBonn,5\nKyiv,-999\n", "Oslo, t −999"),
    ("name,t\nOslo,-999\nRome,52000\nBonn,31000\n", "Oslo, t −999"),
    ("name,t\nOslo,-9900\nRome,5\nBonn,3\nKyiv,-9900\n", "Oslo"),
    ("name,n,\nOslo,4,\nRome,12,\n", "Oslo, n 4"),
    ("mpg,cyl\nMazda,21,6\nDatsun,22.8,4\n", "Mazda, mpg 21, cyl 6"),
    (
      "name;price;count\nabcd;1.204,17;1.000\nefgh;12,50;2.500\n",
      "abcd, price 1,204.17, count 1,000"
    ),
    ("name,growth %,Betrag €\nabcd,3,47.83\nefgh,4,5\n", "abcd, growth 3%, Betrag €47.83"),
    ("name,time\nabcd,1903\nefgh,1903.08333333333\n", "abcd, time 1903"),
    ("name|n\nOslo|4\nRome|12\n", "Oslo, n 4"),
    ("city,1990,1991\nOslo,4,5\nRome,6,7\n", "Oslo, 1990: 4, 1991: 5"),
    (
      #"[{"name": "Alan", "dims": {"price_usd": 5, "year": 2007}}, {"name": "Bob"}]"#,
      "Alan, price $5.00, year 2007"
    ),
    (#"{"count": 1, "data": [{"name": "Albania", "medals": {"gold": 0}}]}"#, "Albania, gold 0"),
    ("home,away\nOslo,Rome\nRome,Oslo\nBonn,Oslo\n", "home Oslo, away Rome"),
    ("x,y\nNA,1\nb c,2\nd e,3\n", "y 1"),
  ]

  @Test(arguments: tables)
  func aTableIsReadAsItIsFound(_ table: (input: String, label: String)) throws {
    var options = ReadingOptions()
    options.formatHint = .csv
    #expect(try Labels.lines(MemorySource(table.input), options).first == table.label)
  }

  /// Values beyond the sample's: none becomes another.
  @Test func aValueThatDoesNotFitStandsAsItIs() throws {
    let rows = (0..<1_200).map { "item \($0),\"1,00\($0 % 10)\",2024-01-0\($0 % 9 + 1),\($0 % 7)" }
    let input =
      "name,n,day,k\n" + rows.joined(separator: "\n")
      + "\nlast,\"1,5\",soon,v1.5 2\nother,(12),2024-13-01,n/a\n"
    let lines = try Labels.lines(input, sample: true)
    #expect(lines[0] == "item 0, n 1,000, Jan 1, 2024, k 0")
    #expect(lines[1_200] == "last, n 1,5, soon, k v1.5 2")
    #expect(
      lines[1_201] == "other, n −12, 2024-13-01"
        || lines[1_201] == "other, n (12), 2024-13-01")
  }

  /// `speakrows F` and `speakrows --fields <(speakrows init F) F` say the same, byte for byte.
  @Test(arguments: 0..<200)
  func whatInitWritesIsWhatIsDone(_ number: Int) throws {
    var generator = SeededGenerator(seed: UInt64(number))
    let input = RandomFile.text(using: &generator)
    let alone = try Labels.lines(input, sample: true)
    var options = ReadingOptions()
    options.described = try TableDescription(from: MemorySource(try Self.fields(input)))
    #expect(try Labels.lines(MemorySource(input), options) == alone, "\(input)")
  }

  @Test func theSampleIsTheSameHoweverTheBytesArrive() throws {
    var generator = SeededGenerator(seed: 1)
    let input = RandomFile.text(using: &generator)
    let whole = try Labels.lines(input, sample: true)
    for length in [1, 2, 3, 7, 64, 1_000] {
      #expect(
        try Labels.lines(input, blockLength: length, chunkLength: length, sample: true) == whole)
    }
  }

  @Test func eachCellIsExplained() throws {
    var labels = try LabelReader(
      MemorySource(
        #"{"fields": [{"name": "a"}, {"name": "p", "say": "currency:EUR"}, {"name": "x", "say": "skip"}, {"name": "t_usd"}, {"name": "m", "missingValues": ["NA"]}], "rows": [{"a": "A U", "p": 5, "x": "y", "t_usd": 1, "m": "NA"}]}"#
      ))
    var label = ByteBuffer()
    let item = try #require(try labels.next(into: &label))
    let explanation = labels.explanation(of: item, label: label)
    #expect(explanation.label == "A U, €5.00, t $1.00")
    #expect(explanation.cells.map(\.field) == ["a", "p", "t_usd", "x", "m"])
    #expect(
      explanation.cells.map(\.say) == ["text", "currency:EUR", "currency:USD", "skip", "text"])
    #expect(explanation.cells.map(\.printed) == ["A U", "€5.00", "t $1.00", "", ""])
    #expect(explanation.cells[1].spoken.map(\.text) == ["five euros"])
    #expect(explanation.cells[3].reason == "its field is declared as skipped")
    #expect(explanation.cells[4].reason == "its text stands for a missing value")
    #expect(explanation.cells[1].column == 183)
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ suffix: String) -> Substring {
    hasSuffix(suffix) ? dropLast(suffix.count) : self
  }
}
