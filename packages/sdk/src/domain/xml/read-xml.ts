import { SaxesParser } from 'saxes';
import { XmlProblem } from './xml-problem';

/** Token of an XML text, in order. Names are without their prefix. */
export type XmlToken =
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** Characters that are read before what was found in them is handed on. */
const PIECE = 64 * 1024;
const MAX_DEPTH = 64;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML without ever resolving anything: no document type, no entities of its own. Throws an
 * `XmlProblem`.
 */
export function* readXml(xml: string): Generator<XmlToken> {
  const parser = new SaxesParser();
  // An XML declaration stands at the very start, or is none.
  const start = Math.max(0, xml.search(/\S/));
  const linesBefore = xml.slice(0, start).split('\n').length - 1;
  let tokens: XmlToken[] = [];
  let depth = 0;
  const fail = (code: XmlProblem['code']): never => {
    throw new XmlProblem(code, linesBefore + parser.line);
  };
  const addText = (text: string): void => {
    if (depth > 0) tokens.push({ kind: 'text', text });
  };
  parser.on('doctype', () => fail('DOCTYPE'));
  parser.on('error', ({ message }) => fail(/entity/.test(message) ? 'ENTITY' : 'NOT_XML'));
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH) fail('NOT_XML');
    tokens.push({
      kind: 'open',
      name: withoutPrefix(name),
      attributes: new Map(Object.entries(attributes)),
    });
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    tokens.push({ kind: 'close', name: withoutPrefix(name) });
  });
  for (let at = start; at < xml.length; at += PIECE) {
    parser.write(xml.slice(at, at + PIECE));
    yield* tokens;
    tokens = [];
  }
  parser.close();
  yield* tokens;
}
