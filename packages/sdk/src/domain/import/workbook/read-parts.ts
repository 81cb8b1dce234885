import { readXml, type XmlToken } from '../../xml/read-xml';
import { type NumberFormat, readNumberFormat } from './number-format';

/** The text of a file inside the packed one, undefined where there is none. */
export type WorkbookParts = (path: string) => string | undefined;

type Attributes = Extract<XmlToken, { kind: 'open' }>['attributes'];

/** Attributes by their names without prefixes. */
export const valueOf = (attributes: Attributes, name: string): string | undefined =>
  attributes.get(name) ??
  [...attributes].find(([key]) => key.slice(key.indexOf(':') + 1) === name)?.[1];

function* readOpened(xml: string | undefined) {
  for (const token of readXml(xml ?? '<none/>')) if (token.kind === 'open') yield token;
}

/** Paths that a file refers to, by its names for them. */
function readTargets(xml: string | undefined, folder: string): Map<string, string> {
  const targets = new Map<string, string>();
  for (const { name, attributes } of readOpened(xml)) {
    const target = attributes.get('Target') ?? '';
    if (name !== 'Relationship') continue;
    const path = target.startsWith('/') ? target.slice(1) : `${folder}${target}`;
    targets.set(attributes.get('Id') ?? '', path);
    const kind = attributes.get('Type')?.split('/').at(-1);
    if (kind) targets.set(`kind:${kind}`, path);
  }
  return targets;
}

/** A workbook without the cells of its sheets. */
export interface WorkbookShape {
  sheets: { name: string; isHidden: boolean; path: string }[];
  strings: string[];
  /** By the style of a cell. */
  formats: NumberFormat[];
  isFrom1904: boolean;
  /** Results are not kept in the file, or not to be trusted. */
  isUnsolved: boolean;
}

const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true';

/** Reads all of a workbook but its cells. */
export function readShape(parts: WorkbookParts): WorkbookShape {
  const root = readTargets(parts('_rels/.rels'), '');
  const path = root.get('kind:officeDocument') ?? 'xl/workbook.xml';
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const file = path.slice(folder.length);
  const targets = readTargets(parts(`${folder}_rels/${file}.rels`), folder);
  const shape: WorkbookShape = {
    sheets: [],
    strings: readStrings(parts(targets.get('kind:sharedStrings') ?? '')),
    formats: readFormats(parts(targets.get('kind:styles') ?? '')),
    isFrom1904: false,
    isUnsolved: false,
  };
  for (const { name, attributes } of readOpened(parts(path))) {
    if (name === 'workbookPr') shape.isFrom1904 = isTrue(attributes.get('date1904'));
    else if (name === 'calcPr') shape.isUnsolved = isTrue(attributes.get('fullCalcOnLoad'));
    else if (name === 'sheet') {
      shape.sheets.push({
        name: attributes.get('name') ?? '',
        isHidden: /hidden$/i.test(attributes.get('state') ?? ''),
        path: targets.get(attributes.get('id') ?? valueOf(attributes, 'id') ?? '') ?? '',
      });
    }
  }
  return shape;
}

/** Signs that XML cannot hold stand as `_x000D_`. */
export const decodeText = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Texts that cells refer to by their place; how they are spoken is none of them. */
function readStrings(xml: string | undefined): string[] {
  const strings: string[] = [];
  const path: string[] = [];
  for (const token of readXml(xml ?? '<none/>')) {
    if (token.kind === 'open') {
      path.push(token.name);
      if (token.name === 'si') strings.push('');
    } else if (token.kind === 'close') path.pop();
    else if (path.at(-1) === 't' && !path.includes('rPh')) {
      strings[strings.length - 1] += token.text;
    }
  }
  return strings.map(decodeText);
}

function readFormats(xml: string | undefined): NumberFormat[] {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  const path: string[] = [];
  for (const token of readXml(xml ?? '<none/>')) {
    if (token.kind === 'close') path.pop();
    if (token.kind !== 'open') continue;
    const { name, attributes } = token;
    const id = Number(attributes.get('numFmtId') ?? 0);
    if (name === 'numFmt' && path.at(-1) === 'numFmts') {
      codes.set(id, attributes.get('formatCode') ?? '');
    } else if (name === 'xf' && path.at(-1) === 'cellXfs') {
      formats.push(readNumberFormat(id, codes.get(id)));
    }
    path.push(name);
  }
  return formats;
}
