import { SaxesParser } from 'saxes';

/** An element of a drawing, as it stands there. */
export interface ParsedElement {
  /** Without a prefix. */
  name: string;
  isSvg: boolean;
  /** `name` without a prefix; `uri` is empty for an attribute of the element itself. */
  attributes: readonly { name: string; uri: string; value: string }[];
  children: (ParsedElement | string)[];
}

/** A drawing that cannot be used; its message goes on from the name of the file. */
export class DrawingProblem extends Error {}

const SVG = 'http://www.w3.org/2000/svg';
const MAX_ELEMENTS = 20_000;
const MAX_DEPTH = 64;

/** Reads the elements of a drawing. A document type brings no entities. Throws a DrawingProblem. */
export function parseDrawing(text: string): ParsedElement {
  const top: ParsedElement = { name: '', isSvg: false, attributes: [], children: [] };
  const open = [top];
  let count = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => {
    throw new DrawingProblem(`is no well-formed drawing (${message.slice(0, 120)})`);
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    count += 1;
    if (count > MAX_ELEMENTS) throw new DrawingProblem(`has more than ${MAX_ELEMENTS} elements`);
    if (open.length > MAX_DEPTH) throw new DrawingProblem('is nested too deeply');
    const element: ParsedElement = {
      name: local,
      isSvg: uri === SVG,
      children: [],
      attributes: Object.values(attributes).map((one) => ({
        name: one.local,
        uri: one.uri,
        value: one.value,
      })),
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (words: string): void => void open.at(-1)?.children.push(words);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text.replace(/^\uFEFF/, '')).close();
  const root = top.children.find((child) => typeof child !== 'string');
  if (root?.isSvg && root.name === 'svg') return root;
  throw new DrawingProblem(
    'is no drawing: it begins with <svg xmlns="http://www.w3.org/2000/svg">',
  );
}
