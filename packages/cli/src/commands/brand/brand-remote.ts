import { toPrintable } from '@rastro/sdk/domain';
import { Buffer } from 'node:buffer';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Theme } from '@rastro/sdk/contract';
import {
  brandingFileNames,
  readBrandFolder,
  WORDS_FOLDER,
  cleanDrawing,
} from '@rastro/theme/folder';
import { describeFolder } from '../../brand/describe-folder';
import { CliError } from '../../cli-error';
import type { CommandOptions, RunCommand } from '../../command';
import { type Context, printJson, say } from '../../context';
import { fetchOf } from '../../http/debug-fetch';
import { requireSignIn } from '../../profiles/resolve-sign-in';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { confirm } from '../../terminal/confirm';
import { domainOf, nameOf } from './brand-versions';
import { type Brand, compareBrands, isSameBrand, showDifference } from './compare-brands';

/** The version of a brand that a folder was made from. */
interface PulledVersion {
  domain: string;
  revision: number;
}

/** Beside branding.json, so that it goes where the folder goes; the server never gets it. */
const FILE = '.brand-version.json';

/** The version that a folder was pulled from or saved as; null where nobody wrote it down. */
async function readPulledVersion(dir: string): Promise<PulledVersion | null> {
  const text = await readFile(join(dir, FILE), 'utf8').catch(() => '');
  try {
    const { domain, revision } = JSON.parse(text) as Partial<PulledVersion>;
    return typeof domain === 'string' && Number.isSafeInteger(revision)
      ? { domain, revision: Number(revision) }
      : null;
  } catch {
    return null;
  }
}

const writePulledVersion = (dir: string, { domain, revision }: PulledVersion): Promise<void> =>
  writeFile(join(dir, FILE), `${JSON.stringify({ domain, revision })}\n`);

/**
 * Files that a server stores for a brand: pictures and words; maps lie in the server's own folder.
 */
const KEPT = new RegExp(
  `^(?:[a-z0-9][\\w.-]{0,79}\\.(?:svg|png|jpe?g|gif|webp|avif|ico)|${WORDS_FOLDER}/[\\w-]+\\.json)$`,
  'i',
);

/** Prints the DNS record or file that must exist before a pending brand is served. */
const tellProof = (context: Context, { proof, verifiedAt }: Theme): void => {
  if (!proof || verifiedAt !== null) return;
  const [name, value, file] = [proof.name, proof.value, proof.file].map(toPrintable);
  say(
    context,
    `Served once the DNS has TXT ${name} ${value}, or ${file} that text; then run: rastro brand verify`,
  );
};

/** A folder as it is written. Throws where it cannot be used. */
async function readFolder(dir: string): Promise<Brand> {
  const folder = await readBrandFolder(dir);
  const { problems } = await describeFolder(folder);
  if (!folder.ok) {
    throw new CliError(problems.map(({ message }) => toPrintable(message)).join('\n'), {
      hint: `Mend it first: rastro brand check ${dir}`,
    });
  }
  const text = await readFile(join(dir, 'branding.json'), 'utf8').catch(() => undefined);
  if (text === undefined) throw new CliError(`${dir} has no branding.json.`);
  const names = [
    ...(await readdir(dir)),
    ...(await readdir(join(dir, WORDS_FOLDER)).catch(() => [])).map(
      (name) => `${WORDS_FOLDER}/${name}`,
    ),
  ].filter((name) => KEPT.test(name) && !brandingFileNames.some((file) => file === name));
  const files = await Promise.all(
    names.map(async (name) => [name, toKept(name, await readFile(join(dir, name)))] as const),
  );
  return { branding: JSON.parse(text) as Record<string, unknown>, files: new Map(files) };
}

/** A file as the server keeps it: a drawing is written anew there; what is wrong with one it says itself. */
function toKept(name: string, bytes: Buffer): Uint8Array {
  const read = /\.svg$/i.test(name) ? cleanDrawing(bytes.toString('utf8')) : undefined;
  const isClean = read && 'svg' in read && read.active === undefined;
  return new Uint8Array(isClean ? Buffer.from(read.svg) : bytes);
}

