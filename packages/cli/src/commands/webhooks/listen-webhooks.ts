import { isWebhookError, verifyWebhook } from '@rastro/sdk/client';
import { toPrintable } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions, RunCommand } from '../../command';
import { type Context, printJson, printJsonLine, say } from '../../context';
import { exitCode } from '../../exit-code';
import { readPort } from '../../http/read-port';
import { paint } from '../../terminal/paint';
import { askSecret, readSecretLine } from '../../terminal/read-secret';
import { readWatchOptions } from '../watch/read-watch-options';
import { openReceiver, type Received } from './open-receiver';

const PORT = 8787;
const TAKEN = 204;

/** `rastro webhooks listen` */
export const listenWebhooks: RunCommand = async (context, _args, options) => {
  const end = readWatchOptions(options);
  const port = readPort(options, PORT);
  const answer = readAnswer(options);
  const secret = await readSecret(context, options['secretStdin'] === true);

  let left = end.count ?? Number.POSITIVE_INFINITY;
  let finish = (): void => undefined;
  const ended = new Promise<void>((resolve) => (finish = resolve));
  const receiver = await openReceiver({
    port,
    secret,
    answer,
    onMessage(received) {
      print(context, received, options['json'] === true);
      left -= 1;
      if (left <= 0) finish();
    },
  });
  const stopListening = context.onInterrupt(finish);
  const timer = end.forMs === null ? undefined : setTimeout(finish, end.forMs);
  say(context, `Messages are taken at ${receiver.url}, on this machine alone; Ctrl-C ends it.`);
  await ended;
  clearTimeout(timer);
  stopListening();
  await receiver.close();
};

function print(context: Context, received: Received, isJson: boolean): void {
  if (isJson) return printJsonLine(context, received);
  const { at, id, type, attempt, problem, status, body } = received;
  const what = toPrintable([type || 'message', id].join(' ').trim());
  const verdict =
    problem === null ? paint(context, 'green', 'verified') : paint(context, 'red', 'not verified');
  const why = problem === null ? '' : ` (${problem})`;
  context.stdout.write(
    `${at}  ${what}, attempt ${attempt}: ${verdict}${why}, answered ${status}\n`,
  );
  printJson(context, body);
}

/** The secret: from stdin, from RASTRO_WEBHOOK_SECRET, or asked for. It is kept nowhere. */
async function readSecret(context: Context, fromStdin: boolean): Promise<string> {
  const secret = fromStdin
    ? await readSecretLine(context, 'Secret')
    : context.env['RASTRO_WEBHOOK_SECRET'] ||
      (await askSecret(context, {
        name: 'Secret',
        hint: 'Pass --secret-stdin and pipe the secret in, or set RASTRO_WEBHOOK_SECRET.',
      }));
  // Told now, and not with the first message.
  const found: unknown = await verifyWebhook({ headers: {}, body: '' }, { secret }).catch(
    (error: unknown) => error,
  );
  if (!isWebhookError(found) || found.problem !== 'secret') return secret;
  throw new CliError(`${found.message}.`, {
    exit: exitCode.usage,
    hint: 'It was shown when the address was made. For another one: rastro webhooks rotate NAME',
  });
}

function readAnswer({ answer, attempts }: CommandOptions): (attempt: number) => number {
  if (attempts !== undefined && answer === undefined) {
    throw new CliError('--attempts needs --answer: say what the first ones are answered.', {
      exit: exitCode.usage,
    });
  }
  if (answer !== undefined && !/^[2-5]\d\d$/.test(String(answer))) {
    throw new CliError(`--answer "${toPrintable(String(answer))}" is no status from 200 to 599.`, {
      exit: exitCode.usage,
    });
  }
  if (attempts !== undefined && !/^[1-9]\d{0,8}$/.test(String(attempts))) {
    throw new CliError(`--attempts "${toPrintable(String(attempts))}" is no whole number from 1.`, {
      exit: exitCode.usage,
    });
  }
  const most = Number(attempts ?? Number.POSITIVE_INFINITY);
  return (attempt) => (attempt <= most ? Number(answer ?? TAKEN) : TAKEN);
}
