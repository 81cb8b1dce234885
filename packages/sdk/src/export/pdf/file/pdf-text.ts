/** A text as a PDF holds it beside its pages: UTF-16 in hexadecimal, so that no sign means anything. */
export function toPdfText(text: string): string {
  let hex = 'FEFF';
  for (let index = 0; index < text.length; index += 1) {
    hex += text.charCodeAt(index).toString(16).padStart(4, '0').toUpperCase();
  }
  return `<${hex}>`;
}

/** A number as pages write it: short, never with an exponent. */
export const toPdfNumber = (value: number): string => String(Math.round(value * 100) / 100);
