/** Holds the mechanical part of how comments and names are written; docs/glossary.md has the words. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js'], {
  encoding: 'utf8',
  maxBuffer: 64 * 2 ** 20,
})
  .split('\n')
  .filter((file) => existsSync(file) && !/\/previous-release\/|plain-english/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** A comment begins with what the thing is, or with what it does. */
const RELATIVE = /^(?:What|Whom?|Whose|Whether|Where|How|Of|So|That|As|Which|Why)\b/;
const SUPERLATIVE =
  /(?<!\w)(?:MOST|LEAST|LONGEST|SHORTEST|LARGEST|SMALLEST|FEWEST|DEEPEST)(?:_[A-Z0-9]+)*(?!\w)/g;

/** Doc comments of a text, each on one line. */
const commentsIn = (text) =>
  [...text.matchAll(/\/\*\*(?!\/)([\s\S]*?)\*\//g)].map(([, body]) =>
    body
      .replaceAll(/^\s*\*/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

/** Lines of code of a text, without strings and comments. */
const namesIn = (text) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replaceAll(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, '');

describe('plain English', () => {
  it('begins doc comments with a noun phrase or a verb', () => {
    const found = sources.flatMap(({ file, text }) =>
      commentsIn(text)
        .filter((comment) => RELATIVE.test(comment))
        .map((comment) => `${file}: ${comment.slice(0, 80)}`),
    );
    expect(found).toEqual([]);
  });

  it('names bounds MAX and MIN', () => {
    const found = sources.flatMap(({ file, text }) =>
      [...namesIn(text).matchAll(SUPERLATIVE)].map(([name]) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});
