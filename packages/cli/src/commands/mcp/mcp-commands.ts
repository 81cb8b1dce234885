import { KEY_WRITE_AREAS } from '@rastro/sdk/domain';
import type { Command } from '../../command';

/** The door for assistants that speak the Model Context Protocol. */
export const mcpCommands: Command[] = [
  {
    path: 'mcp',
    summary: 'Let an assistant read the fleet, by the Model Context Protocol over stdin and stdout',
    details:
      'An assistant (Claude Desktop, Cursor, VS Code, …) starts this command and asks what it needs. It acts as who is signed in, or by the API key in RASTRO_TOKEN with RASTRO_URL, and reads only; --allow lets it write to an area. What needs a person stays with people: accounts, settings, links, rules, geofences that lock, and sending a stop at once.',
    options: [
      {
        flags: '--allow <area>',
        description: 'let it write to this area, several times; commands lets it send to trackers',
        isRepeatable: true,
        choices: KEY_WRITE_AREAS,
      },
    ],
    examples: [
      'rastro mcp',
      'rastro mcp --allow geofences --allow maintenance',
      'rastro mcp --profile shop',
    ],
    load: async () => (await import('../../mcp/run-mcp')).runMcp,
  },
];
