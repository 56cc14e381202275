// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Symbols of the chemical elements, which formulas are made of: "NaHCO3".
enum ChemicalSymbol {
  /// The symbols of the elements up to uranium; of those beyond, nobelium's is a word.
  static let all: Set<String> = [
    "H", "He", "Li", "Be", "B", "C", "N", "O", "F", "Ne", "Na", "Mg", "Al", "Si", "P", "S", "Cl",
    "Ar", "K", "Ca", "Sc", "Ti", "V", "Cr", "Mn", "Fe", "Co", "Ni", "Cu", "Zn", "Ga", "Ge", "As",
    "Se", "Br", "Kr", "Rb", "Sr", "Y", "Zr", "Nb", "Mo", "Tc", "Ru", "Rh", "Pd", "Ag", "Cd", "In",
    "Sn", "Sb", "Te", "I", "Xe", "Cs", "Ba", "La", "Ce", "Pr", "Nd", "Pm", "Sm", "Eu", "Gd", "Tb",
    "Dy", "Ho", "Er", "Tm", "Yb", "Lu", "Hf", "Ta", "W", "Re", "Os", "Ir", "Pt", "Au", "Hg", "Tl",
    "Pb", "Bi", "Po", "At", "Rn", "Fr", "Ra", "Ac", "Th", "Pa", "U",
  ]

  /// The symbols that letters are made of, each beginning with a capital; nil if some of them are none.
  static func of(_ letters: String) -> [String]? {
    var symbols: [String] = []
    for character in letters {
      if character.isUppercase {
        symbols.append(String(character))
      } else if let last = symbols.popLast() {
        symbols.append(last + String(character))
      } else {
        return nil
      }
    }
    return symbols.allSatisfy(all.contains) ? symbols : nil
  }
}
