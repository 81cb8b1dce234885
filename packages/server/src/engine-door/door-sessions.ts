import { randomBytes } from 'node:crypto';

/** A signed-in client of the door. */
export interface DoorSession {
  userId: number;
  /** The page it signed in from; undefined when no browser did. */
  origin: string | undefined;
  /** Token the session began with, if any: the session ends with it. */
  token?: string | undefined;
}

/** Sessions by the value of their cookie. In memory, as Traccar's own are: a restart ends them. */
export interface DoorSessions {
  create(session: DoorSession): string;
  find(id: string): DoorSession | undefined;
  end(id: string): void;
  /** Ends those of an account. */
  endAllOf(userId: number): void;
}

/** More than any fleet has clients; the one unused for longest gives way. */
const MAX_SESSIONS = 50_000;
const ID_BYTES = 24;

/** An empty store. */
export const createDoorSessions = (): DoorSessions => {
  const sessions = new Map<string, DoorSession>();
  return {
    create(session) {
      if (sessions.size >= MAX_SESSIONS) sessions.delete(sessions.keys().next().value ?? '');
      const id = randomBytes(ID_BYTES).toString('hex');
      sessions.set(id, session);
      return id;
    },
    find(id) {
      const session = sessions.get(id);
      if (!session) return undefined;
      sessions.delete(id);
      sessions.set(id, session);
      return session;
    },
    end: (id) => void sessions.delete(id),
    endAllOf(userId) {
      for (const [id, session] of sessions) if (session.userId === userId) sessions.delete(id);
    },
  };
};
