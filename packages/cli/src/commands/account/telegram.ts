import type { TelegramLinkProblem } from '@rastro/sdk/contract';
import { CliError } from '../../cli-error';
import type { RunCommand } from '../../command';
import { say } from '../../context';
import { createSignedOutError, requireSignIn } from '../../profiles/resolve-sign-in';
import { createSignedInClient } from '../../profiles/signed-in-client';

const ASK_EVERY_MS = 2_000;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const BY_HAND =
  'Whoever runs the bot ends that, or the number of the chat is written into the attribute telegramChatId.';
const PROBLEMS: Readonly<Record<TelegramLinkProblem, string>> = {
  webhook: `What is written to this bot goes to another system: its webhook is set. ${BY_HAND}`,
  program: `Another program reads what is written to this bot. ${BY_HAND}`,
  away: 'Telegram does not answer at the moment. It is asked again.',
};

/** Prints a link, and waits until somebody presses Start by it. */
export const telegramConnect: RunCommand = async (context) => {
  const { server } = await createSignedInClient(context);
  const { url, username } = await server.linkTelegram();
  context.stdout.write(`${url}\n`);
  say(context, `Open it and press Start, within ten minutes. Waiting for @${username} …`);
  let told: TelegramLinkProblem | null = null;
  for (;;) {
    const { state, problem } = await server.telegramLink();
    if (state === 'connected') return say(context, 'Connected: the bot writes to your chat.');
    if (state === 'none') {
      throw new CliError('The link has expired, or another one was made. Run the command again.');
    }
    if (problem !== null && problem !== told) say(context, PROBLEMS[problem]);
    told = problem;
    await wait(ASK_EVERY_MS);
  }
};

/** Takes the chat from the account. */
export const telegramDisconnect: RunCommand = async (context) => {
  const { profileName } = await requireSignIn(context);
  const client = await createSignedInClient(context);
  const user = await client.session.get();
  if (!user) throw createSignedOutError(profileName);
  await client.users.patch(user.id, { attributes: { telegramChatId: null } });
  say(context, 'The bot no longer writes to your chat.');
};
