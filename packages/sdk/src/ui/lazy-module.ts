/** Code that arrives when it is first needed. */
export interface LazyModule<T> {
  /** Starts or joins the download; the next call tries again after one that failed. */
  load(): Promise<T>;
  /** The code, or null while it is not there. */
  get(): T | null;
}

/** Wraps a dynamic import, so that code which has arrived can be used in the same breath. */
export function createLazyModule<T>(importModule: () => Promise<T>): LazyModule<T> {
  let module: T | null = null;
  let pending: Promise<T> | null = null;
  return {
    get: () => module,
    load() {
      pending ??= importModule().then(
        (loaded) => (module = loaded),
        (error: unknown) => {
          pending = null;
          throw error;
        },
      );
      return pending;
    },
  };
}
