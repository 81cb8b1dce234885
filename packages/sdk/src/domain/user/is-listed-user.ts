/** Whether an account is the one that everybody who looks at a demonstration shares. */
export const isDemoUser = ({
  attributes,
}: {
  attributes: Readonly<Record<string, unknown>>;
}): boolean => attributes['isDemo'] === true;

/** Whether an account stands in lists of users: guests of a shared link do not (spec §6), the one of a demonstration does. */
export const isListedUser = ({
  temporary,
  attributes,
}: {
  temporary: boolean;
  attributes: Readonly<Record<string, unknown>>;
}): boolean => isDemoUser({ attributes }) || (!temporary && attributes['isShared'] !== true);
