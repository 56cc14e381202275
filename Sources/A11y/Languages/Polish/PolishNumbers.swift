// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The number words of Polish.
extension PolishRules {
  /// What every gender has in common.
  private static let aboveNineteen = """
    20: dwadzieścia[ >>]; 30: trzydzieści[ >>]; 40: czterdzieści[ >>]; 50: pięćdziesiąt[ >>];
    60: sześćdziesiąt[ >>]; 70: siedemdziesiąt[ >>]; 80: osiemdziesiąt[ >>];
    90: dziewięćdziesiąt[ >>];
    100: sto[ >>]; 200: dwieście[ >>]; 300: trzysta[ >>]; 400: czterysta[ >>];
    500: pięćset[ >>]; 600: sześćset[ >>]; 700: siedemset[ >>]; 800: osiemset[ >>];
    900: dziewięćset[ >>];
    1000: tysiąc[ >>];
    2000: <%cardinal< $(cardinal,few{tysiące}other{tysięcy})$[ >>];
    1000000: milion[ >>]; 2000000:
    <%cardinal< $(cardinal,one{milion}few{miliony}other{milionów})$[ >>];
    1000000000: miliard[ >>]; 2000000000:
    <%cardinal< $(cardinal,one{miliard}few{miliardy}other{miliardów})$[ >>];
    1000000000000: bilion[ >>]; 2000000000000:
    <%cardinal< $(cardinal,one{bilion}few{biliony}other{bilionów})$[ >>];
    1000000000000000: biliard[ >>]; 2000000000000000:
    <%cardinal< $(cardinal,one{biliard}few{biliardy}other{biliardów})$[ >>];
    """

  static let numberRules = NumberRules(
    """
    %cardinal:
    0: zero; jeden; dwa; trzy; cztery; pięć; sześć; siedem; osiem; dziewięć; dziesięć;
    jedenaście; dwanaście; trzynaście; czternaście; piętnaście; szesnaście; siedemnaście;
    osiemnaście; dziewiętnaście;
    \(aboveNineteen)
    %cardinal-feminine:
    0: zero; jedna; =%%behind-feminine=;
    %%behind-feminine:
    0: zero; jeden; dwie; =%cardinal=;
    \(aboveNineteen)
    %cardinal-neuter:
    0: zero; jedno; =%cardinal=;
    %genitive:
    0: zera; jednego; dwóch; trzech; czterech; pięciu; sześciu; siedmiu; ośmiu; dziewięciu;
    dziesięciu; jedenastu; dwunastu; trzynastu; czternastu; piętnastu; szesnastu; siedemnastu;
    osiemnastu; dziewiętnastu;
    20: dwudziestu[ >%%behind-genitive>]; 30: trzydziestu[ >%%behind-genitive>];
    40: czterdziestu[ >%%behind-genitive>]; 50: pięćdziesięciu[ >%%behind-genitive>];
    60: sześćdziesięciu[ >%%behind-genitive>]; 70: siedemdziesięciu[ >%%behind-genitive>];
    80: osiemdziesięciu[ >%%behind-genitive>]; 90: dziewięćdziesięciu[ >%%behind-genitive>];
    100: stu[ >%%behind-genitive>]; 200: dwustu[ >%%behind-genitive>];
    300: trzystu[ >%%behind-genitive>]; 400: czterystu[ >%%behind-genitive>];
    500: <<set[ >%%behind-genitive>];
    1000: tysiąca[ >%%behind-genitive>]; 2000: << tysięcy[ >%%behind-genitive>];
    1000000: miliona[ >%%behind-genitive>]; 2000000: << milionów[ >%%behind-genitive>];
    1000000000: miliarda[ >%%behind-genitive>]; 2000000000: << miliardów[ >%%behind-genitive>];
    1000000000000: =%cardinal=;
    %%behind-genitive:
    0: zera; jeden; =%genitive=;
    %genitive-feminine:
    0: zera; jednej; =%genitive=;
    %ordinal:
    0: zerowy; pierwszy; drugi; trzeci; czwarty; piąty; szósty; siódmy; ósmy; dziewiąty;
    dziesiąty; jedenasty; dwunasty; trzynasty; czternasty; piętnasty; szesnasty; siedemnasty;
    osiemnasty; dziewiętnasty;
    20: dwudziesty[ >>]; 30: trzydziesty[ >>]; 40: czterdziesty[ >>]; 50: pięćdziesiąty[ >>];
    60: sześćdziesiąty[ >>]; 70: siedemdziesiąty[ >>]; 80: osiemdziesiąty[ >>];
    90: dziewięćdziesiąty[ >>];
    100: setny; sto >>; 200: dwusetny; dwieście >>; 300: trzechsetny; trzysta >>;
    400: czterechsetny; czterysta >>; 500: pięćsetny; pięćset >>; 600: sześćsetny;
    sześćset >>; 700: siedemsetny; siedemset >>; 800: osiemsetny; osiemset >>;
    900: dziewięćsetny; dziewięćset >>;
    1000: tysięczny; tysiąc >>; 2000: dwutysięczny; dwa tysiące >>; 3000: trzytysięczny;
    trzy tysiące >>; 4000: czterotysięczny; cztery tysiące >>; 5000: pięciotysięczny;
    pięć tysięcy >>; 6000: sześciotysięczny; sześć tysięcy >>; 7000: siedmiotysięczny;
    siedem tysięcy >>; 8000: ośmiotysięczny; osiem tysięcy >>; 9000: dziewięciotysięczny;
    dziewięć tysięcy >>; 10000: =%cardinal=;
    """, .polish, upTo: 18)
}
