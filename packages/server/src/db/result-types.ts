import pg from 'pg';

const INT8 = 20;
const DATE = 1082;

const toNumber = (text: string): number => Number(text);
const asText = (text: string): string => text;

/** Value types of both databases: int8 is a number, a date without time is text. */
export const resultTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8) return toNumber;
    if (oid === DATE) return asText;
    return pg.types.getTypeParser(oid, format);
  },
};
