// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Tables that programs keep in a database beside those of its user: where maps lie, how they are indexed, what was done.
///
/// The names are those of OGC's GeoPackage (chapter 2 of the standard), SpatiaLite and GDAL (their documentation of metadata
/// tables), and Android's.
enum BookkeepingTables {
  /// Whether a table is one of them.
  static func contain(_ name: String) -> Bool {
    let name = name.lowercased()
    return names.contains(name) || beginnings.contains { name.hasPrefix($0) }
  }

  private static let names: Set<String> = [
    "spatial_ref_sys", "spatial_ref_sys_all", "spatial_ref_sys_aux", "spatialite_history",
    "sql_statements_log", "spatialindex", "elementarygeometries", "knn", "knn2", "data_licenses",
    "android_metadata", "layer_styles",
  ]
  private static let beginnings = [
    "gpkg_", "rtree_", "geometry_columns", "views_geometry_columns", "virts_geometry_columns",
    "vector_layers",
  ]
}
