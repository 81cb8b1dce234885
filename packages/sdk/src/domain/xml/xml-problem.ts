/** A text that is no XML, or XML of a kind that is not taken. */
export class XmlProblem extends Error {
  constructor(
    /** `DOCTYPE` and `ENTITY` could make a file open others, or grow without end. */
    readonly code: 'NOT_XML' | 'DOCTYPE' | 'ENTITY',
    /** Counted from 1. */
    readonly line: number,
  ) {
    super(`${code} in line ${line}`);
    this.name = 'XmlProblem';
  }
}
