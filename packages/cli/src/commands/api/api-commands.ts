import type { Command } from '../../command';

/** Calls of the server that no other command makes. */
export const apiCommands: Command[] = [
  {
    path: 'api',
    args: '<method> <path>',
    choices: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    summary: 'Call the server as who is signed in, JSON in and out',
    details:
      'The path is that of the API, with or without /api before it. What the server answers goes to stdout, also when it refuses; why it refused, to stderr. `rastro api GET /docs` says what there is.',
    options: [
      {
        flags: '--data <json>',
        description: 'the body: JSON, @FILE to read it from a file, or - for stdin',
        completes: 'files',
      },
      {
        flags: '-f, --field <key=value>',
        description: 'a text of the body, or of the query of a GET, several times',
        isRepeatable: true,
      },
      {
        flags: '-F, --typed-field <key=value>',
        description: 'the same; numbers, true, false and null as such, @FILE is what a file holds',
        isRepeatable: true,
      },
      { flags: '--paginate', description: 'read a list to its end, part by part' },
    ],
    examples: [
      'rastro api GET /server',
      "rastro api GET '/devices?all=true' | jq length",
      `rastro api POST /groups --data '{"name":"North"}'`,
      'rastro api POST /groups -f name=South -F groupId=3',
      "rastro api GET /users --paginate | jq -r '.[].email'",
      'rastro api PATCH /devices/12 --data @change.json',
      'jq .attributes change.json | rastro api PATCH /devices/12 --data -',
    ],
    load: async () => (await import('./call-api')).callApi,
  },
];
