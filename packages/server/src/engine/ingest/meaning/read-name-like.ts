import { findAttributeUnit } from '@rastro/sdk/domain';

/** Attributes that name something, whatever digits are in them. */
const NAMES = /^(?:driverUniqueId|rfid|card|tag|iccid|imei|imsi|vin|phone|serial|barcode|pin)$/i;
/** Digits that a number would lose: zeros in front, a plus, a power of ten. */
const LOSES_DIGITS = /^(?:0\d+|\+\d+|\d+[eE]\+?\d+)$/;
const WHOLE = /^-?\d+$/;

/** True when a value's digits are a name, such as that of a card: a number would not keep them. */
export const isNameLike = (name: string, text: string): boolean => {
  if (NAMES.test(name)) return true;
  // What counts in a unit is a number, with zeros in front of it or not.
  if (findAttributeUnit(name) !== null) return false;
  return (
    LOSES_DIGITS.test(text) ||
    (WHOLE.test(text) && text.length > 15 && String(Number(text)) !== text)
  );
};
