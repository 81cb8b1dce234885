import { type MoveTarget, TargetRefusal } from './target';

/** A link to add. */
export interface Link {
  body: Record<string, number>;
  /** The numbers of both ends here. */
  ends: [ownerId: number, propertyId: number];
}

const LINKS_AT_ONCE = 200;

/** Adds links, many with a call; where one of them is refused, each by itself. Resolves with how many. */
export const linkAll = async (
  target: MoveTarget,
  links: readonly Link[],
  onRefusal: (link: Link, reason: string) => void,
): Promise<number> => {
  let linked = 0;
  for (let start = 0; start < links.length; start += LINKS_AT_ONCE) {
    const some = links.slice(start, start + LINKS_AT_ONCE);
    try {
      await target.call(
        'POST',
        '/permissions/bulk',
        some.map(({ body }) => body),
      );
      linked += some.length;
    } catch (error) {
      if (!(error instanceof TargetRefusal)) throw error;
      linked += await linkEach(target, some, onRefusal);
    }
  }
  return linked;
};

const linkEach = async (
  target: MoveTarget,
  links: readonly Link[],
  onRefusal: (link: Link, reason: string) => void,
): Promise<number> => {
  let linked = 0;
  for (const link of links) {
    try {
      await target.call('POST', '/permissions', link.body);
      linked += 1;
    } catch (error) {
      if (!(error instanceof TargetRefusal)) throw error;
      onRefusal(link, error.message);
    }
  }
  return linked;
};
