import { mayStopEngine, toPhoneDigits, withoutMark } from '@rastro/sdk/domain';
import { fillData } from '../engine/commands/send-command';
import {
  MAX_TEXT_LENGTH,
  sendTextCommands,
  spendTexts,
  type TextParts,
} from '../engine/commands/text-command';
import type { Unit } from '../db/database';
import { EngineError } from '../engine/common/engine-error';
import { readWhole } from '../request/read-whole';
import type {
  Upstream,
  UpstreamContext,
  UpstreamRequest,
  UpstreamResponse,
} from '../upstream/upstream';
import { HarmlessMarks } from '../saved-commands/harmless-marks';
import { isOnFor } from '../mail/switched';

interface TextCommandOptions extends TextParts {
  database: Unit;
  upstream: Upstream;
  /** Begins the product's own attributes. */
  prefix: string;
}

interface Asked {
  type: string;
  textChannel: boolean;
  attributes: Readonly<Record<string, unknown>>;
}
interface Device {
  uniqueId: string;
  phone?: string | null;
}
type Json = Record<string, unknown>;

const SEND = '/commands/send';
const refuse = (body: string): UpstreamResponse => ({ status: 400, body });

const toAsked = ({ type, textChannel, attributes }: Json): Asked => ({
  type: typeof type === 'string' ? type : '',
  textChannel: textChannel === true,
  attributes: { ...(attributes as Json | null | undefined) },
});

/**
 * A tracking API elsewhere that sends no short messages itself, with commands of the text channel by the gateway of
 * this server: those that are text already, for what the others look like only a tracker's protocol knows. What may
 * be sent, and to which device, that API says.
 */
export function answerTextCommands(options: TextCommandOptions): Upstream {
  const { upstream, prefix } = options;
  const marks = new HarmlessMarks({ origin: upstream.origin, prefix });

  /** In the caller's name; what is asked is no stop, whatever it is asked for. */
  const ask = async (
    path: string,
    { actor }: UpstreamContext,
    query: Record<string, string> = {},
  ): Promise<UpstreamResponse> => {
    const asked = { method: 'GET', path, query: new URLSearchParams(query) };
    const answer = await upstream.send({ ...asked, accept: 'application/json' }, { actor });
    const { stream: _stream, ...rest } = answer;
    return { ...rest, body: (await readWhole(answer)) ?? null };
  };

  /**
   * Returns the command to send, or the refusal of a saved command that the account does not have.
   */
  const readAsked = async (
    body: Json,
    context: UpstreamContext,
  ): Promise<Asked | UpstreamResponse> => {
    const id = Number(body['id'] ?? 0);
    if (!(id > 0)) {
      const asked = toAsked(body);
      return { ...asked, attributes: withoutMark(asked.attributes, prefix) };
    }
    const saved = await ask(`/commands/${id}`, context);
    if (saved.status >= 400) return saved;
    const asked = toAsked(JSON.parse(saved.body ?? '{}') as Json); // as the tracking API says
    const marked = (await marks.read(options.database, [id])).get(id);
    return { ...asked, attributes: marks.show(asked, marked) };
  };

  const hasOwn = async (context: UpstreamContext): Promise<boolean> => {
    const server = await ask('/server', context);
    return (JSON.parse(server.body ?? '{}') as Json)['textEnabled'] === true;
  };

  const send = async (
    request: UpstreamRequest,
    context: UpstreamContext,
  ): Promise<UpstreamResponse> => {
    const body = request.body as Json; // the gate takes objects only
    const asked = await readAsked(body, context);
    if ('status' in asked) return asked;
    const deviceId = Number(body['deviceId']);
    if (!asked.textChannel || !(deviceId > 0) || (await hasOwn(context))) {
      return upstream.send(request, context);
    }
    const seen = await ask('/devices', context, { id: String(deviceId) });
    if (seen.status >= 400) return seen;
    const [device] = JSON.parse(seen.body ?? '[]') as Device[]; // as the tracking API says
    if (!device) return refuse('Device access denied');
    if (asked.type !== 'custom') return refuse(`Command ${asked.type} is not supported`);
    const phone = toPhoneDigits(device.phone);
    if (phone === null) return refuse(`Device ${device.uniqueId} has no phone number for SMS`);
    const attributes = { ...fillData(asked.attributes, device.uniqueId, prefix) };
    const { data } = attributes;
    if (typeof data !== 'string' || data.trim() === '' || data.length > MAX_TEXT_LENGTH) {
      return refuse('Failed to encode command');
    }
    // What may stop the engine only once its text is whole did not come by the guard.
    if (!context.stop && mayStopEngine({ type: asked.type, attributes }, prefix)) {
      return refuse('Failed to send command');
    }
    try {
      const userId = 'userId' in context.actor ? context.actor.userId : 0;
      await spendTexts(options.database, options.budget, { userId, count: 1 });
      await sendTextCommands(options, [{ deviceId, phone, text: data }], userId);
    } catch (error) {
      if (error instanceof EngineError) return refuse(error.message);
      throw error;
    }
    // What is sent at once comes back whole; only what waits lacks a description.
    const answer = { description: null, id: Number(body['id'] ?? 0), ...asked, deviceId };
    return { status: 200, contentType: 'application/json', body: JSON.stringify(answer) };
  };

  return {
    ...upstream,
    async send(request, context) {
      const { method, path } = request;
      const { sms, database } = options;
      const userId = 'userId' in context.actor ? context.actor.userId : 0;
      if (!(await isOnFor(sms, userId, database))) return upstream.send(request, context);
      if (method === 'POST' && path === SEND) return send(request, context);
      if (path !== '/server' || method !== 'GET') return upstream.send(request, context);
      const answer = await upstream.send(request, context);
      if (answer.status >= 400) return answer;
      const { stream: _stream, ...rest } = answer;
      const server = JSON.parse((await readWhole(answer)) ?? '{}') as Json; // as the tracking API says
      return { ...rest, body: JSON.stringify({ ...server, textEnabled: true }) };
    },
  };
}
