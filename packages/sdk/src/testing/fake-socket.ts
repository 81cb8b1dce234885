import type { SocketLike } from '../client';

/** Sockets that open by themselves when `isOpen` says so, and carry what `send` is given. */
export function createFakeSocket(isOpen: () => boolean) {
  const open = new Set<FakeSocket>();

  class FakeSocket implements SocketLike {
    onopen: SocketLike['onopen'] = null;
    onmessage: SocketLike['onmessage'] = null;
    onclose: SocketLike['onclose'] = null;
    onerror: SocketLike['onerror'] = null;
    constructor() {
      open.add(this);
      queueMicrotask(() => (isOpen() ? this.start() : this.end()));
    }
    /** The server's first frame always names positions. */
    start() {
      this.onopen?.(new Event('open') as never);
      this.receive('{"positions":[]}');
    }
    receive(data: string) {
      this.onmessage?.(new MessageEvent('message', { data }) as never);
    }
    close() {
      open.delete(this);
    }
    end() {
      if (open.delete(this)) this.onclose?.(new Event('close') as never);
    }
  }

  return {
    WebSocket: FakeSocket,
    count: () => open.size,
    send(data: string) {
      for (const socket of [...open]) socket.receive(data);
    },
    drop() {
      for (const socket of [...open]) socket.end();
    },
  };
}
