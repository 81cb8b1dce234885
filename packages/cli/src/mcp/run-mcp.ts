import { PassThrough, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { RunCommand } from '../command';
import { say } from '../context';
import { describeFailure } from '../describe-failure';
import { requireSignIn } from '../profiles/resolve-sign-in';
import { createServer } from './create-server';

/** `rastro mcp`: answers one client program until it goes. Nothing but the protocol is written to stdout. */
export const runMcp: RunCommand = async (context, _args, { allow }) => {
  const allowed = new Set(Array.isArray(allow) ? allow : []);
  const signIn = await requireSignIn(context).catch((error: unknown) => describeFailure(error));
  if ('url' in signIn) {
    const areas = allowed.size > 0 ? `, writes to ${[...allowed].join(', ')}` : '';
    say(context, `Answers for ${signIn.url}: reads${areas}.`);
  } else say(context, [signIn.message, signIn.hint].filter(Boolean).join('\n'));

  const input = new PassThrough();
  const output = new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      context.stdout.write(text);
      done();
    },
  });
  const server = createServer(context, allowed);
  const stopListening = context.onInterrupt(() => input.end());
  await server.connect(new StdioServerTransport(input, output));
  context.stdin.pipe(input);
  await finished(input, { writable: true, readable: false }).finally(stopListening);
  // What still waits for input would keep the process alive.
  context.stdin.unpipe(input);
  context.stdin.pause();
  await server.close();
};
