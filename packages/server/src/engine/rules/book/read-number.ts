/** A number, or the text of one, as settings of devices and groups hold it; undefined for anything else. */
export const readNumber = (value: unknown): number | undefined => {
  const isText = typeof value === 'string' && value.trim() !== '';
  const number = isText ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};
