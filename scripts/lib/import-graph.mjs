import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

/**
 * @typedef {object} Import
 * @property {string} resolved the file that is imported, from the root on, or a module of Node's as `node:fs`
 * @property {'static' | 'type' | 'dynamic' | 'file'} kind `type` is gone once types are; `dynamic` is `import('…')`; a `file`
 * is named by `new URL('…', import.meta.url)`
 *
 * @typedef {{ source: string, dependencies: Import[] }} Module
 */

const CODE = /(?<!\.d)\.(?:[cm]?[jt]s|tsx)$/;
const NOT_OURS = /(^|\/)(node_modules|dist|\.build|\.next|\.git)(\/|$)/;

/** Reads who imports whom in the code below some folders of `root`. Paths have slashes on every system. */
export function readImportGraph(folders, root = process.cwd()) {
  const resolver = new ResolverFactory({
    conditionNames: ['rastro-source', 'import', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    mainFields: ['module', 'main'],
  });
  const nameOf = (file) => relative(root, file).split(sep).join('/');
  return folders
    .flatMap((folder) => listCode(join(root, folder)))
    .map((file) => ({
      source: nameOf(file),
      dependencies: listImports(file).flatMap(({ request, kind }) => {
        if (isBuiltin(request)) return [{ kind, resolved: `node:${request.replace('node:', '')}` }];
        const { path } = resolver.sync(dirname(file), request.split('?')[0]);
        return path === undefined ? [] : [{ kind, resolved: nameOf(path) }];
      }),
    }));
}

function listCode(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (NOT_OURS.test(entry.name)) return [];
    if (entry.isDirectory()) return listCode(path);
    return CODE.test(entry.name) ? [path] : [];
  });
}

function listImports(file) {
  const text = readFileSync(file, 'utf8');
  const { module } = parseSync(file, text);
  const found = module.staticImports.map(({ moduleRequest, entries }) => ({
    request: moduleRequest.value,
    kind: entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'static',
  }));
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest)
      found.push({ request: moduleRequest.value, kind: isType ? 'type' : 'static' });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = text.slice(moduleRequest.start, moduleRequest.end);
    const [, request] = /^['"`]([^'"`$]+)['"`]$/.exec(literal) ?? [];
    if (request) found.push({ request, kind: 'dynamic' });
  }
  for (const [, request] of text.matchAll(/new URL\(\s*'([^'\n]+)',\s*import\.meta\.url/g)) {
    found.push({ request, kind: 'file' });
  }
  return found;
}
