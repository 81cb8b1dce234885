/** Whose account one is in, and when the session ends by this machine's clock. */
export interface SessionStatusHere {
  by: { name: string } | null;
  endsAtMs: number | null;
}
