import type { TrackingClient } from '../../client';

/** In memory alone, and never a secret. */
const draftsOf = new WeakMap<TrackingClient, Map<string, unknown>>();
const MAX_DRAFTS = 20;

/** Keeps what is typed into a form, for a while. */
export function keepDraft(client: TrackingClient, key: string, draft: unknown): void {
  const drafts = draftsOf.get(client) ?? new Map<string, unknown>();
  draftsOf.set(client, drafts);
  drafts.delete(key);
  const [oldest] = drafts.keys();
  if (drafts.size >= MAX_DRAFTS && oldest !== undefined) drafts.delete(oldest);
  drafts.set(key, draft);
}

/** Hands back what was kept, once. */
export function takeDraft(client: TrackingClient, key: string): unknown {
  const drafts = draftsOf.get(client);
  const draft = drafts?.get(key);
  drafts?.delete(key);
  return draft;
}
