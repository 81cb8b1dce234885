import { toPrintable } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { RunCommand } from '../../command';
import { type Context, printJson } from '../../context';
import type { Finding } from '../../doctor/check';
import { diagnose } from '../../doctor/diagnose';
import { exitCode } from '../../exit-code';
import { paint } from '../../terminal/paint';
import { parseServerUrl } from '../../http/parse-server-url';

const COLORS = { ok: 'green', warn: 'yellow', fail: 'red' } as const;

export const doctor: RunCommand = async (context, [address], options) => {
  const findings = await diagnose(
    context,
    address === undefined ? undefined : parseServerUrl(address),
  );
  if (options['json'])
    printJson(
      context,
      findings.map(({ exit: _, ...finding }) => finding),
    );
  else for (const finding of findings) context.stdout.write(format(context, finding));
  const failures = findings.filter(({ status }) => status === 'fail');
  if (failures.length === 0) return;
  const count = failures.length === 1 ? '1 thing is' : `${failures.length} things are`;
  throw new CliError(`${count} not as needed.`, {
    exit: failures.find(({ exit }) => exit !== undefined)?.exit ?? exitCode.failed,
  });
};

function format(context: Context, { name, status, message, remedy }: Finding): string {
  const mark = paint(context, COLORS[status], status.padEnd(4));
  const hint = remedy ? `${' '.repeat(18)}${paint(context, 'dim', toPrintable(remedy))}\n` : '';
  return `${mark}  ${name.padEnd(10)}  ${toPrintable(message)}\n${hint}`;
}
