/** Before everything. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
/** Of sheets and styles. */
export const MAIN_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
/** Of what parts are to each other. */
export const OFFICE_NAMESPACE =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** Of the archive. */
export const PACKAGE_NAMESPACE = 'http://schemas.openxmlformats.org/package/2006';
