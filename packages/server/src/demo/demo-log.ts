/** The part of a pino logger that the demo uses. */
export interface DemoLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}
