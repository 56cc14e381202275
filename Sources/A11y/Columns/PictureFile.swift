// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Names of files that hold pictures.
enum PictureFile {
  private static let endings = [
    ".jpg", ".jpeg", ".png", ".gif", ".webp", ".svg", ".heic", ".avif", ".tif", ".tiff", ".bmp",
  ]

  /// Words of names of columns that hold pictures and nothing else.
  static let words: Set<String> = [
    "image", "images", "img", "imgs", "picture", "pictures", "pic", "photo", "photos", "photograph",
    "logo", "icon", "thumbnail", "thumb", "avatar", "poster", "banner", "flag", "portrait",
    "screenshot", "artwork", "gravatar", "favicon", "glyph", "sprite", "illustration", "bild",
    "bilder", "foto", "fotos", "symbol", "flagge", "wappen", "imagen", "imágenes", "imagem",
    "imagens", "immagine", "immagini", "icona", "icono", "ícone", "icône", "vignette", "drapeau",
    "bandera", "bandeira", "bandiera", "afbeelding", "pictogram", "vlag", "obraz", "zdjęcie",
    "ikona", "flaga", "flagga", "resim", "fotoğraf", "simge", "bayrak", "kép", "ikon",
    "zászló", "изображение", "фото", "картинка", "иконка", "логотип", "флаг", "зображення",
    "світлина", "прапор", "画像", "写真", "图片", "照片", "图标", "이미지", "사진",
  ]

  /// Whether a text is the name of an image file.
  static func isName(_ text: String) -> Bool {
    // All endings end with one of these letters, and few other texts do.
    guard let last = text.utf8.last, "fgpcFGPC".utf8.contains(last),
      text.utf8.suffix(5).contains(UInt8(ascii: "."))
    else { return false }
    let name = text.lowercased()
    return endings.contains { name.hasSuffix($0) && name.count > $0.count }
  }
}