/** A brand as the server has it, with its files. */
async function readServer(
  context: Context,
  domain: string,
): Promise<Brand & { theme: Theme; client: Awaited<ReturnType<typeof createSignedInClient>> }> {
  const client = await createSignedInClient(context);
  const { token } = await requireSignIn(context);
  const theme = await client.themes.get(domain);
  const files = new Map<string, Uint8Array>();
  for (const { name } of theme.files) {
    const answer = await fetchOf(context)(client.themes.fileUrl(domain, name), {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new CliError(`${toPrintable(name)} could not be read: ${answer.status}.`);
    files.set(name, new Uint8Array(await answer.arrayBuffer()));
  }
  return { branding: theme.branding, files, theme, client };
}

/** `rastro brand diff <dir>`: what a push would change. */
export const diffBrand: RunCommand = async (context, [dir = '.'], options) => {
  const here = await readFolder(dir);
  const found = compareBrands(await readServer(context, domainOf(options)), here);
  if (options['json']) printJson(context, found);
  else showDifference(context, found);
  if (isSameBrand(found)) return say(context, 'Folder and server have the same brand.');
  // For scripts, as diff does.
  throw new CliError('Folder and server have different brands.');
};

/** `rastro brand push <dir>` */
export const pushBrand: RunCommand = async (context, [dir = '.'], options) => {
  const here = await readFolder(dir);
  const there = await readServer(context, domainOf(options));
  // A reseller's is that of their domain, which the server knows.
  const { domain } = there.theme;
  const found = compareBrands(there, here);
  if (isSameBrand(found)) {
    if (!options['dryRun']) await writePulledVersion(dir, there.theme);
    return say(context, 'Folder and server have the same brand.');
  }
  showDifference(context, found);
  await refuseNewer(dir, there.theme, options);
  if (options['dryRun']) return;
  if (!(await confirm(context, options, `Save this as the brand of ${nameOf(domain)}?`))) {
    return say(context, 'Nothing was changed.');
  }
  const sent = [...found.added, ...found.changed].map((name) => [
    name,
    Buffer.from(here.files.get(name) ?? []).toString('base64'),
  ]);
  const saved = await there.client.themes.save(domain, {
    branding: here.branding,
    files: Object.fromEntries([...sent, ...found.removed.map((name) => [name, null])]) as Record<
      string,
      string | null
    >,
    revision: there.theme.revision,
  });
  await writePulledVersion(dir, { domain, revision: saved.revision });
  say(context, `Saved as version ${saved.revision} of ${nameOf(domain)}.`);
  tellProof(context, saved);
};

/** Throws where the server has a version that the folder was not made from, unless `--force`. */
async function refuseNewer(dir: string, theme: Theme, options: CommandOptions): Promise<void> {
  const pulled = await readPulledVersion(dir);
  const isOlder = pulled?.domain === theme.domain && pulled.revision < theme.revision;
  if (!isOlder || options['force']) return;
  const newest = theme.versions.find(({ revision }) => revision === theme.revision);
  const by = newest?.savedBy ? ` by ${toPrintable(newest.savedBy)}` : '';
  throw new CliError(
    `Version ${theme.revision} was saved${by} since version ${pulled.revision}, which the folder is made from.`,
    {
      hint: `Pull it into another folder and bring both together, or pass --force to save over it.`,
    },
  );
}

/** `rastro brand pull <dir>` */
export const pullBrand: RunCommand = async (context, [dir = '.'], options) => {
  const there = await readServer(context, domainOf(options));
  const { domain } = there.theme;
  if (there.theme.revision === 0) {
    throw new CliError(`No brand was saved for ${nameOf(domain)}.`, {
      hint: 'Push a folder first, or edit one on the page of the brand.',
    });
  }
  const odd = [...there.files.keys()].find((name) => !KEPT.test(name));
  if (odd !== undefined) throw new CliError(`${toPrintable(odd)} is no name of a brand's file.`);
  const text = await readFile(join(dir, 'branding.json'), 'utf8').catch(() => undefined);
  const names = [...there.files.keys(), 'branding.json'];
  if (options['dryRun']) {
    for (const name of names) say(context, `Would write ${join(dir, name)}`);
    return;
  }
  if (text !== undefined && !(await confirm(context, options, `Replace the brand in ${dir}?`))) {
    return say(context, 'Nothing was written.');
  }
  if (text !== undefined) {
    const here = (await readFolder(dir).catch(() => undefined))?.files.keys() ?? [];
    for (const name of here) if (!there.files.has(name)) await rm(join(dir, name));
  }
  for (const [name, bytes] of there.files) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), bytes);
  }
  await mkdir(dir, { recursive: true });
  // Last, so that it never names what is not there yet.
  await writeFile(join(dir, 'branding.json'), `${JSON.stringify(there.branding, null, 2)}\n`);
  await writePulledVersion(dir, there.theme);
  for (const name of names) say(context, `Wrote ${join(dir, name)}`);
};

/** `rastro brand verify`: from then on the brand is served at its domain. */
export const verifyBrand: RunCommand = async (context, _args, options) => {
  const client = await createSignedInClient(context);
  const theme = await client.themes.get(domainOf(options));
  if (theme.verifiedAt === null) {
    tellProof(context, theme);
    await client.themes.verify(theme.domain);
  }
  say(context, `The brand of ${nameOf(theme.domain)} is served there.`);
};
