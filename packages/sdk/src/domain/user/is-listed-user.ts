/** Whether an account stands in lists of users: guests of a shared link do not (spec §6). */
export const isListedUser = ({
  temporary,
  attributes,
}: {
  temporary: boolean;
  attributes: Readonly<Record<string, unknown>>;
}): boolean => !temporary && attributes['isShared'] !== true;
