import { ApiError, wordsOf } from '../../request/api-error';
import type { Upstream } from '../../upstream/upstream';
import type { ConsentStore } from './consent-store';

const ONE = /^\/devices\/(\d+)$/;

/**
 * A tracking API that enables no device that follows a person who has not said yes. What is deleted follows nobody any
 * more.
 */
export const guardDevices = (
  upstream: Upstream,
  store: Pick<ConsentStore, 'stopsRecording' | 'endOfDevice'>,
): Upstream => ({
  ...upstream,
  async send(request, context) {
    const { method, path, body } = request;
    const id = Number(ONE.exec(path)?.[1]);
    const isEnabling = method === 'PUT' && id > 0 && !isDisabled(body);
    if (isEnabling && (await store.stopsRecording(id))) throw consentMissing();
    const answer = await upstream.send(request, context);
    if (method === 'DELETE' && id > 0 && answer.status < 400) await store.endOfDevice(id);
    return answer;
  },
  async change(path, merge, context) {
    const id = Number(ONE.exec(path)?.[1]);
    if (!(id > 0 && (await store.stopsRecording(id)))) return upstream.change(path, merge, context);
    let isRefused = false;
    const answer = await upstream.change(
      path,
      (stored) => {
        const wanted = merge(stored);
        isRefused = isDisabled(stored) && !isDisabled(wanted);
        return isRefused ? stored : wanted;
      },
      context,
    );
    if (isRefused) throw consentMissing();
    return answer;
  },
});

const isDisabled = (device: unknown): boolean =>
  (device as { disabled?: unknown } | undefined)?.disabled === true;

const consentMissing = (): ApiError =>
  new ApiError(409, 'CONSENT_MISSING', wordsOf('CONSENT_MISSING'), { field: 'disabled' });
