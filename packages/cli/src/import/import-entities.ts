import { basename } from 'node:path';
import type { TrackingClient } from '@rastro/sdk/client';
import { MINUTE_MS } from '@rastro/sdk/domain';
import { CliError } from '../cli-error';
import type { CommandOptions } from '../command';
import { confirm } from '../terminal/confirm';
import { type Context, printJson, say } from '../context';
import { fetchOf } from '../http/debug-fetch';
import { createRetryFetch } from '../http/retry-fetch';
import { isHeaderLine } from './file/column-mapping';
import { createErrorsFile } from './file/errors-file';
import { formatPlan } from './plan/format-plan';
import { formatResult, sayWhatWasRead } from './run/format-result';
import { createImportProgress } from './run/import-progress';
import { formatResumeCommand, readImportSettings } from './file/import-settings';
import { FROM_STDIN, openImportFile } from './file/open-import-file';
import { type PreparedImport, prepareImport } from './plan/prepare-import';
import { createResult } from './run/run-import';
import { runUntilStopped } from './run/run-until-stopped';
import { createSignedInClient } from '../profiles/signed-in-client';
import type { CliResource } from '../resources/cli-resource';

/** Longer than all waits of one call together. */
const CALL_TIMEOUT_MS = 15 * MINUTE_MS;
/** Files that take seconds to read. */
const LARGE_BYTES = 4 * 1024 * 1024;

/** Additions of `apply` to an import. */
export interface Application {
  verb: 'apply';
  /** Shows what would be done, beside the plan; answers what JSON says of it. */
  preview(
    prepared: PreparedImport,
    client: TrackingClient,
  ): Promise<{ changes: object[]; delete: number[] }>;
  /** Asks what is to be asked beside the question of an import. */
  agree(): Promise<boolean>;
  /** Called after all rows are done. */
  finish(client: TrackingClient): Promise<void>;
}

/** `rastro <resource> import` */
export async function importEntities(
  context: Context,
  resource: CliResource,
  path: string,
  options: CommandOptions,
  application?: Application,
): Promise<void> {
  const { command, many } = resource;
  const settings = readImportSettings(options);
  let tell = (text: string) => say(context, text);
  const client = await createSignedInClient(context, {
    timeoutMs: CALL_TIMEOUT_MS,
    fetch: createRetryFetch({
      fetch: fetchOf(context),
      onWait: (ms, reason) => tell(`Trying again in ${(ms / 1000).toFixed(1)} s: ${reason}.`),
    }),
  });
  const handle = await openImportFile(path, context, {
    sheet: settings.sheet,
    isHeader: (cells) => isHeaderLine(resource, cells, settings.maps),
    tell: (text) => say(context, text),
  });
  try {
    if ((await handle.stat()).size > LARGE_BYTES) say(context, `Reading ${path} …`);
    const prepared = await prepareImport(context, client, resource, handle, settings);
    const { file, plan, journal, planner, shape } = prepared;
    sayWhatWasRead(context, basename(path), prepared);
    const isJson = options['json'] === true;
    const isDryRun = options['dryRun'] === true;
    const more = await application?.preview(prepared, client);
    if (isDryRun && isJson) {
      printJson(context, { file: path, server: client.baseUrl, plan, ...more });
    } else if (isDryRun) context.stdout.write(formatPlan(plan));
    else say(context, formatPlan(plan).trimEnd());
    if (isDryRun) {
      say(context, 'Nothing was changed.');
      if (plan.refused > 0) {
        throw createRefusedError(plan.refused, 'The lines and reasons stand above.');
      }
      return;
    }
    const question = `Create ${plan.create} and update ${plan.update} ${many} on ${client.baseUrl}?`;
    if (plan.create + plan.update > 0 && !(await confirm(context, options, question))) {
      say(context, 'Nothing was changed.');
      return;
    }
    if (application && !(await application.agree())) return say(context, 'Nothing was changed.');
    const errors = createErrorsFile(
      path === FROM_STDIN ? 'stdin.csv' : path,
      file.header,
      shape.delimiter,
    );
    const result = createResult();
    const progress = createImportProgress(context, file.rowCount);
    tell = progress.note;
    const failure = await runUntilStopped(
      context,
      {
        client,
        rows: file.rows(),
        planner,
        newGroups: plan.newGroups,
        journal,
        errors,
        parallel: settings.parallel,
        onRow: progress.step,
      },
      result,
      tell,
    );
    progress.finish();
    await (failure ? journal.close() : journal.remove());
    const errorsPath = failure ? null : await errors.finish();
    if (failure) await errors.discard();
    if (isJson) {
      const isComplete = failure === null;
      printJson(context, { file: path, server: client.baseUrl, isComplete, result, errorsPath });
    }
    say(context, formatResult(result, file.rowCount));
    if (failure) {
      const hint = `Go on with: ${formatResumeCommand(command, path, options, application?.verb)}`;
      throw new CliError(failure.message, {
        exit: failure.exit,
        hint: [failure.hint, hint].filter(Boolean).join('\n'),
      });
    }
    if (errorsPath !== null) {
      const again = formatResumeCommand(command, errorsPath, options);
      throw createRefusedError(
        result.refused,
        `They are in ${errorsPath} with their reasons. Mend them there, then: ${again}`,
      );
    }
    await application?.finish(client);
  } finally {
    await handle.close();
  }
}

function createRefusedError(count: number, hint: string): CliError {
  return new CliError(count === 1 ? '1 row was refused.' : `${count} rows were refused.`, { hint });
}
