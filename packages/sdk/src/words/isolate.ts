const TURNS_DIRECTION =
  /[\u200f\u061c\u202a-\u202e\u2066-\u2069]|\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Thaana}|\p{Script=Syriac}/u;
const ISOLATES = /[\u2066-\u2069]/g;

/** A value for a place of a text: one that turns the direction of writing turns only its own. */
export function isolate(value: string): string {
  return TURNS_DIRECTION.test(value) ? `\u2068${value.replace(ISOLATES, '')}\u2069` : value;
}
