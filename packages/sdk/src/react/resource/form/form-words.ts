import type { ValidationProblem } from '../../../domain';
import type { AttributesWords, ComboboxWords, UnsavedWords } from '../../../ui';

/** What the form of a resource says. */
export interface ResourceFormWords {
  /** Name of a member, e.g. of `uniqueId`. */
  member: (name: string) => string;
  /** A line below the field of a member. */
  hint?: (name: string) => string | undefined;
  /** Title of a part, by its key in the view. */
  section: (key: string) => string;
  /** Name of an attribute that the view knows. */
  attribute: (key: string) => string;
  /** Name of a choice of a member. */
  choice: (name: string, value: string) => string;
  /** The sentence for something that is wrong with the field of that name. */
  problem: (problem: ValidationProblem, label: string) => string;
  /** The sentence for a call that failed. */
  failure: (error: unknown) => string;
  /** How many fields are wrong. */
  wrong: (count: number) => string;
  /** How many changes are not saved. */
  changed: (count: number) => string;
  saved: string;
  save: string;
  discard: string;
  /** Name of the button that deletes. */
  delete: string;
  /** Asks whether the thing of that name is to be deleted. */
  deleteTitle: (name: string) => string;
  /** What is lost by it. */
  deleteText: string;
  cancel: string;
  unsaved: UnsavedWords;
  /** Of fields that refer to other things. */
  reference: Required<ComboboxWords>;
  clear: (label: string) => string;
  /** Of the button that opens a calendar. */
  calendar: (label: string) => string;
  pickColor: string;
  password: { show: string; hide: string; keep: string };
  attributes: AttributesWords;
}
