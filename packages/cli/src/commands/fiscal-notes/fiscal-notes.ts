import { fiscalNote } from '@rastro/sdk/contract';
import type { CommandOptions, RunCommand } from '../../command';
import type { Context } from '../../context';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { readId } from '../../resources/references/read-id';
import { createDirectories } from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';
import { type Asked, doToOne } from '../../resources/run/do-to-one';
import { sayProblem } from '../../terminal/say-problem';

const readNote = (text = ''): number =>
  readId(text, 'a fiscal note', 'To find it: rastro fiscal-notes list --all');

async function ask(context: Context, options: CommandOptions): Promise<Asked> {
  const client = await createSignedInClient(context);
  const directories = createDirectories(client);
  return { context, client, resource: findResource(fiscalNote), directories, options };
}

/** `rastro fiscal-notes retry <note>` */
export const retryFiscalNote: RunCommand = async (context, [text], options) => {
  const id = readNote(text);
  const asked = await ask(context, options);
  await doToOne(asked, {
    describe: async () => `send fiscal note ${id} again`,
    run: () => asked.client.resource(fiscalNote).retry({ id }),
    done: ({ problem }) => problem && `It was not taken: ${sayProblem(problem)}`,
  });
};

/** `rastro fiscal-notes cancel <note>` */
export const cancelFiscalNote: RunCommand = async (context, [text], options) => {
  const id = readNote(text);
  const asked = await ask(context, options);
  await doToOne(asked, {
    describe: async () => `have fiscal note ${id} cancelled`,
    isAskedFor: true,
    run: () => asked.client.resource(fiscalNote).cancel({ id }),
    done: () => '',
  });
};

/** `rastro fiscal-notes xml <note>` */
export const printFiscalNote: RunCommand = async (context, [text]) => {
  const id = readNote(text);
  const client = await createSignedInClient(context);
  const { xml } = await client.resource(fiscalNote).xml({ id });
  context.stdout.write(xml);
};
