import * as domain from '@rastro/sdk/domain';
import type { CliMember } from '../cli-resource';
import { describeProblem } from './describe-problem';

/** Value of a member's text, or the end of a sentence that describes its error. */
export type ParsedMember = { value: unknown } | { problem: string };

const describe = (parsed: { value: unknown } | { problem: domain.ImportProblem }): ParsedMember =>
  'value' in parsed ? parsed : { problem: describeProblem(parsed.problem) };

/** Reads what people write for a member, in an option and in a column alike. Empty text takes it away. */
export const parseMember = (member: CliMember, text: string): ParsedMember =>
  describe(domain.parseMember(member, text));

/** Reads a day, which begins at 0:00 UTC, or a moment with its offset; '' is none. */
export const parseMoment = (text: string): ParsedMember => describe(domain.parseMoment(text));
