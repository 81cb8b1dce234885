/**
 * Text in one line that steers no terminal and breaks no line of a mail: control characters, line breaks,
 * and marks of direction and what cannot be seen become blanks.
 */
export const toPrintable = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ');
