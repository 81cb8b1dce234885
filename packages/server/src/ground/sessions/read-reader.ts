import { translateError } from '../../request/translate-error';
import type { Reader, ReaderOf, ServerSettings } from '../../text/reader';
import { toRefusal, type Upstream } from '../../upstream/upstream';

/** Language, zone and units for what is sent to an account. Throws where the tracking API cannot be asked. */
export type ReadReader = (account: {
  id: number;
  attributes?: Readonly<Record<string, unknown>> | null | undefined;
}) => Promise<Reader>;

/** Asks the tracking API what its server says of it. */
export const createReadReader =
  (tracking: Pick<Upstream, 'send'>, readerOf: ReaderOf): ReadReader =>
  async ({ id, attributes }) => {
    const call = { method: 'GET', path: '/server', query: new URLSearchParams() };
    const answer = await tracking.send(call, { actor: { userId: id } });
    if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: undefined });
    const server = JSON.parse(answer.body ?? '{}') as Partial<ServerSettings>; // as the tracking API says
    const { forceSettings = false, attributes: common = {} } = server;
    return readerOf(id, attributes ?? {}, { forceSettings, attributes: common });
  };
