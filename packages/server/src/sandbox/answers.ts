/** A refusal as the API writes it: the first failure alone. */
export const refuse = (code: string, description: string) => ({
  status: 400,
  body: { errors: [{ code, description }] },
});

/** A list as the API writes it. */
export const listOf = (data: readonly object[]) => ({
  ...{ object: 'list', hasMore: false, totalCount: data.length, limit: 10, offset: 0, data },
});
