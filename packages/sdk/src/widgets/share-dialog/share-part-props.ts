import type { ShareDraft } from '../../domain';
import type { NewShare } from '../../react/share/use-new-share';

/** What the parts of the form get. */
export interface SharePartProps {
  draft: ShareDraft;
  change: NewShare['change'];
  /** What is wrong with a field, once somebody has tried to make the link. */
  problemOf: (field: keyof ShareDraft) => string | undefined;
}
