/** One thing that can be set: a flag and an environment variable with the same meaning. */
export interface Setting<T> {
  flag: string;
  env: string;
  /** Word for the value in the help; a switch has none. */
  placeholder?: string;
  fallback: T;
  /** Text of the fallback in the help; without it, the fallback itself. */
  fallbackText?: string;
  parse: (value: string, env: NodeJS.ProcessEnv) => T;
  help: string;
  /** The value is not repeated in messages. */
  isSecret?: boolean;
  /** Values separated by commas; the flag may stand several times. */
  isList?: boolean;
}

/** Writes one down, with the type of its value. */
export const setting = <T>(definition: Setting<T>): Setting<T> => definition;
