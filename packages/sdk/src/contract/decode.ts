/** Error for received data that breaks the contract. `path` names the member, e.g. `deviceId`. */
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

/** Reads what was received, or says where it is not what it should be. */
export type Reader<T> = (value: unknown) => T | Unreadable;

/** Marker for a value that could not be read; `path` names the member, '' for the whole. */
export class Unreadable {
  constructor(readonly path: string) {}
}

/** Makes a function that decodes one entity. It throws {@link ContractError}. */
export function createDecoder<T>(entity: string, read: Reader<T>) {
  return (value: unknown): T => {
    const result = read(value);
    if (result instanceof Unreadable) throw new ContractError(entity, result.path);
    return result;
  };
}

/**
 * Makes a function that decodes a list. One unreadable item must not hide a fleet: it is left out.
 * Throws {@link ContractError} when the value is no list.
 */
export function createListDecoder<T>(entity: string, read: Reader<T>) {
  return (value: unknown): T[] => {
    if (!Array.isArray(value)) throw new ContractError(`List of ${entity}`, '');
    const items: T[] = [];
    for (const item of value) {
      const result = read(item);
      if (!(result instanceof Unreadable)) items.push(result);
    }
    return items;
  };
}
