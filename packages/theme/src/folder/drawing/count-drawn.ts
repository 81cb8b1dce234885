import { DrawingProblem } from './parse-drawing';
import { listReferences } from './references';

/** An element as it is kept. */
export interface KeptElement {
  name: string;
  attributes: Map<string, string>;
  children: (KeptElement | string)[];
}

/** Max number of parts a browser may have to draw for one picture. */
const MAX_DRAWN = 20_000;
const MAX_DEPTH = 128;
/** Each step of a filter goes over all pixels. */
const FILTER_STEP = 50;

/**
 * Refuses a drawing of which a few lines draw very much: each element counts as often as it is drawn, by `use`, patterns,
 * masks and all else that points to it. Throws a DrawingProblem.
 */
export function checkDrawn(root: KeptElement): void {
  const byId = new Map<string, KeptElement>();
  collect(root, byId);
  const known = new Map<KeptElement, number>();
  const open = new Set<KeptElement>();
  const count = (element: KeptElement): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (open.has(element)) throw new DrawingProblem('draws a part inside itself');
    if (open.size > MAX_DEPTH) throw new DrawingProblem('is nested too deeply');
    open.add(element);
    let drawn = element.name.startsWith('fe') ? FILTER_STEP : 1;
    for (const child of element.children) if (typeof child !== 'string') drawn += count(child);
    for (const id of targetsOf(element)) {
      const target = byId.get(id);
      if (target) drawn += count(target);
    }
    if (drawn > MAX_DRAWN) throw new DrawingProblem(`draws more than ${MAX_DRAWN} parts`);
    open.delete(element);
    known.set(element, drawn);
    return drawn;
  };
  count(root);
}

function collect(element: KeptElement, byId: Map<string, KeptElement>): void {
  const id = element.attributes.get('id');
  // Of two of one name the first counts.
  if (id !== undefined && !byId.has(id)) byId.set(id, element);
  for (const child of element.children) if (typeof child !== 'string') collect(child, byId);
}

const targetsOf = ({ attributes }: KeptElement): string[] =>
  [...attributes].flatMap(([name, value]) =>
    name === 'href' && value.startsWith('#') ? [value.slice(1)] : listReferences(value),
  );
