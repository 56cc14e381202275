// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The style of a page: the user's own colors, light or dark, and one column that fits any width.
///
/// Lines are as wide as the window: Orca reads what stands on a line, and would break a row where a column ends.
enum HTMLStyle {
  static let text =
    """
    :root { color-scheme: light dark; }
    body { margin: 0; background: Canvas; color: CanvasText; font: 1rem/1.5 system-ui, sans-serif; }
    main { padding: 1rem; }
    h1, h2, h3 { line-height: 1.2; overflow-wrap: anywhere; }
    nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem; list-style: none; padding: 0; }
    nav li a { display: block; min-width: 1.5rem; padding: 0.25rem 0.5rem; text-align: center; }
    .skip:not(:focus) { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
    .rows { list-style: none; margin: 0; padding: 0; }
    .overview { list-style: none; padding: 0; }
    .overview svg { display: block; width: 100%; max-width: 25rem; height: auto; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
    .overview polygon { fill: currentColor; fill-opacity: 0.2; stroke: none; }
    .rows > li { padding: 0.6rem 0; border-bottom: 1px solid #767676; overflow-wrap: anywhere; }
    .rows > li.selected, tr.selected > :first-child { border-inline-start: 0.25rem solid; padding-inline-start: 0.5rem; }
    .first, th { font-weight: 600; }
    .detail, .footer, .source { font-size: 0.9em; font-weight: 400; }
    .scroll { overflow-x: auto; }
    summary { padding: 0.6rem 0; font-weight: 600; }
    table { border-collapse: collapse; width: 100%; }
    caption { text-align: start; }
    th, td { padding: 0.5rem; border-bottom: 1px solid #767676; text-align: start; vertical-align: top; }
    .section > * { margin: 0.5rem 0 0; }
    @media print { nav { display: none; } .scroll { overflow: visible; } tr, li { break-inside: avoid; } thead { display: table-header-group; } details:not([open])::details-content { content-visibility: visible; display: block; } }
    @media (prefers-contrast: more) { .rows > li, th, td { border-color: CanvasText; } :focus-visible { outline: 0.2rem solid; } }
    @media (forced-colors: active) { .rows > li, th, td { border-color: CanvasText; } }

    """ + DecimalAlignment.rules
}
