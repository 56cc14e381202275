// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The version of the installed synthesizer.
public enum EngineVersion {
  /// The version of eSpeak NG as it tells it: "1.51"; nil where it is not installed.
  public static var text: String? {
    guard let espeak = try? EspeakLibrary(), let version = unsafe espeak.info(nil) else {
      return nil
    }
    return unsafe String(cString: version)
  }
}
