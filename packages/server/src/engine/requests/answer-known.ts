import type { UpstreamResponse } from '../../upstream/upstream';
import { asJsonList } from './as-json-list';
import type { MembersSql } from './known-members';
import { json } from './answers';
import type { RequestContext } from './request-context';

/** Members of one piece of a list. */
const PIECE = 1_000;

/** A list of what memory holds. */
export interface KnownList extends MembersSql {
  /** JSON text of one; undefined for none. */
  jsonOf: (id: number) => string | undefined;
}

/**
 * A list of what memory holds: the database has said who is in it, as of the last write, so that nobody
 * sees more than his rights. The text is made a thousand at a time, as fast as it is taken.
 */
export const answerKnown = async (
  { members }: Pick<RequestContext, 'members'>,
  { sql, params, jsonOf }: KnownList,
): Promise<UpstreamResponse> => {
  const ids = await members.read({ sql, params });
  const pieceAt = (start: number): string =>
    ids
      .slice(start, start + PIECE)
      .flatMap((id) => jsonOf(id) ?? [])
      .join(',');
  if (ids.length <= PIECE) return json(`[${pieceAt(0)}]`);

  async function* pieces(): AsyncGenerator<string> {
    for (let start = 0; start < ids.length; start += PIECE) yield pieceAt(start);
  }
  return asJsonList(pieces());
};
