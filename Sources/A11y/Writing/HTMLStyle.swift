/// The style of a page: the user's own colors, light or dark, and one column that fits any width.
enum HTMLStyle {
  static let text = """
    :root { color-scheme: light dark; }
    body { margin: 0; background: Canvas; color: CanvasText; font: 1.125rem/1.5 system-ui, sans-serif; }
    main { max-width: 48rem; margin: 0 auto; padding: 1rem; }
    h1, h2 { line-height: 1.2; overflow-wrap: anywhere; }
    nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem; list-style: none; padding: 0; }
    nav a { display: block; min-width: 1.5rem; padding: 0.25rem 0.5rem; text-align: center; }
    .rows { list-style: none; margin: 0; padding: 0; }
    .rows > li { padding: 0.6rem 0; border-bottom: 1px solid #8888; overflow-wrap: anywhere; }
    .rows > li[aria-current], tr[aria-current] { border-inline-start: 0.25rem solid; padding-inline-start: 0.5rem; }
    .first { font-weight: 600; }
    .detail, .footer { font-size: 0.9em; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; }
    th, td { padding: 0.5rem; border-bottom: 1px solid #8888; text-align: start; vertical-align: top; }

    """
}
