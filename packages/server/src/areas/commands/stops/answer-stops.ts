import type { Upstream, UpstreamResponse } from '../../../upstream/upstream';
import { readJson } from './look-at-device';
import type { StopCommand } from './stop-store';
import type { Stops } from './stops';

type Json = Record<string, unknown>;

const toCommand = (body: Json): StopCommand => ({
  id: Math.max(0, Number(body['id'] ?? 0)),
  type: typeof body['type'] === 'string' ? body['type'] : '',
  textChannel: body['textChannel'] === true,
  attributes: { ...(body['attributes'] as Json | null | undefined) },
});

/** A tracking API where all that may stop an engine passes the guard; what resumes one goes through, calls off what waits, and is written down. */
export function answerStops(
  upstream: Pick<Upstream, 'send' | 'change'>,
  stops: Pick<Stops, 'isStop' | 'ask' | 'callOffAll' | 'keepResumed'>,
  onWaiting: () => void,
): Pick<Upstream, 'send' | 'change'> {
  /** Reads a command; a saved one as stored, whatever the body says. */
  const readCommand = async (userId: number, body: Json): Promise<StopCommand> => {
    const sent = toCommand(body);
    if (sent.id === 0) return sent;
    return { ...toCommand(await readJson(upstream, userId, `/commands/${sent.id}`)), id: sent.id };
  };

  return {
    change: (...args) => upstream.change(...args),
    async send(request, context): Promise<UpstreamResponse> {
      const { actor, keyId } = context;
      const isCommand = request.method === 'POST' && request.path === '/commands/send';
      if (!isCommand || !('userId' in actor)) return upstream.send(request, context);
      const { userId } = actor;
      const body = request.body as Json; // The gate lets nothing else through.
      const command = await readCommand(userId, body);
      const deviceId = Number(body['deviceId']);
      if (stops.isStop(command)) {
        const asked = await stops.ask(userId, deviceId, command, { keyId });
        onWaiting();
        return asked;
      }
      if (command.type !== 'engineResume') return upstream.send(request, context);
      await stops.callOffAll(userId, deviceId);
      const answer = await upstream.send(request, context);
      if (answer.status < 400) await stops.keepResumed(userId, deviceId, command);
      return answer;
    },
  };
}
