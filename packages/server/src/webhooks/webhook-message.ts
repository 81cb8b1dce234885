/** One message to an address. */
export interface WebhookMessage {
  /** The same for each attempt. */
  reference: string;
  type: string;
  /** JSON, posted as it is. */
  body: string;
}

/** A message of a type with what it says. */
export const toWebhookMessage = (type: string, id: string, data: object): WebhookMessage => ({
  reference: id,
  type,
  body: JSON.stringify({ id, type, data }),
});
