import { listChanges } from '@rastro/sdk/domain';

type Body = Readonly<Record<string, unknown>>;

/** The members that a write changes, of attributes each by itself; all of them where nothing is stored yet. */
export function onlyChanged(whole: Body, stored: Body | undefined): Body {
  if (stored === undefined) return whole;
  const changed: Record<string, unknown> = {};
  const attributes: Record<string, unknown> = {};
  for (const path of listChanges(stored, whole)) {
    const key = path.startsWith('attributes.') ? path.slice('attributes.'.length) : undefined;
    if (key === undefined) changed[path] = whole[path];
    else attributes[key] = (whole['attributes'] as Body | null | undefined)?.[key];
  }
  return Object.keys(attributes).length > 0 ? { ...changed, attributes } : changed;
}
