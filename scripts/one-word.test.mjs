import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Never read by people: what a throttle or a job is called inside. */
const INSIDE = /throttle-keys\.ts|e-mail token from|forget unconfirmed/;
const isComment = (line) => /^\s*(\/\/|\/?\*)/.test(line);

it('server and command line write email as the English words do', () => {
  const found = ['packages/server/src', 'packages/cli/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => /\.ts$/.test(name) && !/test|previous-release/.test(name))
      .flatMap((name) =>
        readFileSync(`${folder}/${name}`, 'utf8')
          .split('\n')
          .filter((line) => /(?<![\w-])e-mails?(?![\w-])/i.test(line) && !isComment(line))
          .map((line) => `${name}: ${line.trim()}`),
      ),
  );
  expect(found.filter((line) => !INSIDE.test(line))).toEqual([]);
});
