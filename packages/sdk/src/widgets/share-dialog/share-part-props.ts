import type { ShareDraft } from '../../domain';
import type { NewShare } from '../../react/share/use-new-share';

/** Common props of the form's parts. */
export interface SharePartProps {
  draft: ShareDraft;
  change: NewShare['change'];
  /** Returns the error of a field, after the first attempt to create the link. */
  problemOf: (field: keyof ShareDraft) => string | undefined;
}
