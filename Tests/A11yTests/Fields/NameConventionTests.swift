// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Names of columns become words, and their units are known.
@Suite struct NameConventionTests {
  @Test(
    "names are cut into words",
    arguments: [
      ("flipper_length_mm", "flipper length mm"), ("Min.Price", "Min Price"),
      ("AirportID", "Airport ID"), ("soil_pH", "soil pH"), ("NumberofFloors", "Number of floors"),
      ("percprof", "percprof"), ("karnof_hi", "karnof hi"), ("TypeofRoof", "Type of roof"),
      ("RoofArea", "Roof area"), ("ISOnumeric", "ISO numeric"), ("FAOcode", "FAO code"),
      ("XMLHttp", "XML http"), ("TVnews", "TVnews"), ("UNmember", "UN member"), ("IDs", "IDs"),
      ("teamIDBR", "team ID BR"), ("teamIDretro", "team ID retro"), ("IDcard", "ID card"),
      ("playerIDs", "player IDs"), ("IDEA", "IDEA"), ("FeOt", "FeOt"), ("SiO2", "SiO2"),
      ("Y +/- s", "Y +/- s"), ("$10-20k", "$10-20k"), ("Cl-", "Cl-"),
      ("NaCl_percent", "NaCl percent"), ("change_1996_2001", "change 1996–2001"),
      ("pop_2001_1996", "pop 2001 1996"), ("CuZn", "CuZn"), ("PoNo", "Po no"),
      ("CaseId", "Case id"),
      ("sales-total", "sales total"), ("PM2_5", "PM2.5"), ("mean_pm2_5_max", "mean PM2.5 max"),
      ("rpm2_5", "rpm2 5"), ("PM2_55", "PM2 55"),
      ("2010-11", "2010-11"), ("year 2010-2011", "year 2010-2011"),
      ("Q2 -4", "Q2 -4"), ("price - old", "price old"), ("X1968", "1968"), ("X2", "X2"),
    ])
  func namesAreCut(_ name: String, _ words: String) {
    #expect(NameWords.of(name).joined(separator: " ") == words)
  }

  @Test(
    "a unit in a name is known",
    arguments: [
      ("dist_mi", "dist", "mile"), ("min_in", "min in", nil), ("rain_in", "rain", "inch"),
      ("chol_mg/dL", "chol", "milligram-per-deciliter"),
      ("flow (L per min)", "flow", "liter-per-minute"),
      ("age (months)", "age", "month"), ("area_sqkm", "area", "square-kilometer"),
      ("trip_time_h", "trip time", "hour"), ("energy_kWh", "energy", "kilowatt-hour"),
      ("team_pt", "team pt", nil), ("rate_per_100k", "rate per 100k", nil),
      ("and/or", "and/or", nil), ("area (sq. km)", "area", "square-kilometer"),
      ("area sq. km", "area", "square-kilometer"), ("km2", "", "square-kilometer"),
      ("sq. ft", "", "square-foot"), ("pop per sq km", "pop per sq km", nil), ("kg", "kg", nil),
      ("jobs/sq km", "jobs/sq km", nil),
      ("qob_minus_kw", "qob minus kw", nil), ("start vs km", "start vs km", nil),
      ("people per km", "people per km", nil), ("len (in.)", "len", "inch"),
      ("a (ft^2)", "a", "square-foot"), ("d (o/oo)", "d", "permille"),
      ("v (m/s2)", "v", "meter-per-square-second"),
      ("use (l/100 km)", "use", "liter-per-100-kilometer"),
      ("areakm2", "area", "square-kilometer"), ("heightcm", "height", "centimeter"),
      ("body_weightkg", "body weight", "kilogram"), ("SpeedKmh", "Speed", "kilometer-per-hour"),
      ("rainmm", "rain", "millimeter"), ("parking", "parking", nil), ("program", "program", nil),
      ("Temp (C)", "Temp", "celsius"), ("Vitamin (C)", "Vitamin (C)", nil),
      ("sizes", "sizes", nil), ("valuemb", "value", "megabyte"),
    ])
  func unitsAreKnown(_ name: String, _ heading: String, _ unit: String?) {
    let convention = NameConvention(name)
    #expect(convention.heading == heading)
    #expect(convention.say?.kind == unit.map { .measure($0) })
  }
}
