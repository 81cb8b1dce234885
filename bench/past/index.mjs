import { measureExports } from './exports.mjs';
import { measurePages } from './pages.mjs';

export const name = 'past';
export const about =
  'what is told of the past: reports written as files in Node, and routes, reports, files and fences on ' +
  'their pages in front of a stand-in tracking server. S: Chromium draws by a GPU process, N: without ' +
  'one. --flags=S --parts=node,route,search,rows,fences,files --checkout=FOLDER measures the console of ' +
  'another checkout';

const PARTS = ['node', 'route', 'search', 'rows', 'fences', 'files'];

export async function run({ print, options }) {
  const parts = options.parts?.split(',') ?? PARTS;
  const inPages = parts.filter((part) => part !== 'node');
  return [
    ...(parts.includes('node') ? measureExports({ print }) : []),
    ...(inPages.length > 0 ? await measurePages({ print, options, parts: inPages }) : []),
  ];
}
