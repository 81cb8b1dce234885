import type { ResourceView } from '../../define-view';
import type { FormValues } from '../form-values';

/** Whose things are changed in bulk, and how. */
export interface BulkOptions {
  /** What is changed, made with `defineView`: what its form has may be given to many at once. */
  view: ResourceView;
  /** What is written of the values of fields; default as they are. */
  toChanges?: ((values: FormValues) => FormValues) | undefined;
}

/** What somebody wants to do with chosen things. */
export interface BulkAsked {
  operation: 'update' | 'delete' | 'link';
  ids: readonly number[];
}
