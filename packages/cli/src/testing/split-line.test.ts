import { expect, it } from 'vitest';
import { readCommands } from './split-line';

it.each([
  [
    `rastro groups create "Depot 7" --parent 'North side'`,
    [['groups', 'create', 'Depot 7', '--parent', 'North side']],
  ],
  [
    `rastro devices list --json | jq '.[] | select(.a > 0)' > a.csv`,
    [['devices', 'list', '--json']],
  ],
  [
    'rastro login a && rastro migrate --from old',
    [
      ['login', 'a'],
      ['migrate', '--from', 'old'],
    ],
  ],
  [
    'cat late.txt | xargs -I{} rastro invoices due-date {} 2026-12-20',
    [['invoices', 'due-date', '{}', '2026-12-20']],
  ],
  ["jq '.[].id' | xargs -n1 rastro drives end", [['drives', 'end', '12']]],
  ['rastro tokens revoke < token.txt', [['tokens', 'revoke']]],
  ['A=$(cat token) rastro whoami     # who', [['whoami']]],
  ['TOKEN=$(rastro tokens create)', [['tokens', 'create']]],
  ['rastro a --attribute color=#d32f2f', [['a', '--attribute', 'color=#d32f2f']]],
])('finds the command lines in %s', (line, found) => {
  expect(readCommands(line)).toEqual(found);
});
