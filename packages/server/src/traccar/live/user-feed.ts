import type { WebSocket } from 'ws';
import { goneFrame, type UpstreamFrame, type UpstreamSocket } from '../../upstream/upstream';
import { readFrames } from './read-frame';
import { TrackingFault } from '../wire/tracking-fault';
import { createWaitingFrames, type WaitingFrames } from './waiting-frames';

/** Someone who listens. */
export interface FeedClient {
  onFrame: (frame: UpstreamFrame) => void;
  onLost: () => void;
}

/** Connection of a feed to the tracking server. */
export interface FeedSource {
  open: (onText: (text: string) => void) => Promise<WebSocket>;
  /** The latest position of every device the user sees, as a frame. */
  readLatest: () => Promise<UpstreamFrame>;
  /** The feed ended; `reason` is left out when nobody listens any more. */
  onEnded: (reason: Error | undefined) => void;
}

/** One socket to the tracking server, shared by all clients of a user. */
export interface UserFeed {
  /** Resolves once the client has its first frame. Throws when the feed is lost before. */
  join(client: FeedClient): Promise<UpstreamSocket>;
  /** Tells all clients that the user sees these devices no more. */
  tellGone(deviceIds: readonly number[]): void;
  /** The devices that came up so far and are not gone. */
  seen(): ReadonlySet<number>;
  /** Opens the socket anew under the same clients: what the user sees has changed. */
  reopen(): void;
  /** Breaks off; all clients are told. */
  end(): void;
}

interface Member extends FeedClient {
  wantsLogs: boolean;
  /** Frames received before its first one; null afterwards. */
  waiting: WaitingFrames | null;
}

const PING_MS = 15_000;
const FIRST_FRAME_MS = 30_000;
const lost = (): TrackingFault => new TrackingFault('away', 'The live socket broke off.');

/** Clients of a feed, and the vehicles that they have heard of. */
function createAudience() {
  const members = new Set<Member>();
  const seen = new Set<number>();

  const note = ({ key, items }: UpstreamFrame): void => {
    if (key === 'positions' || key === 'devices') for (const item of items) seen.add(item.deviceId);
    if (key === 'gone') for (const item of items) seen.delete(item.deviceId);
  };

  const deliver = (frame: UpstreamFrame): void => {
    note(frame);
    for (const member of members) {
      if (frame.key === 'logs' && !member.wantsLogs) continue;
      if (member.waiting === null) member.onFrame(frame);
      else member.waiting.add(frame);
    }
  };

  return { members, seen, deliver };
}

/**
 * Sends the current state to a later member, read anew: a stored answer could show what has been
 * removed since.
 */
const createCatchUp =
  (members: ReadonlySet<Member>, readLatest: FeedSource['readLatest']) =>
  async (member: Member): Promise<void> => {
    const latest = await readLatest();
    if (!members.has(member)) throw lost();
    const waiting = member.waiting;
    member.waiting = null;
    member.onFrame(latest);
    for (const frame of waiting?.take() ?? []) member.onFrame(frame);
  };

/** Opens at once and ends with its last client. */
export function createUserFeed({ open, readLatest, onEnded }: FeedSource): UserFeed {
  const { members, seen, deliver } = createAudience();
  const catchUp = createCatchUp(members, readLatest);
  const first = createSignal();
  let socket: WebSocket | undefined;
  let firstTimer: NodeJS.Timeout | undefined;
  let isEnded = false;
  let hasLogs = false;
  let hasPong = true;

  const end = (reason?: Error): void => {
    if (isEnded) return;
    isEnded = true;
    clearInterval(pinging);
    clearTimeout(firstTimer);
    first.fail(reason ?? lost());
    const told = [...members];
    members.clear();
    socket?.terminate();
    onEnded(reason);
    for (const member of told) member.onLost();
  };

  const pinging = setInterval(() => {
    if (socket?.readyState !== socket?.OPEN) return;
    if (!hasPong) return end(lost());
    hasPong = false;
    socket?.ping();
  }, PING_MS);

  const read = (text: string): void => {
    for (const frame of readFrames(text)) {
      if (!first.isDone() && frame.key !== 'positions') continue;
      // After a reopening an empty one says nothing to those who listened before.
      if (frame.items.length > 0 || !first.isDone()) deliver(frame);
      clearTimeout(firstTimer);
      first.done();
    }
  };

  const tellLogs = (): void => {
    const wanted = [...members].some(({ wantsLogs }) => wantsLogs);
    if (wanted === hasLogs || socket?.readyState !== socket?.OPEN) return;
    hasLogs = wanted;
    socket?.send(JSON.stringify({ logs: wanted }));
  };

  const connect = async (): Promise<void> => {
    let mine: WebSocket | undefined;
    const isCurrent = (): boolean => !isEnded && (mine === undefined || mine === socket);
    clearTimeout(firstTimer);
    firstTimer = setTimeout(() => {
      end(new TrackingFault('slow', 'The live socket sent no first message.'));
    }, FIRST_FRAME_MS);
    try {
      mine = await open((text) => {
        if (!isCurrent()) return;
        try {
          read(text);
        } catch (error) {
          end(error as Error);
        }
      });
    } catch (error) {
      return end(error as Error);
    }
    const opened = mine;
    if (isEnded) return opened.terminate();
    socket = opened;
    hasPong = true;
    hasLogs = false;
    opened.on('pong', () => (hasPong = true));
    opened.on('close', () => isCurrent() && end(lost()));
    tellLogs();
  };

  const leave = (member: Member): void => {
    if (!members.delete(member)) return;
    if (members.size === 0) end();
    else tellLogs();
  };

  void connect();
  return {
    end: () => end(lost()),
    tellGone(deviceIds) {
      if (deviceIds.length > 0) deliver(goneFrame(deviceIds));
    },
    seen: () => seen,
    reopen() {
      const old = socket;
      if (isEnded || old === undefined) return;
      socket = undefined;
      old.once('close', () => void (isEnded || connect()));
      old.close();
    },
    async join(client) {
      const isLate = first.isDone();
      const waiting = isLate ? createWaitingFrames() : null;
      const member: Member = { ...client, wantsLogs: false, waiting };
      members.add(member);
      try {
        await (isLate ? catchUp(member) : first.promise);
      } catch (error) {
        leave(member);
        throw error;
      }
      return {
        setLogs(on) {
          member.wantsLogs = on;
          tellLogs();
        },
        close: () => leave(member),
      };
    },
  };
}

function createSignal() {
  let isDone = false;
  let done: () => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    done = () => {
      isDone = true;
      resolve();
    };
    fail = reject;
  });
  promise.catch(() => undefined);
  return {
    promise,
    done: () => done(),
    fail: (reason: Error) => fail(reason),
    isDone: () => isDone,
  };
}
