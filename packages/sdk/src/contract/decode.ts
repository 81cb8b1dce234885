import type * as z from 'zod/mini';

/** What was received is not what the contract says. `path` names the member, e.g. `deviceId`. */
export class ContractError extends Error {
  readonly kind = 'contract';

  constructor(
    readonly entity: string,
    readonly path: string,
    options?: { cause?: unknown },
  ) {
    super(`${entity} is not readable${path === '' ? '' : `: ${path}`}`, options);
    this.name = 'ContractError';
  }
}

/** Makes a function that decodes one entity. It throws {@link ContractError}. */
export function createDecoder<T>(entity: string, schema: z.ZodMiniType<T>) {
  return (value: unknown): T => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    const path = result.error.issues[0]?.path.map(String).join('.') ?? '';
    throw new ContractError(entity, path, { cause: result.error });
  };
}

/**
 * Makes a function that decodes a list. One unreadable item must not hide a fleet: it is left out.
 * Throws {@link ContractError} when the value is no list.
 */
export function createListDecoder<T>(entity: string, schema: z.ZodMiniType<T>) {
  return (value: unknown): T[] => {
    if (!Array.isArray(value)) throw new ContractError(`List of ${entity}`, '');
    return value.flatMap((item) => {
      const result = schema.safeParse(item);
      return result.success ? [result.data] : [];
    });
  };
}
