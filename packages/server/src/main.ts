import { type Config, ConfigError } from './config/config';
import { formatHelp } from './config/format-help';
import { parseConfig } from './config/parse-config';
import { DatabaseUrlError } from './db/open-postgres';
import { DataFolderError } from './db/pglite/data-folder-lock';
import { createLog } from './http/create-log';
import type { FirstSteps } from './main/ensure-administrator';
import { formatBanner, formatFirstSteps } from './main/format-banner';
import { startServer } from './main/start-server';
import { CommandError } from './operator/command-error';
import { formatCommandList } from './operator/format-command-help';
import { askOperator } from './operator/ask-operator';
import { findCommand, runCommand } from './operator/run-command';

/** A problem the reader can solve: its message is enough, a trace would only hide it. */
const isExplained = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof CommandError ||
  error instanceof DataFolderError ||
  error instanceof DatabaseUrlError;

function fail(error: unknown): never {
  process.stderr.write(`${isExplained(error) ? error.message : String((error as Error).stack)}\n`);
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
    onFirstSteps: (steps) => (firstSteps = steps),
  }).catch((error: unknown) => {
    if (firstSteps.kind === 'administrator') {
      process.stderr.write(`${formatFirstSteps(firstSteps).join('\n')}\n\n`);
    }
    throw error;
  });
  const { port, ingestPort, enginePort } = server;
  process.stdout.write(`${JSON.stringify({ port, ingestPort, enginePort })}\n`);
  process.stderr.write(formatBanner(server, config));

  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    server.stop().then(() => process.exit(0), onFatal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

const argv = process.argv.slice(2);
try {
  const command = findCommand(argv);
  if (command) {
    const say = (line: string): void => void process.stdout.write(`${line}\n`);
    process.exitCode = await runCommand(command, argv, process.env, {
      say,
      ask: askOperator,
      openLog: createLog,
    });
  } else {
    const parsed = parseConfig(argv, process.env);
    if (parsed.kind === 'help') process.stdout.write(`${formatHelp()}\n${formatCommandList()}`);
    else await start(parsed.config);
  }
} catch (error) {
  fail(error);
}
