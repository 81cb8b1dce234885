/** Before everything. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
/** Namespace of sheets and styles. */
export const MAIN_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
/** Namespace of the relationships between parts. */
export const OFFICE_NAMESPACE =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** Namespace of the package. */
export const PACKAGE_NAMESPACE = 'http://schemas.openxmlformats.org/package/2006';
