import type { UpstreamRequest, UpstreamResponse } from '../upstream/upstream';

const TYPES = '/notifications/notificators';
/** Channels that no tracking server has. */
const OWN = ['webhook'];

/** Clients made for Traccar are told of the channels that one has, and not of the product's own. */
export function hideOwnChannels(
  { path }: Pick<UpstreamRequest, 'path'>,
  answer: UpstreamResponse,
): UpstreamResponse {
  if (path !== TYPES || answer.status >= 400 || !answer.body) return answer;
  const types = JSON.parse(answer.body) as { type: string }[];
  return { ...answer, body: JSON.stringify(types.filter(({ type }) => !OWN.includes(type))) };
}
