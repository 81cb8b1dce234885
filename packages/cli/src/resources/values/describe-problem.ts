import type { ImportProblem, ImportProblemCode, RowProblem } from '@rastro/sdk/domain';
import type { CliResource } from '../cli-resource';

type Params = Readonly<Record<string, string | number>>;

/** Words for a text that looks wrong, by the keys of the rules. */
const LOOKS: Readonly<Record<string, (params: Params) => string>> = {
  'warning.imei.text': () => 'is no IMEI: its check digit is wrong. Was it mistyped?',
  'warning.imei.short': ({ expected }) => `is an IMEI without its last digit, ${expected}`,
  'warning.digit.text': ({ expected, found }) => `should end in ${expected}, not in ${found}`,
  'warning.digits.text': ({ expected, found }) => `should end in ${expected}, not in ${found}`,
  'warning.iccid.text': () => 'is no ICCID: it has 19 or 20 digits',
  'warning.plate.text': () => 'does not look like a plate',
  'warning.renavam.text': () => 'is no RENAVAM: it has 11 digits, old ones 9',
  'warning.cnh.text': () => 'is no CNH: it has 11 digits, not all alike',
  'warning.cpf.text': () => 'is no CPF: it has 11 digits, not all alike',
  'warning.cnpj.text': () => 'is no CNPJ: it has 12 letters or digits, and 2 digits',
  'warning.document.text': () => 'is neither a CPF (11 digits) nor a CNPJ (14 letters and digits)',
  'warning.vin.text': () => 'is no chassis number: it has 17 letters and digits',
  'warning.vin.letter': ({ letter }) => `is no chassis number: none has the letter ${letter}`,
  'warning.vin.digit': ({ expected, found }) =>
    `is no chassis number: its ninth character should be ${expected}, not ${found}`,
  'warning.phone.text': () => 'is no telephone number: it has 8 to 15 digits',
};

/** The ends of sentences that begin with a column or an option. */
const ENDS: Partial<Readonly<Record<ImportProblemCode, (params: Params) => string>>> = {
  ROUNDED: ({ text }) =>
    `was rounded by a spreadsheet (${text}): make the column text there and save again`,
  TWO_READINGS: ({ text, more, less }) =>
    `may be ${more} or ${less}: "${text}"; write it without the sign`,
  GROUPED: ({ text, digits }) => `was written in groups ("${text}") and is read as ${digits}`,
  CUT: ({ text }) => `ends in zeros, as spreadsheets round: ${text}`,
  READ_AS: ({ less, more }) => `is read as ${less}; write ${more} if that is meant`,
  FORMULA_LEFT_OUT: ({ text }) => `is left out: its formula failed (${text})`,
  FORMULA_FAILED: () => 'holds a formula that failed',
  CONTROL_CHARACTER: () => 'holds a line break or another control character',
  EMPTY: ({ max }) => `is empty${max === undefined ? '' : `: it takes 1 to ${max} characters`}`,
  EMPTY_TOTAL: () => 'is empty: the row looks like one of totals, leave it out',
  EMPTY_MERGED: () => 'is empty (of merged cells only the first holds the value)',
  TOO_LONG: ({ max }) => `is longer than ${max} characters`,
  NOT_A_NUMBER: ({ text }) => `is no number: "${text}"`,
  NOT_WHOLE: ({ text }) => `is no whole number: "${text}"`,
  TOO_SMALL: ({ text, min }) => `is less than ${min}: "${text}"`,
  TOO_BIG: ({ text, max }) => `is more than ${max}: "${text}"`,
  NOT_YES_OR_NO: ({ text }) => `is neither true nor false: "${text}"`,
  NO_CHOICE: ({ text, choices }) => `is none of ${choices}: "${text}"`,
  NOT_A_DATE: ({ text }) => `is no date like 2027-12-31 or 2027-12-31T18:00:00-03:00: "${text}"`,
  NOT_AN_ID: ({ text }) => `is no id (a whole number): "${text}"`,
  BAD_AREA: ({ text }) => `cannot be read: ${text}`,
  NOT_NUMBERS: ({ text }) => `is no list of numbers, as in 1,2,3: "${text}"`,
  NOT_AN_OBJECT: ({ text }) => `is no JSON object: "${text}"`,
  BAD_ATTRIBUTE: ({ text, type }) => `is no ${type}: "${text}"`,
  TWICE: ({ text, lines }) => `${text} stands in the lines ${joinLines(String(lines))}`,
  ZEROS_LOST: ({ text, digits }) =>
    `${text} is read as ${digits}: spreadsheets take the zeros before a number`,
  TWO_DOCUMENTS: ({ text, cpf, cnpj }) =>
    `may be the CPF ${cpf} or the CNPJ ${cnpj}: write all digits of ${text}`,
  PLACEHOLDER: ({ text }) => `"${text}" stands for no value`,
  BAD_MAIL: ({ text }) => `is no email address: "${text}"`,
  LIKE_DELETED: () => 'has the form of a deleted device (deleted-x-y)',
};

/** Doubts that need no column. */
const DOUBTS: typeof ENDS = {
  LOOKS_WRONG: ({ text, key, ...params }) => `${text} ${LOOKS[String(key)]?.(params) ?? key}`,
  TOTAL_ROW: () => 'the row looks like one of totals',
  NO_ICON: ({ text }) => `the category "${text}" has no icon of its own`,
};

/** Sentences of their own. */
const WHOLE: Partial<
  Readonly<Record<ImportProblemCode, (params: Params, resource: CliResource) => string>>
> = {
  TOO_WIDE: ({ count, width, text }) =>
    `the row has ${count} cells, the header ${width}, too many are "${text}"`,
  TOO_NARROW: ({ count, width }) => `the row has ${count} cells, the header ${width}`,
  NO_SUCH_ID: ({ text }, { one }) => `there is no ${one} with the id ${text}`,
  SEVERAL: ({ text, ids }, { many }) =>
    `several ${many} are called "${text}" (${ids}): give them names of their own`,
  NO_SUCH: ({ text, resource }, { find }) =>
    `there is no ${find(String(resource)).one} "${text}": make it first`,
  NO_SUCH_GROUP: ({ text, resource }, { find }) =>
    `there is no ${find(String(resource)).one} "${text}": make it, or pass --create-groups`,
  SEVERAL_SUCH: ({ text, resource, ids }, { find }) =>
    `several ${find(String(resource)).many} are called "${text}" (${ids}): write the id`,
  ATTRIBUTES_TOO_LONG: ({ max }) => `the attributes are longer than ${max} characters together`,
};

const joinLines = (lines: string): string => lines.split(', ').join(' and ');

/** The end of the sentence that says what is wrong with a value. */
export const describeProblem = ({ code, params = {} }: ImportProblem): string =>
  (ENDS[code] ?? DOUBTS[code])?.(params) ?? code;

/** Describes the problem of a row, in a sentence. */
export function describeRowProblem(problem: RowProblem, resource: CliResource): string {
  const whole = WHOLE[problem.code]?.(problem.params ?? {}, resource);
  if (whole !== undefined) return whole;
  const end = describeProblem(problem);
  return problem.column === undefined || problem.code in DOUBTS ? end : `${problem.column} ${end}`;
}
