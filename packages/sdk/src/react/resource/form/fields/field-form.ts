import type { ResourceDescription } from '../../../../contract';
import { text } from '../../../../contract/describe/members';
import { splitAttributeFields, toFieldAttributes, type AttributeFields } from '../../../../domain';
import type { FormValues } from '../form-values';
import type { SavedItem } from '../use-save';

const FIELD_MAX_LENGTH = 512;

/** A thing that has attributes, as the server answers it. */
export interface FieldOwner {
  readonly id: number;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A line of text of a form that lies in an attribute. */
// @__NO_SIDE_EFFECTS__
export function fieldLine() {
  return text({ default: '', trim: true, maxLength: FIELD_MAX_LENGTH });
}

/** A thing as its form shows it: beside its members the data that lie in attributes. */
export function toFieldItem(
  described: AttributeFields,
  stored: FieldOwner,
  prefix: string,
): SavedItem {
  const { fields, rest } = splitAttributeFields(described, stored.attributes, prefix);
  return { ...stored, ...fields, attributes: rest, stored };
}

/** The thing that an item was made of; null for a new one. */
export const readFieldOwner = (item: SavedItem): FieldOwner | null =>
  (item['stored'] as FieldOwner | undefined) ?? null;

/**
 * Returns the form values that the item itself holds; attributes are a patch, null for removed
 * ones.
 */
export function toFieldChanges(
  { resource, described }: { resource: ResourceDescription; described: AttributeFields },
  values: FormValues,
  before: FieldOwner['attributes'],
  prefix: string,
): FormValues & { attributes?: object } {
  const own = Object.entries(values).filter(
    ([key]) => key !== 'attributes' && Object.hasOwn(resource.members, key),
  );
  const changed = {
    ...(values['attributes'] as object | undefined),
    ...toFieldAttributes(described, before, values, prefix),
  };
  return {
    ...Object.fromEntries(own),
    ...(Object.keys(changed).length > 0 ? { attributes: changed } : {}),
  };
}
