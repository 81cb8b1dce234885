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

/** What is read of an XML text, in order. Names are without their prefix. */
export type XmlToken =
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

const KNOWN: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
/** No tag of a map has so many attributes; without an end a hostile one exhausts the stack. */
const TAG =
  /<(\/?)([\w.-]+:)?([\w.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*')){0,100})\s*(\/?)>/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const MAX_DEPTH = 64;

/** Characters that are written by name or number; other names need a declaration, which is not taken. */
function decode(text: string, fail: (code: XmlProblem['code']) => never): string {
  return text.replace(/&([^;\s<&]{0,32});?/g, (whole, name: string) => {
    if (Object.hasOwn(KNOWN, name) && whole.endsWith(';')) return KNOWN[name] ?? '';
    const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    if (!Number.isInteger(code) || code > 0x10_ff_ff) return fail('ENTITY');
    return String.fromCodePoint(code);
  });
}

/**
 * Reads XML without ever resolving anything: no document type, no entities of its own. Throws an
 * `XmlProblem`.
 */
export function* readXml(xml: string): Generator<XmlToken> {
  let at = 0;
  const open: string[] = [];
  const fail = (code: XmlProblem['code']): never => {
    throw new XmlProblem(code, xml.slice(0, at).split('\n').length);
  };
  const skipTo = (end: string, from: number) => {
    const found = xml.indexOf(end, from);
    return found < 0 ? fail('NOT_XML') : found;
  };
  while (at < xml.length) {
    if (xml[at] !== '<') {
      const next = xml.indexOf('<', at);
      const text = decode(xml.slice(at, next < 0 ? undefined : next), fail);
      if (open.length === 0 && text.trim() !== '') fail('NOT_XML');
      if (open.length > 0) yield { kind: 'text', text };
      at = next < 0 ? xml.length : next;
    } else if (xml.startsWith('<!--', at)) at = skipTo('-->', at + 4) + 3;
    else if (xml.startsWith('<?', at)) at = skipTo('?>', at + 2) + 2;
    else if (xml.startsWith('<![CDATA[', at)) {
      const end = skipTo(']]>', at + 9);
      yield { kind: 'text', text: xml.slice(at + 9, end) };
      at = end + 3;
    } else if (xml.startsWith('<!', at)) {
      fail(/^<!entity/i.test(xml.slice(at, at + 9)) ? 'ENTITY' : 'DOCTYPE');
    } else {
      TAG.lastIndex = at;
      const [whole, slash, , name = '', written = '', isEmpty] = TAG.exec(xml) ?? fail('NOT_XML');
      if (slash) {
        if (open.pop() !== name) fail('NOT_XML');
        yield { kind: 'close', name };
      } else {
        const attributes = new Map<string, string>();
        for (const [, key = '', double, single] of written.matchAll(ATTRIBUTE)) {
          attributes.set(key, decode(double ?? single ?? '', fail));
        }
        yield { kind: 'open', name, attributes };
        if (isEmpty) yield { kind: 'close', name };
        else if (open.push(name) > MAX_DEPTH) fail('NOT_XML');
      }
      at += whole?.length ?? 1;
    }
  }
  if (open.length > 0) fail('NOT_XML');
}
