import type { Command } from '../../command';
import { SHELLS } from '../../completion/shells';
import { jsonOption } from '../../shared-options';

/** Commands about the command line itself; `all` are the commands that can be completed. */
export const createToolCommands = (all: Command[]): Command[] => [
  {
    path: 'doctor',
    args: '[url]',
    summary: 'Look for what keeps this from working, and say what to do about it',
    details:
      'Looks at versions, stored sign-ins, the server, its clock and certificate, what the account may do, and live data. With a URL it looks at that server and needs no sign-in.',
    options: [jsonOption],
    examples: ['rastro doctor', 'rastro doctor fleet.example.com', 'rastro doctor --json'],
    load: async () => (await import('./doctor')).doctor,
  },
  {
    path: 'completion',
    args: `<${SHELLS.join('|')}>`,
    choices: SHELLS,
    summary: 'Print a script that completes commands in your shell',
    examples: [
      'rastro completion bash > ~/.local/share/bash-completion/completions/rastro',
      'rastro completion zsh > ~/.zsh/completions/_rastro     # a folder of your fpath',
      'rastro completion fish > ~/.config/fish/completions/rastro.fish',
    ],
    load: async () => (await import('./completion')).completion,
  },
  {
    path: 'complete',
    args: '[words...]',
    isHidden: true,
    summary: 'What can stand at the end of a command line; the completion scripts ask it',
    examples: ['rastro complete -- devices l'],
    load: async () => (await import('./complete')).createComplete(all),
  },
];
