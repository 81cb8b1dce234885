import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build } from 'esbuild';

/** Files are named `<module>-<hash>.<ext>`; the hash is eight signs. */
function findAsset(folder, name, extension) {
  const pattern = new RegExp(`^${name}-[\\w-]{8}\\.${extension}$`);
  const found = readdirSync(folder).filter((file) => pattern.test(file));
  if (found.length === 0) throw new Error(`${folder} holds no file named ${name}-….${extension}`);
  return found.map((file) => join(folder, file));
}

/**
 * Reads the imports in the built console. `find(name)`: the files of a module that has one of its
 * own; throws when there is none. `reach(files)`: these files and all their static imports, all of
 * which must load before they run.
 */
export async function readChunks(dist, page = 'index.html', assets = 'assets') {
  const html = readFileSync(join(dist, page), 'utf8');
  const source = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1];
  if (!source) throw new Error(`${dist}/${page} starts no module`);
  const entry = join(dist, source);
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: '.build/size/graph',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const staticImports = (file) =>
    metafile.inputs[file].imports
      .filter(({ kind, external }) => kind === 'import-statement' && !external)
      .map(({ path }) => path);
  const add = (file, reached) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const next of staticImports(file)) add(next, reached);
  };
  return {
    entry,
    find: (name, extension = 'js') => findAsset(join(dist, assets), name, extension),
    reach(files) {
      const reached = new Set();
      for (const file of files) add(relative('.', resolve(file)), reached);
      return [...reached];
    },
  };
}
