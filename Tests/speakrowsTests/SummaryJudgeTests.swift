// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Holds every statement of a summary to its own query, which SQLite answers in Python.
@Suite(.judged, .tags(.programs)) struct SummaryJudgeTests {
  /// Reads a summary and its data, runs each query, and prints what differs.
  private static let judge = #"""
    import collections, datetime, json, math, random, sqlite3, statistics, subprocess, sys
    class Quantile:
        def __init__(self): self.v = []; self.p = 0
        def step(self, x, p):
            self.p = p
            if x is not None: self.v.append(x)
        def finalize(self):
            self.v.sort()
            return self.v[max(math.ceil(self.p * len(self.v)), 1) - 1] if self.v else None
    class Mode:
        def __init__(self): self.v = collections.Counter()
        def step(self, x): self.v[x] += 1
        def finalize(self): return self.v.most_common(1)[0][0] if self.v else None
    class Correlation:
        def __init__(self): self.v = []
        def step(self, x, y):
            if x is not None and y is not None: self.v.append((x, y))
        def finalize(self):
            xs, ys = zip(*self.v)
            mx, my = statistics.fmean(xs), statistics.fmean(ys)
            return (sum((x - mx) * (y - my) for x, y in self.v)
                    / math.sqrt(sum((x - mx) ** 2 for x in xs) * sum((y - my) ** 2 for y in ys)))
    def date_diff(unit, a, b):
        if a is None or b is None: return None
        a, b = (datetime.date.fromisoformat(x) for x in (a, b))
        return (b.year - a.year) * 12 + b.month - a.month if unit == "month" else (b - a).days
    def ordered_days(r, n):
        """Dates of some plan, in order, some of them left out."""
        day, step = datetime.date(2012, 3, 1), r.choice([1, 5, 7, 30, 91])
        days = []
        while len(days) < n:
            if step != 5 or day.weekday() < 5:
                if r.random() < 0.97: days.append(day.isoformat())
            if step == 30: day = (day + datetime.timedelta(31)).replace(day=1)
            else: day += datetime.timedelta(1 if step == 5 else step)
        return days if r.random() < 0.7 else days[::-1]
    def table(seed):
        r = random.Random(seed)
        n = r.choice([1, 2, 7, 60, 900])
        kinds = [r.choice("nfdwcto") for _ in range(r.randint(1, 6))]
        words = ["ash", "birch", "cedar", "elm", "fir grove", "oak, old", 'the "yew"']
        days = ordered_days(r, n)
        def cell(k, i):
            if r.random() < 0.1 and k not in "wo": return None
            return {"o": lambda: days[i],
                    "n": lambda: r.randint(-50, 50), "f": lambda: r.randint(-9999, 9999) / 100,
                    "d": lambda: "20%02d-%02d-%02d" % (r.randint(10, 30), r.randint(1, 12), r.randint(1, 28)),
                    "w": lambda: "thing %d x" % i, "c": lambda: r.choice(words),
                    "t": lambda: r.random() < 0.5}[k]()
        names = ["%s%d col" % (k, i) for i, k in enumerate(kinds)]
        return names, [[cell(k, i) for k in kinds] for i in range(n)]
    wrong = told = 0
    kinds = collections.Counter()
    for seed in range(int(sys.argv[1]), int(sys.argv[2])):
        names, rows = table(seed)
        data = json.dumps([dict(zip(names, row)) for row in rows])
        out = subprocess.run(["speakrows", "summary", "--level", "full", "--to", "json", "--locale", "en",
                              "--correlations", "--by", random.Random(seed).choice(names)], input=data, capture_output=True, text=True)
        assert out.returncode == 0, out.stderr
        db = sqlite3.connect(":memory:")
        db.create_aggregate("quantile_disc", 2, Quantile)
        db.create_aggregate("mode", 1, Mode)
        db.create_aggregate("corr", 2, Correlation)
        db.create_function("date_diff", 3, date_diff)
        db.create_function("isodow", 1, lambda d: datetime.date.fromisoformat(d).isoweekday())
        db.execute("CREATE TABLE data (%s)" % ", ".join('"%s"' % n for n in names))
        db.executemany("INSERT INTO data VALUES (%s)" % ", ".join("?" * len(names)), rows)
        summary = json.loads(out.stdout)
        groups = summary["groups"]
        pairs = {"statements": summary.get("correlations", [])}
        for column in [summary, pairs] + summary["columns"] + groups + [c for g in groups for c in g["columns"]]:
            for s in column["statements"]:
                if "query" not in s: continue
                got = db.execute(s["query"]).fetchall()
                if "values" in s: want = [(v["value"], v["count"]) for v in s["values"]]
                elif "from" in s and "value" not in s: want = [(s["from"], s["to"])]
                elif "value" in s: want = [(s["value"],)]
                else: want = [(0,)]
                told += 1
                kinds[s["kind"]] += 1
                near = lambda a, b: a == b or (isinstance(a, (int, float)) and isinstance(b, (int, float))
                                               and math.isclose(a, b, rel_tol=1e-6, abs_tol=1e-6))
                if len(got) != len(want) or not all(near(a, b) for g, w in zip(got, want) for a, b in zip(g, w)):
                    wrong += 1
                    print(seed, column.get("name"), s, got)
    unseen = {"interval", "gaps", "rising", "falling", "largest rise", "sum", "correlation"} - set(kinds)
    print(told > 0, wrong, *unseen)
    """#

  /// Reads what has changed between two versions, runs each query, and prints what differs.
  private static let changesJudge = #"""
    import json, math, os, random, sqlite3, subprocess, sys
    wrong = told = 0
    folder = sys.argv[3]
    for seed in range(int(sys.argv[1]), int(sys.argv[2])):
        r = random.Random(seed)
        kinds = [r.choice("nfdc") for _ in range(r.randint(1, 5))]
        names = ["name"] + ["%s%d col" % (k, i) for i, k in enumerate(kinds)]
        def cell(k):
            if r.random() < 0.1: return None
            return {"n": lambda: r.randint(-50, 50), "f": lambda: r.randint(-9999, 9999) / 100,
                    "d": lambda: "20%02d-%02d-%02d" % (r.randint(10, 30), r.randint(1, 12), r.randint(1, 28)),
                    "c": lambda: r.choice(["ash", "birch", "cedar", "elm grove"])}[k]()
        old = [["thing %d x" % i] + [cell(k) for k in kinds] for i in range(r.choice([2, 9, 200]))]
        new = [[row[0]] + [cell(k) if r.random() < 0.2 else v for k, v in zip(kinds, row[1:])]
               for row in old if r.random() < 0.9]
        new += [["more %d y" % i] + [cell(k) for k in kinds] for i in range(r.randint(0, 3))]
        r.shuffle(new)
        db = sqlite3.connect(":memory:")
        for table, rows in (("old", old), ("data", new)):
            json.dump([dict(zip(names, row)) for row in rows], open(os.path.join(folder, table + ".json"), "w"))
            db.execute("CREATE TABLE %s (%s)" % (table, ", ".join('"%s"' % n for n in names)))
            db.executemany("INSERT INTO %s VALUES (%s)" % (table, ", ".join("?" * len(names))), rows)
        out = subprocess.run(["speakrows", "summary", "--against", os.path.join(folder, "old.json"), "--to", "json",
                              "--locale", "en", "--key", "name", os.path.join(folder, "data.json")],
                             capture_output=True, text=True)
        assert out.returncode == 0 and not out.stderr, out.stderr
        changes = json.loads(out.stdout)
        kinds_told = {s["kind"] for s in changes["statements"]}
        # What is not told is not so.
        if "new" not in kinds_told: assert {r[0] for r in new} <= {r[0] for r in old}
        if "gone" not in kinds_told: assert {r[0] for r in old} <= {r[0] for r in new}
        before = {r[0]: r for r in old}
        for i, n in enumerate(names[1:], 1):
            differs = any(r[0] in before and before[r[0]][i] != r[i] for r in new)
            assert differs == any(c["name"] == n for c in changes["columns"]), (seed, n)
        for column in [changes] + changes["columns"]:
            for s in column["statements"]:
                if "query" not in s: continue
                told += 1
                got = db.execute(s["query"]).fetchone()[0]
                if not math.isclose(got, s["value"], rel_tol=1e-9, abs_tol=1e-9):
                    wrong += 1
                    print(seed, column.get("name"), s, got)
    print(told > 0, wrong)
    """#

  @Test("every change is what its query gives, on random versions", arguments: [0, 50])
  func changesHold(_ seed: Int) throws {
    try Shell.withTemporaryFolder { folder in
      try Self.changesJudge.write(
        to: folder.appending(path: "judge.py"), atomically: true, encoding: .utf8)
      let result = try Shell.run(
        "python3 judge.py \(seed) \(seed + 50) '\(folder.path)'", in: folder)
      #expect(result.output == "True 0\n")
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  @Test("every statement is what its query gives, on random tables", arguments: [0, 50])
  func statementsHold(_ seed: Int) throws {
    let script = FileManager.default.temporaryDirectory
      .appending(path: "summary-judge-\(UUID().uuidString).py")
    try Self.judge.write(to: script, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: script) }
    let result = try Shell.run(
      "python3 \(script.path) \(seed) \(seed + 50)", in: Shell.root)
    #expect(result.output == "True 0\n")
    #expect(result.status == 0)
  }
}
