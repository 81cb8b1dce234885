import { CliError } from '../../cli-error';
import type { RunCommand } from '../../command';
import { completionScripts } from '../../completion/scripts';
import { SHELLS } from '../../completion/shells';
import { exitCode } from '../../exit-code';

export const completion: RunCommand = async (context, [name]) => {
  const shell = SHELLS.find((known) => known === name);
  if (!shell) {
    throw new CliError(`There is no script for "${name}".`, {
      exit: exitCode.usage,
      hint: `There are: ${SHELLS.join(', ')}`,
    });
  }
  context.stdout.write(completionScripts[shell]);
};
