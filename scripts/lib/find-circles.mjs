/**
 * Imports that run in a circle between sub-folders of one folder: of every folder of sources, those that are
 * left once all sub-folders that reach no other, or that none reaches, are taken out, again and again.
 * @returns {{ folder: string, from: string, to: string, example: string }[]}
 */
export function findCircles(modules) {
  const reaches = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) addReach(reaches, source, resolved);
  }
  return [...reaches].flatMap(([folder, edges]) => {
    let left = edges;
    for (;;) {
      const froms = new Set(left.map(({ from }) => from));
      const tos = new Set(left.map(({ to }) => to));
      const next = left.filter(({ from, to }) => froms.has(to) && tos.has(from));
      if (next.length === left.length) break;
      left = next;
    }
    return left.map((edge) => ({ folder, ...edge }));
  });
}

/** Notes which sub-folder reaches which, in the folder where two files part. */
function addReach(reaches, source, resolved) {
  const here = source.split('/');
  const there = resolved.split('/');
  const depth = here.findIndex((name, index) => name !== there[index]);
  const isInSources = here[0] === 'packages' && here.slice(0, depth).includes('src');
  // A file beside the folders belongs to none of them.
  if (!isInSources || depth >= here.length - 1 || depth >= there.length - 1) return;
  const folder = here.slice(0, depth).join('/');
  const edges = reaches.get(folder) ?? [];
  if (edges.some(({ from, to }) => from === here[depth] && to === there[depth])) return;
  const example = `${source} → ${resolved}`;
  reaches.set(folder, [...edges, { from: here[depth], to: there[depth], example }]);
}
