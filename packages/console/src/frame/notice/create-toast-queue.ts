import { createListeners } from '@rastro/sdk/client';
import { TOAST_MS } from '@rastro/sdk/domain';

/**
 * Max notices kept to move up when shown ones are closed; in a flood older ones are only counted.
 */
const KEPT_TOASTS = 24;
/** A full column changes no faster than this, so that in a flood it can be read. */
const BEAT_MS = 2_000;

/** One notice in the column; `expiresAt` moves on while the column is paused. */
export type QueuedToast<T> = {
  id: number;
  content: T;
  /** Infinity for one that stays. */
  expiresAt: number;
  isUrgent: boolean;
  key: string | undefined;
};

/** Options of a queued notice. */
export type ToastOptions = {
  isUrgent?: boolean;
  /** Stays until it is closed. */
  isPinned?: boolean;
  /** Notices of one key are one. */
  key?: string;
};

/** The notices now on screen, newest last, and how many others there are. */
export type ToastSnapshot<T> = {
  visible: readonly QueuedToast<T>[];
  hiddenCount: number;
  isPaused: boolean;
};

/** A column of notices with a life of {@link TOAST_MS} each. */
export type ToastQueue<T> = {
  /** Urgent ones are shown at once and give way to nothing but other urgent ones. */
  push(content: T, options?: ToastOptions): void;
  /**
   * Changes the notice of this key that is there, and lets it live anew; false when there is none.
   */
  merge(key: string, change: (content: T) => T): boolean;
  dismiss(id: number): void;
  /** Stops all clocks and holds what is shown still, for who reads it or is about to press it. */
  pause(): void;
  resume(): void;
  /** Sets the number that fit from now on; shown ones beyond it wait their turn. */
  setLimit(limit: number): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): ToastSnapshot<T>;
};

/** The urgent ones, those held on screen, then the newest, as far as they fit; in order of arrival. */
function chooseVisible<T>(
  toasts: readonly QueuedToast<T>[],
  held: readonly QueuedToast<T>[],
  limit: number,
): QueuedToast<T>[] {
  const rank = (toast: QueuedToast<T>) => {
    const isHeld = held.some(({ id }) => id === toast.id);
    return (toast.isUrgent ? 2 : 0) + (isHeld ? 1 : 0);
  };
  return [...toasts]
    .sort((a, b) => rank(b) - rank(a) || b.id - a.id)
    .slice(0, limit)
    .sort((a, b) => a.id - b.id);
}

/** Without the oldest one that nobody sees and nobody must see. */
function dropOne<T>(
  toasts: readonly QueuedToast<T>[],
  visible: readonly QueuedToast<T>[],
): QueuedToast<T>[] {
  const dropped =
    toasts.find(({ id, isUrgent }) => !isUrgent && visible.every((shown) => shown.id !== id)) ??
    toasts[0];
  return toasts.filter((toast) => toast !== dropped);
}

/**
 * A store for React's `useSyncExternalStore` that shows at most `firstLimit` notices, until told
 * otherwise, and counts the rest; every notice counts down, shown or not.
 */
export function createToastQueue<T>(
  firstLimit: number,
  now: () => number = Date.now,
): ToastQueue<T> {
  let limit = firstLimit;
  let toasts: QueuedToast<T>[] = [];
  let droppedCount = 0;
  let pausedAt: number | null = null;
  let nextBeatAt = 0;
  let isBeatDue = false;
  let nextId = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let snapshot: ToastSnapshot<T> = { visible: [], hiddenCount: 0, isPaused: false };
  const listeners = createListeners();

  const schedule = () => {
    clearTimeout(timer);
    if (pausedAt !== null || toasts.length === 0) return;
    const nextExpiry = Math.min(...toasts.map((toast) => toast.expiresAt));
    if (nextExpiry === Infinity && !isBeatDue) return;
    const wakeAt = isBeatDue ? Math.min(nextExpiry, nextBeatAt) : nextExpiry;
    timer = setTimeout(expire, Math.max(0, wakeAt - now()));
  };
  const publish = (visible: readonly QueuedToast<T>[]) => {
    if (visible.length < limit) droppedCount = 0;
    snapshot = {
      visible,
      hiddenCount: toasts.length - visible.length + droppedCount,
      isPaused: pausedAt !== null,
    };
    schedule();
    listeners.call();
  };
  const rearrange = () => {
    nextBeatAt = now() + BEAT_MS;
    isBeatDue = false;
    publish(chooseVisible(toasts, pausedAt === null ? [] : snapshot.visible, limit));
  };
  const expire = () => {
    toasts = toasts.filter((toast) => toast.expiresAt > now());
    rearrange();
  };
  const resume = () => {
    if (pausedAt === null) return;
    const restedMs = now() - pausedAt;
    pausedAt = null;
    toasts = toasts.map((toast) => ({ ...toast, expiresAt: toast.expiresAt + restedMs }));
    rearrange();
  };

  return {
    push(content, { isUrgent = false, isPinned = false, key } = {}) {
      const expiresAt = isPinned ? Infinity : (pausedAt ?? now()) + TOAST_MS;
      toasts = [...toasts, { id: nextId++, content, expiresAt, isUrgent, key }];
      if (toasts.length > KEPT_TOASTS) {
        toasts = dropOne(toasts, snapshot.visible);
        droppedCount += 1;
      }
      const isFull = snapshot.visible.length === limit;
      const mustWait = pausedAt !== null || (isFull && now() < nextBeatAt);
      isBeatDue ||= mustWait;
      if (isUrgent || !mustWait) rearrange();
      else publish(snapshot.visible);
    },
    merge(key, change) {
      const found = toasts.find((toast) => toast.key === key);
      if (!found) return false;
      const expiresAt = Math.max(found.expiresAt, (pausedAt ?? now()) + TOAST_MS);
      const merged = { ...found, content: change(found.content), expiresAt };
      const exchange = (toast: QueuedToast<T>) => (toast === found ? merged : toast);
      toasts = toasts.map(exchange);
      publish(snapshot.visible.map(exchange));
      return true;
    },
    dismiss(id) {
      toasts = toasts.filter((toast) => toast.id !== id);
      if (toasts.length === 0) pausedAt = null;
      rearrange();
    },
    pause() {
      if (pausedAt !== null || toasts.length === 0) return;
      pausedAt = now();
      publish(snapshot.visible);
    },
    resume,
    setLimit(next) {
      if (next === limit) return;
      limit = next;
      rearrange();
    },
    clear() {
      toasts = [];
      pausedAt = null;
      rearrange();
    },
    subscribe: listeners.add,
    getSnapshot: () => snapshot,
  };
}
