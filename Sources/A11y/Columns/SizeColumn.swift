// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Amounts of data as `df -h`, `ls -lh`, `docker` and `kubectl` write them.
enum SizeColumn: ColumnKind {
  static let examples = [
    ColumnExample(name: "Used", values: ["1.7M", "45G", "0"], phrase: "Used 1.7 megabytes"),
    ColumnExample(name: "size", values: ["4.0K", "12K"], phrase: "size 4 kilobytes"),
    ColumnExample(name: "Avail", values: ["794M", "234G"], phrase: "Avail 794 megabytes"),
    ColumnExample(
      name: "MEMORY(bytes)", values: ["128Mi", "1Gi"], phrase: "MEMORY(bytes) 128 mebibytes"),
    ColumnExample(
      name: "image", values: ["13.3kB", "187MB", "512B"], phrase: "image 13.3 kilobytes"),
    ColumnExample(name: "RES", values: ["985.7m", "1.2g"], phrase: "RES 985.7 megabytes"),
    // Of the numbers without a letter, top means kibibytes.
    ColumnExample(name: "RES", values: ["985.7m", "1.2g", "14336"], phrase: "RES 985.7m"),
    ColumnExample(name: "views", values: ["1.7M", "45K"], phrase: "views 1.7M"),
    ColumnExample(
      name: "market_cap", values: ["2.89T", "180.5B", "98.4M"], phrase: "market cap 2.89T"),
    ColumnExample(name: "n", values: ["26726", "10 MB", "8"], phrase: "n 26,726"),
    ColumnExample(name: "size_mb", values: ["1500", "5 GB"], phrase: "size 1,500 MB"),
    ColumnExample(name: "mem_mib", values: ["20", "5GiB", "1500"], phrase: "mem mib 20"),
    ColumnExample(name: "mem_pages", values: ["20", "5GiB"], phrase: "mem pages 20"),
    ColumnExample(name: "Memory in MiB", values: ["20", "5G"], phrase: "Memory in MiB 20"),
    ColumnExample(name: "size [MiB]", values: ["20", "5GiB"], phrase: "size [MiB] 20"),
    ColumnExample(name: "network", values: ["4G", "5G"], phrase: "network 4G"),
    // Clothes and firms have sizes, too; programs write one decimal below ten.
    ColumnExample(name: "size", values: ["2T", "3T", "4T"], phrase: "size 2T"),
    ColumnExample(name: "size", values: ["5K", "200", "1M"], phrase: "size 5K"),
    ColumnExample(name: "size", values: ["12K", "45M"], phrase: "size 12K"),
    ColumnExample(name: "video", values: ["720P", "1080P"], phrase: "video 720P"),
  ]

  /// Words of what programs measure in bytes.
  static let names: Set<String> = [
    "mem", "memory", "used", "avail", "available", "free", "rss", "vsz", "res",
    "virt", "shr", "swap", "cache", "buff", "buffers", "disk", "ram", "storage", "usage", "bytes",
    "speicher",
  ]

  /// Words for how large anything is.
  private static let sizes: Set<String> = [
    "size", "sizes", "größe", "taille", "tamaño", "dimensione", "tamanho", "grootte", "storlek",
    "rozmiar", "размер", "розмір", "boyut", "méret",
  ]

  /// Units of data other than bytes.
  private static let units: Set<String> = [
    "kb", "mb", "gb", "tb", "pb", "kib", "mib", "gib", "tib", "pib", "kbyte", "mbyte", "gbyte",
    "kilobytes", "megabytes", "gigabytes", "terabytes", "kibibytes", "mebibytes", "gibibytes",
    "kbit", "mbit", "gbit", "bits",
  ]

  /// Names of columns beside which a size is that of a file or a disk.
  private static let storages: Set<String> = [
    "file", "files", "filename", "file name", "path", "folder", "directory", "filesystem", "device",
    "partition", "volume", "disk", "mounted on", "mountpoint", "mountpoints", "used", "avail",
    "repository", "image", "package", "attachment", "datei", "fichier", "archivo", "arquivo",
    "bestand", "fil", "plik", "файл", "dosya", "fájl",
  ]

  static func guess(_ column: TypedColumn) -> ColumnGuess? {
    guard column.profile.truthCount == 0, column.profile.containerCount == 0 else { return nil }
    var letters: Set<Character> = []
    var hasBytes = false
    var bareCount = 0
    for value in column.values {
      if value.isNumber {
        if value.text != "0" { bareCount += 1 }
        continue
      }
      guard let size = WrittenSize(value.text) else { return nil }
      if let letter = size.letter {
        letters.insert(letter)
        hasBytes = hasBytes || size.isBinary || value.text.last == "B"
      }
    }
    guard let first = column.values.first(where: { !$0.isNumber }) else { return nil }
    let endsInName =
      column.words.last.map { names.contains($0) || sizes.contains($0) } ?? false
    let isNamed =
      column.words.contains(where: names.contains)
      || column.words.contains(where: sizes.contains)
        && (column.isBeside(of: storages) || areWrittenByProgram(column))
    // Money, people and what they look at are written with the same letters; nothing without a name in a list of files is.
    let areLarge =
      !column.profile.isNamed && letters.count > 1 && !letters.isDisjoint(with: ["G", "T"])
    // `du` names no columns.
    let isFirst =
      !column.profile.isNamed && column.profile.index == 0 && column.isBesidePaths
      && letters.isSubset(of: ["K", "M", "G", "T"])
    // Bare numbers are in the unit that the name states.
    if bareCount > 0, column.convention.statesUnit || column.words.contains(where: units.contains) {
      return nil
    }
    guard isNamed && !letters.isEmpty || hasBytes || areLarge || isFirst,
      bareCount == 0 || letters.isDisjoint(with: ["m", "g", "t"]),
      // One amount of data among numbers of anything says nothing of them: pages of memory, or megabytes.
      bareCount == 0 || isNamed && endsInName || !column.profile.isNamed
    else { return nil }
    return ColumnGuess(
      column.field, SayAs(.bytes), heading: .always, "amounts of data, such as \(first.text)")
  }

  /// Whether amounts below ten have one decimal, and no others, as the programs of GNU write them: "4.0K", "12K".
  private static func areWrittenByProgram(_ column: TypedColumn) -> Bool {
    let amounts = column.values.filter { !$0.isNumber }
      .map { $0.text.prefix { $0.isNumber || $0 == "." } }
    return amounts.contains { $0.contains(".") }
      && amounts.allSatisfy { amount in
        guard let number = Double(amount) else { return false }
        return number >= 10 || number == 0 || amount.split(separator: ".").count == 2
      }
  }
}
