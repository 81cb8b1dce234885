import type { FoundFence, FoundItem } from './found-fence';

/** Choices for a fence of a file whose name already exists. */
export const SAME_NAME_CHOICES = ['skip', 'replace', 'both'] as const;
/** One of {@link SAME_NAME_CHOICES}. */
export type SameNameChoice = (typeof SAME_NAME_CHOICES)[number];

/** The least that is known of a fence that is there. */
interface NamedFence {
  id: number;
  name: string;
}

/** Planned import of a fence; `index` is its position in the file. */
export interface PlannedFence<Fence extends NamedFence = NamedFence> {
  index: number;
  found: FoundFence;
  /** The one of its name that is there; null for a new one. */
  same: Fence | null;
}

const toKey = (name: string): string => name.trim().toLocaleLowerCase();

/**
 * Sorts the fences of a file into new ones and those with the name of an existing one. Each
 * existing fence is matched once: a name that occurs twice in the file is new the second time.
 */
export function planFenceImport<Fence extends NamedFence>(
  items: readonly FoundItem[],
  existing: readonly Fence[],
): PlannedFence<Fence>[] {
  const free = new Map<string, Fence>();
  for (const fence of existing)
    if (!free.has(toKey(fence.name))) free.set(toKey(fence.name), fence);
  return items.flatMap(({ fence: found }, index) => {
    if (!found) return [];
    const key = toKey(found.name);
    const same = (key !== '' && free.get(key)) || null;
    free.delete(key);
    return [{ index, found, same }];
  });
}
