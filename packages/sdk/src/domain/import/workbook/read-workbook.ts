import { readXml } from '../../xml/read-xml';
import type { SheetRow } from '../types';
import { toCellNumber } from './cell-text';
import { readNumberFormat } from './number-format';
import { decodeText, readShape, type WorkbookParts, type WorkbookShape } from './read-parts';

/** A sheet of an Excel file, its cells as the texts that a CSV would hold. */
export interface WorkbookSheet {
  name: string;
  /** Out of sight, for people or for all. */
  isHidden: boolean;
  /** Rows that hold something. */
  rows: SheetRow[];
  /** The first cell whose formula has no result in the file, `B2`. */
  unsolved: string | null;
}

/** More columns than any list has: a cell far out must not widen all rows. */
const MAX_COLUMNS = 1_000;

/** A cell as it is read. */
interface Cell {
  type: string;
  style: number;
  text: string;
  hasFormula: boolean;
}

/** The place of a cell, from 0: `B2` is column 1 of row 2. */
function readPlace(reference: string): { column: number; line: number } | null {
  const [, letters = '', line = ''] = /^\$?([A-Z]{1,3})\$?(\d+)$/.exec(reference) ?? [];
  if (line === '') return null;
  const column = [...letters].reduce((sum, sign) => sum * 26 + sign.charCodeAt(0) - 64, 0) - 1;
  return { column, line: Number(line) };
}

function toText({ type, style, text }: Cell, shape: WorkbookShape): string {
  if (type === 's') return shape.strings[Number(text)] ?? '';
  if (type === 'b') return String(text.trim() === '1');
  if (type === 'n') {
    return toCellNumber(
      text,
      shape.formats[style] ?? readNumberFormat(0, undefined),
      shape.isFrom1904,
    );
  }
  return decodeText(text);
}

/** True where a formula's result is not in the file: programs leave it out, or write a nought. */
const isUnsolved = ({ type, text, hasFormula }: Cell, { isUnsolved: isAll }: WorkbookShape) =>
  hasFormula && (isAll ? text === '' || text === '0' : text === '' && type !== 'str');

function readSheet(xml: string, shape: WorkbookShape): Pick<WorkbookSheet, 'rows' | 'unsolved'> {
  const rows = new Map<number, string[]>();
  const merges: string[] = [];
  let unsolved: string | null = null;
  let [line, column] = [0, -1];
  let cell: Cell | null = null;
  const path: string[] = [];
  for (const token of readXml(xml)) {
    if (token.kind === 'text') {
      const isOwn = path.at(-1) === 'v' || (path.at(-1) === 't' && !path.includes('rPh'));
      if (cell && isOwn) cell.text += token.text;
    } else if (token.kind === 'open') {
      const { name, attributes } = token;
      path.push(name);
      if (name === 'row') [line, column] = [Number(attributes.get('r') ?? line + 1), -1];
      else if (name === 'c') {
        column = readPlace(attributes.get('r') ?? '')?.column ?? column + 1;
        const style = Number(attributes.get('s') ?? 0);
        cell = { type: attributes.get('t') ?? 'n', style, text: '', hasFormula: false };
      } else if (name === 'f' && cell) cell.hasFormula = true;
      else if (name === 'mergeCell') merges.push(attributes.get('ref') ?? '');
    } else {
      path.pop();
      if (token.name !== 'c' || !cell) continue;
      if (isUnsolved(cell, shape)) unsolved ??= nameOf(column, line);
      const text = toText(cell, shape).trim();
      if (text !== '' && column < MAX_COLUMNS) {
        const cells = rows.get(line) ?? [];
        cells[column] = text;
        rows.set(line, cells);
      }
      cell = null;
    }
  }
  for (const merge of merges) fillDown(rows, merge);
  return { rows: toRows(rows), unsolved };
}

function nameOf(column: number, line: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${line}`;
}

/** Merged cells hold their value in the first; people read it in each row. */
function fillDown(rows: ReadonlyMap<number, string[]>, merge: string): void {
  const [from, to] = merge.split(':').map(readPlace);
  if (!from || !to) return;
  const text = rows.get(from.line)?.[from.column];
  if (text === undefined) return;
  for (const [line, cells] of rows) {
    if (line > from.line && line <= to.line) cells[from.column] ??= text;
  }
}

function toRows(rows: ReadonlyMap<number, string[]>): SheetRow[] {
  let width = 0;
  for (const cells of rows.values()) width = Math.max(width, cells.length);
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([line, cells]) => ({
      line,
      cells: Array.from({ length: width }, (_, index) => cells[index] ?? ''),
    }));
}

/** Reads the sheets of an Excel file. Throws an `XmlProblem` for what is none. */
export function readSheets(parts: WorkbookParts): WorkbookSheet[] {
  const shape = readShape(parts);
  return shape.sheets.map(({ name, isHidden, path }) => {
    const xml = parts(path);
    return {
      name,
      isHidden,
      ...(xml === undefined ? { rows: [], unsolved: null } : readSheet(xml, shape)),
    };
  });
}
