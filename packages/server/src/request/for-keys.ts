declare module 'fastify' {
  interface FastifyContextConfig {
    /** Programs come with keys; to all other routes who has a key is nobody. */
    isForKeys?: boolean;
  }
}

/** Routes that programs with keys call. */
export const FOR_KEYS = { config: { isForKeys: true } } as const;
