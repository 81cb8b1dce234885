/** The part of the code that a file belongs to: a folder of sdk, theme and server; else its package. */
export function partOf(path) {
  const [, name, folder] = /^packages\/([^/]+)\/src\/(?:([^/]+)\/)?/.exec(path) ?? [];
  if (!name) return null;
  return folder && ['sdk', 'theme', 'server'].includes(name) ? `${name}/${folder}` : name;
}

/** Finds the imports between parts, without those also reached through another part. */
export function findLayers(modules) {
  const edges = new Map();
  for (const { source, dependencies } of modules) {
    const from = partOf(source);
    if (!from) continue;
    if (!edges.has(from)) edges.set(from, new Set());
    for (const { resolved } of dependencies) {
      const to = partOf(resolved);
      if (to && to !== from) edges.get(from).add(to);
    }
  }
  const reaches = (from, to, seen = new Set()) =>
    [...(edges.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      return reaches(next, to, seen.add(next));
    });
  return [...edges].map(([part, targets]) => ({
    part,
    targets: [...targets]
      .filter((to) => ![...targets].some((via) => via !== to && reaches(via, to, new Set([to]))))
      .sort(),
  }));
}

const idOf = (part) => part.replaceAll(/\W/g, '_');

/** A flowchart in mermaid: an arrow points at what is imported. */
export function drawLayers(layers) {
  const parts = [...new Set(layers.flatMap(({ part, targets }) => [part, ...targets]))].sort();
  const packages = [...new Set(parts.map((part) => part.split('/')[0]))];
  const boxes = packages.flatMap((name) => [
    `  subgraph ${name}_package["${name}"]`,
    ...parts
      .filter((part) => part.split('/')[0] === name)
      .map((part) => `    ${idOf(part)}["${part.split('/')[1] ?? 'src'}"]`),
    '  end',
  ]);
  const arrows = layers
    .flatMap(({ part, targets }) => targets.map((to) => `  ${idOf(part)} --> ${idOf(to)}`))
    .sort();
  return ['flowchart TD', ...boxes, ...arrows].join('\n');
}
