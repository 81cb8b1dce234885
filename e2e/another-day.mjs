// Loaded into a server before it starts: its day, and what the DNS tells it, are what a file of the test says.
import { readFileSync, writeFileSync } from 'node:fs';
import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const file = process.env['ANOTHER_DAY_FILE'];
let world;
function look() {
  try {
    world = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(`${file}.seen`, String(world.aheadMs));
  } catch (error) {
    // Half-written: looked at again at once.
    if (!(error instanceof SyntaxError)) throw error;
  }
}
look();
if (isMainThread) setInterval(look, 100).unref();

const RealDate = Date;
const now = () => RealDate.now() + world.aheadMs;

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(now());
    else super(...args);
  }
  static now() {
    return now();
  }
};
dns.resolveTxt = async (name) => [[world.texts[name] ?? '']];
syncBuiltinESMExports();
