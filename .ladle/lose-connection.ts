import type { FakeServer } from '@rastro/sdk/testing';

/** For `onReady`: the connection breaks once the fleet was read, and stays away. */
export function loseConnection(server: FakeServer): () => void {
  return server.client.live.subscribeChanges(() => {
    server.state.answers = { 'GET /api/socket': 503 };
    server.drop();
  });
}
