import { type Config, ConfigError } from './config/config';
import { formatHelp } from './config/format-help';
import { parseConfig } from './config/parse-config';
import { DataFolderError } from './db/pglite/folder/data-folder-lock';
import { createLog } from './http/create-log';
import type { FirstSteps } from './main/ensure-administrator';
import { formatBanner, formatFirstSteps, formatPages } from './main/format-banner';
import { RESTART_EXIT_CODE } from './main/restart';
import { startServer } from './main/start-server';
import { CommandError } from './operator/command-error';

/** A problem the reader can solve: its message is enough, a trace would only hide it. */
const isExplained = async (error: unknown): Promise<boolean> =>
  error instanceof ConfigError ||
  error instanceof CommandError ||
  error instanceof DataFolderError ||
  error instanceof (await import('./db/postgres/open-postgres')).DatabaseUrlError;

async function fail(error: unknown): Promise<never> {
  const { message, stack } = error as Error;
  process.stderr.write(`${(await isExplained(error)) ? message : String(stack)}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const onFatal = (error: Error): void => {
    log.error({ err: error }, 'the server cannot go on');
    process.exit(1);
  };
  process.on('uncaughtException', onFatal);
  let firstSteps: FirstSteps = { kind: 'none' };
  const server = await startServer({
    config,
    log,
    onFatal,
    onRestart: () => stop(RESTART_EXIT_CODE),
    onPages: (pages) => process.stderr.write(formatPages(pages)),
    onFirstSteps: (steps) => (firstSteps = steps),
  }).catch((error: unknown) => {
    if (firstSteps.kind === 'administrator') {
      process.stderr.write(`${formatFirstSteps(firstSteps).join('\n')}\n\n`);
    }
    throw error;
  });
  const { port, ingestPort, enginePort, metricsPort, receiverPort } = server;
  process.stdout.write(
    `${JSON.stringify({ port, ingestPort, enginePort, metricsPort, receiverPort })}\n`,
  );
  process.stderr.write(formatBanner(server, config));

  let isStopping = false;
  const stop = (exitCode: number): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    server.stop().then(() => process.exit(exitCode), onFatal);
  };
  process.on('SIGINT', () => stop(0)).on('SIGTERM', () => stop(0));
}

async function operate(argv: readonly string[]): Promise<number | undefined> {
  const { findCommand, runCommand } = await import('./operator/run-command');
  const command = findCommand(argv);
  if (!command) return undefined;
  const { askOperator } = await import('./operator/ask-operator');
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  return runCommand(command, argv, process.env, { say, ask: askOperator, openLog: createLog });
}

const argv = process.argv.slice(2);
try {
  // What only commands need is not read by a start.
  const exitCode = argv[0]?.startsWith('-') === false ? await operate(argv) : undefined;
  const parsed = exitCode === undefined ? parseConfig(argv, process.env) : undefined;
  if (exitCode !== undefined) process.exitCode = exitCode;
  if (parsed?.kind === 'start') await start(parsed.config);
  else if (parsed) {
    const { formatCommandList } = await import('./operator/format-command-help');
    process.stdout.write(`${formatHelp()}\n${formatCommandList()}`);
  }
} catch (error) {
  await fail(error);
}
