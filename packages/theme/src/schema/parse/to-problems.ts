import type * as z from 'zod/mini';
import type { BrandingProblem, ProblemCode } from '../shape/branding-problem';
import { knownKeys, readKey } from './known-keys';
import { nearestName } from './nearest-name';

const FOUND_MAX = 60;

/** Our problems from the schema's issues; `input` is the file's content, for what was found there. */
export function toProblems(issues: readonly z.core.$ZodIssue[], input: unknown): BrandingProblem[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => unknownKey(issue.path, key, input));
    }
    const meant = issue.code === 'invalid_union' ? findMeantBranch(issue) : undefined;
    return meant ? toProblems(meant, input) : [toProblem(issue, input)];
  });
}

/** Returns the issues of the union branch that matches the type of the value. */
function findMeantBranch(issue: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] | undefined {
  const meant = issue.errors.find((branch) => branch.every(({ path }) => path.length > 0));
  const typed = issue.errors.find((branch) => branch.every(({ code }) => code !== 'invalid_type'));
  return (typed ?? meant)?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Formats the value at a path of the file as one short line of JSON; empty when there is none. */
export function quoteFound(value: unknown): string {
  const json = value === undefined ? '' : (JSON.stringify(value) ?? '');
  return json.length > FOUND_MAX ? `${json.slice(0, FOUND_MAX - 1)}…` : json;
}

function unknownKey(at: readonly PropertyKey[], key: string, input: unknown): BrandingProblem {
  const keys = knownKeys(at, input);
  const suggestion = nearestName(key, keys);
  return {
    code: 'UNKNOWN_KEY',
    path: [...at, key].join('.'),
    found: quoteFound(key),
    expected: keys.join(', '),
    ...(suggestion && { suggestion }),
  };
}

function toProblem(issue: z.core.$ZodIssue, input: unknown): BrandingProblem {
  const value = issue.path.reduce(readKey, input);
  const path = issue.path.join('.');
  const found = quoteFound(value);
  if (issue.code === 'custom' && issue.params) {
    const { code, expected } = issue.params as { code: ProblemCode; expected: string };
    return { code, path, found, expected };
  }
  const [code, expected] = expectation(issue);
  return { code: value === undefined ? 'MISSING' : code, path, found, expected };
}

function expectation(issue: z.core.$ZodIssue): [ProblemCode, string] {
  if (issue.code === 'invalid_value') return ['NOT_ALLOWED', issue.values.join(', ')];
  if (issue.code === 'invalid_union' && 'options' in issue) {
    return ['NOT_ALLOWED', (issue.options as readonly unknown[]).join(', ')];
  }
  if (issue.code === 'invalid_type') {
    return ['WRONG_TYPE', issue.expected === 'record' ? 'object' : issue.expected];
  }
  return ['WRONG_TYPE', issue.code];
}
