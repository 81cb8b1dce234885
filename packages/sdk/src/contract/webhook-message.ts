import { ContractError, createDecoder, createListDecoder } from './decode';
import { attributes, id, number, object, text } from './describe/members';
import { toReader } from './describe/to-reader';
import type { Read } from './describe/values';
import { event, type TrackingEvent } from './resources/event';
import { invoice, type Invoice } from './resources/invoice';
import { position, type Position } from './resources/position';

/** News of an invoice; `changed` is any other change. */
export type InvoiceNews = 'issued' | 'paid' | 'overdue' | 'cancelled' | 'changed';

const place = () => ({
  latitude: number({ required: true }),
  longitude: number({ required: true }),
  address: text(),
  speed: number({ unit: 'knots' }),
});
const named = () => ({ id: id(), name: text({ default: '' }) });
const happened = () => ({
  event: attributes(),
  device: attributes(),
  geofence: text({ default: '' }),
  maintenance: text({ default: '' }),
  driver: text({ default: '' }),
  position: object(),
});

/** Event in a webhook message. The names are '' for none. */
export interface WebhookEvent {
  event: TrackingEvent;
  device: Read<{ members: ReturnType<typeof named> }>;
  geofence: string;
  maintenance: string;
  driver: string;
  /** Place of the event, with the speed in knots; null where unknown. */
  position: Read<{ members: ReturnType<typeof place> }> | null;
}

/**
 * A message as it is posted to an address of {@link Webhook}; `id` is the same for each attempt. Types may come that
 * are not written here: a receiver takes them and leaves them.
 */
export type WebhookMessage =
  | { id: string; type: 'event'; data: WebhookEvent }
  | { id: string; type: 'invoice'; data: { news: InvoiceNews; invoice: Invoice } }
  | { id: string; type: 'positions'; data: { positions: Position[] } }
  | { id: string; type: 'test'; data: Record<string, never> };

const envelope = () => ({
  id: text({ default: '' }),
  type: text({ default: '' }),
  data: attributes(),
});

/** Decodes the body of a message; throws ContractError. What is of a type that nobody knows is left as it came. */
export function decodeWebhookMessage(json: unknown): WebhookMessage {
  const { id, type, data } = createDecoder('WebhookMessage', toReader(envelope()))(json);
  if (id === '') throw new ContractError('WebhookMessage', 'id');
  if (type === '') throw new ContractError('WebhookMessage', 'type');
  if (type === 'event') return { id, type, data: decodeHappened(data) };
  if (type === 'invoice') {
    const decode = createDecoder('Invoice', toReader(invoice.members));
    return {
      id,
      type,
      data: { news: data['news'] as InvoiceNews, invoice: decode(data['invoice']) },
    };
  }
  if (type === 'positions') {
    const decode = createListDecoder('Position', toReader(position.members));
    return { id, type, data: { positions: decode(data['positions']) } };
  }
  return { id, type, data } as WebhookMessage;
}

function decodeHappened(json: unknown): WebhookEvent {
  const told = createDecoder('WebhookEvent', toReader(happened()))(json);
  return {
    ...told,
    event: createDecoder('Event', toReader(event.members))(told.event),
    device: createDecoder('Device', toReader(named()))(told.device),
    position: told.position && createDecoder('WebhookPlace', toReader(place()))(told.position),
  };
}
