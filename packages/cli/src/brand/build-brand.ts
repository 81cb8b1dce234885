import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { extname, resolve } from 'node:path';
import { checkBrandFile, readPicture } from '@rastro/theme/folder';
import type { ValidationProblem } from '@rastro/sdk/domain';
import { parseBranding } from '@rastro/theme/schema';
import { type BrandField, brandFields } from './brand-fields';
import { makeDarkLogo } from './make-dark-logo';

/** Values by the names of the fields. */
export type BrandAnswers = Readonly<Record<string, string>>;

/** A brand's folder that is not written yet. */
export interface BrandDraft {
  /** Content of `branding.json`. */
  json: Record<string, unknown>;
  /** The other files, by name. */
  assets: ReadonlyMap<string, Uint8Array>;
}

const assetNames: Record<string, string> = {
  logo: 'logo',
  logoDark: 'logo-dark',
  icon: 'icon',
  loginImage: 'login',
  dataPolicy: 'policy',
};

/**
 * Makes a brand of answers and reads the files they name; tells everything that is wrong with them,
 * with paths as in `branding.json`.
 */
export async function buildBrand(
  answers: BrandAnswers,
): Promise<{ draft: BrandDraft; problems: ValidationProblem[] }> {
  const problems: ValidationProblem[] = [];
  const assets = new Map<string, Uint8Array>();
  const json: Record<string, unknown> = {};
  for (const field of brandFields) {
    const answer = answers[field.name] ?? field.fallback;
    if (answer === undefined || field.path.startsWith('logo.')) continue;
    setAt(json, field.path.split('.'), await readValue(field, answer, assets, problems));
  }
  json['logo'] = await buildLogo(answers, assets, problems);
  if (json['icon'] === undefined) {
    const icon = findSquareLogo(assets);
    if (icon !== undefined) json['icon'] = icon;
  }
  json['title'] ??= json['productName'];
  json['links'] = completeLinks(json['links']);
  const ordered = Object.fromEntries(
    keyOrder.flatMap((key) => (json[key] === undefined ? [] : [[key, json[key]]])),
  );
  const parsed = parseBranding(ordered);
  if (!parsed.ok) problems.push(...parsed.problems);
  return { draft: { json: ordered, assets }, problems };
}

const keyOrder = [
  'productName',
  'title',
  'attributePrefix',
  'logo',
  'icon',
  'colors',
  'header',
  'scheme',
  'radiusScale',
  'density',
  'font',
  'login',
  'links',
  'defaultLanguage',
];

async function readValue(
  field: BrandField,
  answer: string,
  assets: Map<string, Uint8Array>,
  problems: ValidationProblem[],
): Promise<string | number> {
  switch (field.kind) {
    case 'number':
      return answer.trim() === '' ? Number.NaN : Number(answer);
    case 'phone':
      if (PHONE.test(answer)) return `https://wa.me/${answer.replace(/\D/g, '')}`;
      return expectAddress(field, answer, PHONE_EXAMPLE, problems);
    case 'address':
      return expectAddress(field, answer, 'https://…', problems);
    case 'picture':
    case 'page':
      return ADDRESS.test(answer) ? answer : copyFile(field, answer, assets, problems);
    case 'text':
      return answer;
  }
}

const PHONE = /^\+?[\d\s().-]{8,}$/;
const PHONE_EXAMPLE = '+55 11 99999-9999';
const ADDRESS = /^https?:\/\//i;

/** A link that leads to another site; what is no address at all is a problem of its own. */
function expectAddress(
  { path }: BrandField,
  answer: string,
  expected: string,
  problems: ValidationProblem[],
): string {
  if (ADDRESS.test(answer)) return answer;
  problems.push({ code: 'BAD_FORMAT', path, found: JSON.stringify(answer), expected });
  return '';
}

/** Takes a file in under a plain name, with the ending that its content asks for. */
async function copyFile(
  { name, path, kind }: BrandField,
  from: string,
  assets: Map<string, Uint8Array>,
  problems: ValidationProblem[],
): Promise<string> {
  const base = assetNames[name] ?? name;
  const bytes = await readFile(resolve(from.replace(/^~(?=\/)/, homedir()))).catch(
    (error: NodeJS.ErrnoException) => error,
  );
  if (bytes instanceof Error) {
    const isMissing = bytes.code === 'ENOENT';
    const found = JSON.stringify(from) + (isMissing ? '' : ` (${bytes.code})`);
    const code = isMissing ? 'FILE_MISSING' : 'FILE_UNREADABLE';
    problems.push({ code, path, found, expected: '' });
    return base;
  }
  const { type } = readPicture(bytes);
  const ending = kind === 'page' ? extname(from).slice(1).toLowerCase() : endingOf(type);
  const asset = `${base}.${ending || 'html'}`;
  const heavyAs = name === 'loginImage' ? 'photo' : 'logo';
  const found = checkBrandFile(
    { path, name: asset, kind: kind === 'page' ? 'page' : heavyAs },
    bytes,
  );
  problems.push(
    ...found.map((problem) => ({
      ...problem,
      found: problem.found.replace(JSON.stringify(asset), JSON.stringify(from)),
    })),
  );
  assets.set(asset, bytes);
  return asset;
}

const endingOf = (type: string | undefined): string =>
  type === 'JPEG' ? 'jpg' : (type ?? 'bin').toLowerCase();

async function buildLogo(
  answers: BrandAnswers,
  assets: Map<string, Uint8Array>,
  problems: ValidationProblem[],
): Promise<object> {
  const logo: Record<string, unknown> = { kind: 'image' };
  if (answers['logo'] === undefined) {
    return { kind: 'text', text: answers['logoText'] ?? answers['name'] };
  }
  for (const field of brandFields.filter(({ path }) => /^logo\.(light|dark|width)$/.test(path))) {
    const answer = answers[field.name];
    if (answer === undefined) continue;
    logo[field.path.slice('logo.'.length)] = await readValue(field, answer, assets, problems);
  }
  const light = assets.get(String(logo['light']));
  const made = logo['dark'] === undefined && light ? makeDarkLogo(light) : undefined;
  if (made !== undefined) {
    logo['dark'] = 'logo-dark.svg';
    assets.set('logo-dark.svg', new TextEncoder().encode(made));
  }
  return logo;
}

const NEARLY_SQUARE = 1.2;

/** A logo that is about as wide as high can be an icon as well. */
function findSquareLogo(assets: ReadonlyMap<string, Uint8Array>): string | undefined {
  for (const [name, bytes] of assets) {
    const { width = 0, height = 0 } = readPicture(bytes);
    const isSquare = Math.max(width, height) <= NEARLY_SQUARE * Math.min(width, height);
    if (name.startsWith('logo.') && width > 0 && isSquare) return name;
  }
  return undefined;
}

const linkNames = ['whatsapp', 'androidApp', 'appleApp', 'dataPolicy'];

/** Every link stands in the file, those without an address switched off: easy to fill in later. */
function completeLinks(links: unknown): object {
  const given = (links ?? {}) as Record<string, { url?: string }>;
  return Object.fromEntries(
    linkNames.map((name) => {
      const { url = '', ...rest } = given[name] ?? {};
      return [name, { enabled: url !== '', url, ...rest }];
    }),
  );
}

function setAt(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const inner = (target[key] ?? {}) as Record<string, unknown>;
  target[key] = inner;
  setAt(inner, rest, value);
}
