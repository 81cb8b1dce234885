/** A command cannot do what it was asked; the message says why and what to do. */
export class CommandError extends Error {}
