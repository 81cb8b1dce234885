/** The id of a field, by the path of what it writes. */
export const toFieldId = (path: string): string => `theme-${path.replaceAll('.', '-')}`;
