/** The part of a pino logger that the demo uses. */
export interface DemoLog {
  warn(fields: object, message: string): void;
}
