import type { Database } from '../../db/database';
import type { UpstreamFrame, UpstreamSocket } from '../../upstream/upstream';
import { isRefusal } from '../../upstream/upstream';
import { createTraccarUpstream, type TraccarUpstream } from '../traccar-upstream';

/** Ours in front of a tracking server, for one test. */
export interface Front extends TraccarUpstream {
  logged: { message: string; reason?: string }[];
  /** One more over the same database, as after a restart or on another machine. */
  another(changes?: { secret?: string; serviceToken?: string }): TraccarUpstream;
}

/** Opens one in front of `origin` that remembers nothing of those before it. */
export async function openFront(origin: string, db: Database): Promise<Front> {
  await db.query('delete from account');
  const logged: Front['logged'] = [];
  const write = (details: object, message: string): void =>
    void logged.push({ ...details, message });
  const log = { info: write, warn: write, error: write };
  const open: TraccarUpstream[] = [];
  const another = (changes = {}): TraccarUpstream => {
    const secret = 'a secret of the tests';
    const traccar = createTraccarUpstream({ origin, secret, db, clock: Date.now, log, ...changes });
    open.push(traccar);
    return traccar;
  };
  return {
    ...another(),
    logged,
    another,
    async close() {
      for (const traccar of open) await traccar.close();
    },
  };
}

/** Somebody who listens to the live stream. */
export interface FrontListener {
  frames: UpstreamFrame[];
  /** Number of notified losses of the stream. */
  losses: number;
  socket: UpstreamSocket;
}

/** Opens the live stream of a user. Throws when it is refused. */
export async function listen(
  { upstream }: TraccarUpstream,
  userId: number,
): Promise<FrontListener> {
  const listener: Omit<FrontListener, 'socket'> = { frames: [], losses: 0 };
  const socket = await upstream.openSocket(
    { userId },
    (frame) => void listener.frames.push(frame),
    () => (listener.losses += 1),
  );
  if (isRefusal(socket)) throw new Error(`${socket.status} ${socket.message}`);
  return Object.assign(listener, { socket });
}
