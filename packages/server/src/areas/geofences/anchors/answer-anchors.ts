import {
  ANCHOR_COMMANDS,
  type AnchorCommand,
  findAnchors,
  toAnchorFence,
} from '@rastro/sdk/domain';
import { ApiError, wordsOf } from '../../../request/api-error';
import { readWhole } from '../../../request/read-whole';
import { translateError } from '../../../request/translate-error';
import {
  toRefusal,
  type Upstream,
  type UpstreamContext,
  type UpstreamResponse,
} from '../../../upstream/upstream';
import type { Access } from '../../../ground/access/access';

/** A command as it came in at `POST /commands/send`. */
type Sent = Readonly<Record<string, unknown>>;

interface Fence {
  id: number;
  attributes?: Record<string, unknown> | null;
}

interface NamedDevice {
  id: number;
  name: string;
}

interface Place {
  latitude: number;
  longitude: number;
}

type Asked = Pick<Upstream, 'send' | 'change'>;

const toAnchorCommand = ({ type, id }: Sent = {}): AnchorCommand | undefined =>
  // What a saved command does stands in it, whatever the body says.
  Number(id) > 0 ? undefined : ANCHOR_COMMANDS.find((command) => command === type);

/**
 * A tracking API that sets and lifts anchors by the commands `anchorEnable` and `anchorDisable` (spec §4, §9), in
 * the name of who asks; all else is answered there. Both may be asked twice. A fence that cannot be linked is
 * taken away again. The calls of a device wait for each other.
 */
export function answerAnchors(upstream: Asked, access: Pick<Access, 'require'>): Asked {
  const running = new Map<number, Promise<unknown>>();

  const ask = async (
    context: UpstreamContext,
    [method, path]: readonly [string, string],
    { query = {}, body }: { query?: Record<string, string>; body?: unknown } = {},
  ): Promise<unknown> => {
    const call = { method, path, query: new URLSearchParams(query), accept: 'application/json' };
    const answer = await upstream.send({ ...call, ...(body !== undefined && { body }) }, context);
    if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: undefined });
    const json = await readWhole(answer);
    return json ? JSON.parse(json) : null;
  };
  const ofDevice = (deviceId: number) => ({ query: { deviceId: String(deviceId) } });
  const listFences = async (context: UpstreamContext, query: Record<string, string> = {}) =>
    (await ask(context, ['GET', '/geofences'], { query })) as Fence[];
  const remove = async (anchors: readonly Fence[], context: UpstreamContext) => {
    for (const { id } of anchors) await ask(context, ['DELETE', `/geofences/${id}`]);
  };

  const enable = async (deviceId: number, context: UpstreamContext) => {
    const query = { id: String(deviceId) };
    const devices = (await ask(context, ['GET', '/devices'], { query })) as NamedDevice[];
    const device = devices[0];
    if (!device) throw new ApiError(404, 'DEVICE_NOT_FOUND', wordsOf('DEVICE_NOT_FOUND'));
    const linked = await listFences(context, ofDevice(deviceId).query);
    if (findAnchors(linked, deviceId).length > 0) return;
    const [place] = (await ask(context, ['GET', '/positions'], ofDevice(deviceId))) as Place[];
    if (!place) {
      const code = 'DEVICE_WITHOUT_POSITION';
      throw new ApiError(409, code, wordsOf(code), { field: 'deviceId' });
    }
    // One that was made and never linked, when a server stopped in between.
    await remove(findAnchors(await listFences(context), deviceId), context);
    const body = { id: 0, description: '', calendarId: 0, ...toAnchorFence(device, place) };
    const made = (await ask(context, ['POST', '/geofences'], { body })) as Fence;
    try {
      await ask(context, ['POST', '/permissions'], { body: { deviceId, geofenceId: made.id } });
    } catch (error) {
      await remove([made], context);
      throw error;
    }
  };
  const disable = async (deviceId: number, context: UpstreamContext) => {
    // Refused to whom the device is not shown.
    const linked = await listFences(context, ofDevice(deviceId).query);
    const own = await listFences(context);
    const anchors = findAnchors([...linked, ...own], deviceId);
    await remove([...new Map(anchors.map((fence) => [fence.id, fence])).values()], context);
  };

  const carryOut = (
    command: AnchorCommand,
    { deviceId, userId, context }: { deviceId: number; userId: number; context: UpstreamContext },
  ): Promise<UpstreamResponse> => {
    const work = async () => {
      const action = command === 'anchorEnable' ? 'create' : 'delete';
      await access.require(userId, action, 'geofences', { isAnchor: true });
      await (command === 'anchorEnable' ? enable : disable)(deviceId, context);
      const done = { id: 0, deviceId, type: command, description: '' };
      return {
        status: 200,
        body: JSON.stringify({ ...done, textChannel: false, attributes: {} }),
      };
    };
    const turn = (running.get(deviceId) ?? Promise.resolve()).then(work, work);
    running.set(deviceId, turn);
    const leave = () => void (running.get(deviceId) === turn && running.delete(deviceId));
    turn.then(leave, leave);
    return turn;
  };

  return {
    change: (...args) => upstream.change(...args),
    send(request, context) {
      const { actor } = context;
      const isCommand = request.method === 'POST' && request.path === '/commands/send';
      const sent = isCommand ? (request.body as Sent) : undefined;
      const command = toAnchorCommand(sent);
      if (command === undefined || !('userId' in actor)) return upstream.send(request, context);
      const deviceId = Number(sent?.['deviceId']);
      return carryOut(command, { deviceId, userId: actor.userId, context });
    },
  };
}
