/** `npm run test:traccar -- URL …`: the proxy's tests against any Traccar. What they make there they remove. */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatCounts } from './lib/counts.mjs';
import { reports, runVitest } from './lib/run-vitest.mjs';

const usage = `npm run test:traccar -- http://127.0.0.1:8082 [--ingest http://127.0.0.1:5055] --email ADMIN
The password is read from TRACCAR_PASSWORD. The account must be an administrator's.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ingest: { type: 'string' }, email: { type: 'string' } },
});
const [url, ...more] = positionals;
if (!URL.canParse(url ?? '') || more.length > 0 || !values.email || !process.env.TRACCAR_PASSWORD) {
  console.error(usage);
  process.exit(2);
}

mkdirSync(reports, { recursive: true });
const env = {
  TRACCAR_URL: url,
  TRACCAR_INGEST_URL: values.ingest,
  TRACCAR_EMAIL: values.email,
  TRACCAR_PASSWORD: process.env.TRACCAR_PASSWORD,
  TEST_DATABASE_URL: undefined,
};
const filters = ['contract', 'faults', 'product-door'].map((name) => `src/traccar/${name}`);
const result = await runVitest('traccar', ['server'], { env, filters });

console.log(`${url}: ${formatCounts(result)}`);
if (result.failed > 0) {
  console.log(result.output);
  for (const failure of result.failures ?? []) console.error(`✗ ${failure}`);
  process.exitCode = 1;
}
