import type { ReactNode, Ref } from 'react';
import type { UnsavedGuard } from '../../../ui';
import type { LabelOverrides } from '../../labels/label';
import type { ResourceView } from '../define-view';
import type { Look } from './appearance-section';
import type { FieldProblem } from './find-errors';
import type { FormValues } from './form-values';
import type { OwnFields } from './own-field';
import type { Save, SavedItem } from './use-save';

/** Props of {@link ResourceForm}. */
export interface ResourceFormProps {
  /** View to show, made with `defineView`. */
  view: ResourceView;
  /** The thing that is changed; null for a new one. */
  value: SavedItem | null;
  /** Initial field values of a new item, beside the description's defaults. */
  draft?: FormValues | undefined;
  /** Words of one's own, by key: `member.boat.crew`, `form.save.action`. */
  labels?: LabelOverrides;
  /** Returns problems beyond the description's checks: the field's name and the sentence. Keep it pure. */
  check?: (values: FormValues, item: SavedItem | null) => readonly FieldProblem[];
  /** To be looked at only, also by who may change it. */
  isReadOnly?: boolean;
  /** Draws the fields of some members in its own way. */
  fields?: OwnFields;
  /** Draws how what is painted looks on the map. Default its icon alone. */
  drawLook?: ((look: Look) => ReactNode) | undefined;
  /** Saves in its own way, where a thing is more than its resource: with links, for instance. */
  save?: Pick<Save, 'create' | 'change'>;
  /** The thing as the server has it now. */
  onSaved?: ((item: SavedItem) => void) | undefined;
  onDeleted?: ((id: number) => void) | undefined;
  /** Leaves the form: a button for it stands at its foot, where what was changed is discarded elsewhere. */
  onCancel?: (() => void) | undefined;
  /** Stands below the parts of a thing that is saved: what it is linked to, for instance. */
  more?: ((item: SavedItem) => ReactNode) | undefined;
  /** Stands there for a new one, of what its fields hold. */
  moreNew?: ((values: FormValues) => ReactNode) | undefined;
  /** For who closes the form by a button: asks before what is not saved is lost. */
  ref?: Ref<Pick<UnsavedGuard, 'ask'>>;
}
