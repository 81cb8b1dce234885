/** A text or a number of JSON. */
const TEXT_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs;
const LONG_WHOLE = /^-?\d{16,}$/;

/**
 * JSON with whole numbers whose digits no number keeps made texts, so that the digits stay: those of a SIM card or an
 * IMEI with more are a name and nothing to count with.
 */
export const keepLongDigits = (json: string): string =>
  /\d{16}/.test(json)
    ? json.replace(TEXT_OR_NUMBER, (part) =>
        LONG_WHOLE.test(part) && String(Number(part)) !== part ? `"${part}"` : part,
      )
    : json;
