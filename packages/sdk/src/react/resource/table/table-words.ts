import type { TableLabels } from '../../../ui';

/** What the table of a resource says. */
export interface ResourceTableWords extends TableLabels {
  /** Name of a member, e.g. of `uniqueId`. */
  member: (name: string) => string;
  /** Name of a choice of a member. */
  choice: (name: string, value: string) => string;
  /** The sentence for a call that failed. */
  failure: (error: unknown) => string;
}
