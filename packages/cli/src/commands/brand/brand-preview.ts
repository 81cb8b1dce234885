import { watch } from 'node:fs';
import type { RunCommand } from '../../command';
import { CliError } from '../../cli-error';
import { say } from '../../context';
import { parseServerUrl } from '../../http/parse-server-url';
import { readPort } from '../../http/read-port';
import { requireSignIn } from '../../profiles/resolve-sign-in';
import { describeFolder } from '../../brand/describe-folder';
import { openPreview } from '../../brand/preview/open-preview';
import { toPrintable } from '@rastro/sdk/domain';
import { readBrandFolder } from '@rastro/theme/folder';

/** An editor writes a file in several steps. */
const SETTLE_MS = 150;

/** `rastro brand preview <dir>`: the pages of a server in the brand of a folder, for this machine alone. */
export const previewBrand: RunCommand = async (context, [dir = '.'], options) => {
  const port = readPort(options, 0);
  const url =
    typeof options['url'] === 'string'
      ? parseServerUrl(options['url'])
      : (await requireSignIn(context)).url;

  const read = async (attributePrefix: string) => {
    const folder = await readBrandFolder(dir, { attributePrefix });
    if (folder.ok) return folder;
    const { problems } = await describeFolder(folder);
    throw new CliError(problems.map(({ message }) => toPrintable(message)).join('\n'), {
      hint: `Mend it first: rastro brand check ${dir}`,
    });
  };
  const preview = await openPreview({ url, dir, port, read });
  say(context, `The brand of ${dir} is shown at ${preview.origin}`);
  say(context, 'Nothing is published. Pages are drawn anew when a file changes; Ctrl-C ends it.');

  let timer: NodeJS.Timeout | undefined;
  const update = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // What cannot be used as it is now is told, and the last good one stays.
      preview.update().catch((error: unknown) => say(context, String((error as Error).message)));
    }, SETTLE_MS);
  };
  const watcher = watch(dir, { recursive: true }, update);
  await new Promise<void>((resolve) => {
    const stopListening = context.onInterrupt(() => {
      stopListening();
      resolve();
    });
  });
  clearTimeout(timer);
  watcher.close();
  await preview.close();
};
