/** A thing as the API tells it. */
export type Thing = Record<string, unknown>;

/** Request to the API; `key` is that of the account. */
export interface SandboxCall {
  method: string;
  url: URL;
  body: Thing;
  key: string;
}
