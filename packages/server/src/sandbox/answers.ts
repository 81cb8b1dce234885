/** A refusal as the API writes it: the first failure alone. */
export const refuse = (code: string, description: string) => ({
  status: 400,
  body: { errors: [{ code, description }] },
});

const LIMIT = 10;
const LIMIT_MAX = 100;

/** A list as the API writes it, a part of it where the call asks for one. */
export const listOf = (all: readonly object[], asked = new URLSearchParams()) => {
  const limit = Math.min(LIMIT_MAX, Number(asked.get('limit') ?? LIMIT));
  const offset = Number(asked.get('offset') ?? 0);
  const data = all.slice(offset, offset + limit);
  const hasMore = offset + data.length < all.length;
  return { object: 'list', hasMore, totalCount: all.length, limit, offset, data };
};
