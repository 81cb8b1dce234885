/**
 * @typedef {object} ImportRule what must not import what: expressions of paths, where `$1` in `to` is the first group of `from.path`
 * @property {string} name
 * @property {string} [comment] why
 * @property {{ path?: string, pathNot?: string }} from
 * @property {{ path?: string, pathNot?: string, except?: ('type' | 'dynamic')[], isCircular?: boolean }} to `except`
 * lets kinds of imports through; `isCircular` forbids what leads back to where it stands
 */

/**
 * Imports that break a rule.
 * @param {import('./import-graph.mjs').Module[]} modules
 * @param {ImportRule[]} rules
 * @returns {{ rule: string, from: string, to: string }[]}
 */
export function findBrokenRules(modules, rules) {
  return rules.flatMap(({ name, from, to }) => {
    const judged = modules.filter(({ source }) => matches(source, from));
    const circleOf = to.isCircular ? findCircleOf(judged) : undefined;
    return judged.flatMap(({ source, dependencies }) => {
      const groups = from.path ? new RegExp(from.path).exec(source) : null;
      const target = { path: fill(to.path, groups), pathNot: fill(to.pathNot, groups) };
      return dependencies
        .filter(
          ({ resolved, kind }) =>
            kind !== 'file' &&
            !to.except?.includes(kind) &&
            matches(resolved, target) &&
            (!circleOf ||
              (circleOf(source) !== undefined && circleOf(source) === circleOf(resolved))),
        )
        .map(({ resolved }) => ({ rule: name, from: source, to: resolved }));
    });
  });
}

const matches = (path, { path: wanted, pathNot }) =>
  (!wanted || new RegExp(wanted).test(path)) && !(pathNot && new RegExp(pathNot).test(path));

const fill = (pattern, groups) =>
  pattern?.replaceAll(/\$(\d)/g, (_, group) => groups?.[Number(group)] ?? '');

/** The circle that a file is part of, if it is: a number that its members share (Tarjan's components). */
function findCircleOf(modules) {
  const targets = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies.map(({ resolved }) => resolved),
    ]),
  );
  const circles = new Map();
  const order = new Map();
  const lowest = new Map();
  const open = [];
  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    open.push(file);
    for (const target of targets.get(file)) {
      if (!targets.has(target)) continue;
      if (!order.has(target)) visit(target);
      else if (!open.includes(target)) continue;
      lowest.set(file, Math.min(lowest.get(file), lowest.get(target)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const members = open.splice(open.indexOf(file));
    const isCircle = members.length > 1 || targets.get(file).includes(file);
    if (isCircle) for (const member of members) circles.set(member, order.get(file));
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return (file) => circles.get(file);
}
