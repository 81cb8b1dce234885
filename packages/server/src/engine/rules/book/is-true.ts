/** Whether an attribute says yes: true, or its text in any letters. Whatever else it holds says no. */
export const isTrue = (value: unknown): boolean =>
  value === true || (typeof value === 'string' && value.toLowerCase() === 'true');
