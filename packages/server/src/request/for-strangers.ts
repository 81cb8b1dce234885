declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body is read before anybody knows who sends it. */
    isForStrangers?: boolean;
  }
}

/** Routes whose body is read from anybody: it says who they are, and no more. */
export const FOR_STRANGERS = { bodyLimit: 4 * 1024, config: { isForStrangers: true } } as const;
