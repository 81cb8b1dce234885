import { TOAST_MS } from '@rastro/sdk/domain';

/** How many notices are shown before the rest is only counted (design language §6). */
const VISIBLE_TOASTS = 4;

/** One notice in the column; `expiresAt` moves on while the column is paused. */
export type QueuedToast<T> = { id: number; content: T; expiresAt: number };

/** The notices now on screen, newest last, and how many older ones wait behind them. */
export type ToastSnapshot<T> = {
  visible: readonly QueuedToast<T>[];
  hiddenCount: number;
  isPaused: boolean;
};

/** A column of notices with a life of {@link TOAST_MS} each. */
export type ToastQueue<T> = {
  push(content: T): void;
  dismiss(id: number): void;
  pause(): void;
  resume(): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): ToastSnapshot<T>;
};

/** A store for React's `useSyncExternalStore`; every notice counts down, shown or not. */
export function createToastQueue<T>(now: () => number = Date.now): ToastQueue<T> {
  let toasts: QueuedToast<T>[] = [];
  let pausedAt: number | null = null;
  let nextId = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let snapshot: ToastSnapshot<T> = { visible: [], hiddenCount: 0, isPaused: false };
  const listeners = new Set<() => void>();

  const schedule = () => {
    clearTimeout(timer);
    if (pausedAt !== null || toasts.length === 0) return;
    const nextExpiry = Math.min(...toasts.map((toast) => toast.expiresAt));
    timer = setTimeout(expire, Math.max(0, nextExpiry - now()));
  };
  const publish = () => {
    const visible = toasts.slice(-VISIBLE_TOASTS);
    snapshot = {
      visible,
      hiddenCount: toasts.length - visible.length,
      isPaused: pausedAt !== null,
    };
    schedule();
    for (const listener of listeners) listener();
  };
  const expire = () => {
    toasts = toasts.filter((toast) => toast.expiresAt > now());
    publish();
  };
  const resume = () => {
    if (pausedAt === null) return;
    const restedMs = now() - pausedAt;
    pausedAt = null;
    toasts = toasts.map((toast) => ({ ...toast, expiresAt: toast.expiresAt + restedMs }));
    publish();
  };

  return {
    push(content) {
      const expiresAt = (pausedAt ?? now()) + TOAST_MS;
      toasts = [...toasts, { id: nextId++, content, expiresAt }];
      publish();
    },
    dismiss(id) {
      toasts = toasts.filter((toast) => toast.id !== id);
      if (toasts.length === 0) pausedAt = null;
      publish();
    },
    pause() {
      if (pausedAt !== null || toasts.length === 0) return;
      pausedAt = now();
      publish();
    },
    resume,
    clear() {
      toasts = [];
      pausedAt = null;
      publish();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}
