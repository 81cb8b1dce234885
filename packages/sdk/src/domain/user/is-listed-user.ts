/** Tells whether a demonstration invented an account, among them the one that everybody who looks at it shares. */
export const isDemoUser = ({
  attributes,
}: {
  attributes?: Readonly<Record<string, unknown>>;
}): boolean => attributes?.['isDemo'] === true;

/** Tells whether an account stands in lists of users: guests of a shared link do not (spec §6), those of a demonstration do. */
export const isListedUser = ({
  temporary,
  attributes,
}: {
  temporary: boolean;
  attributes: Readonly<Record<string, unknown>>;
}): boolean => isDemoUser({ attributes }) || (!temporary && attributes['isShared'] !== true);
