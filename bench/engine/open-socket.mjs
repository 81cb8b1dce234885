import { once } from 'node:events';
import { request } from 'node:http';

const SHORT = 126;
const LONG = 127;

/** Reads the frames of a WebSocket server; their text is handed over as bytes. */
function createFrameReader(onFrame) {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    let buffer = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes;
    for (;;) {
      if (buffer.length < 2) break;
      const short = buffer[1];
      const start = short < SHORT ? 2 : short === SHORT ? 4 : 10;
      if (buffer.length < start) break;
      const length =
        short < SHORT
          ? short
          : short === LONG
            ? Number(buffer.readBigUInt64BE(2))
            : buffer.readUInt16BE(2);
      if (buffer.length < start + length) break;
      onFrame(buffer.subarray(start, start + length));
      buffer = buffer.subarray(start + length);
    }
    rest = buffer;
  };
}

/** A live socket without the weight of a client; resolves at the first frame. */
export async function openSocket({ engineUrl }, token, onFrame) {
  const startedAt = performance.now();
  const asked = request(`${engineUrl}/api/socket?token=${encodeURIComponent(token)}`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16, 7).toString('base64'),
    },
  });
  asked.end();
  const [, socket, head] = await once(asked, 'upgrade');
  const opened = {
    isOpen: true,
    firstFrameMs: 0,
    /** Stops reading, as a phone does that went to sleep. */
    stall: () => socket.pause(),
    resume: () => socket.resume(),
    close: () => socket.destroy(),
  };
  socket.on('close', () => (opened.isOpen = false));
  socket.on('error', () => (opened.isOpen = false));
  await new Promise((resolve) => {
    const read = createFrameReader((bytes) => {
      if (opened.firstFrameMs > 0) return onFrame(bytes);
      opened.firstFrameMs = performance.now() - startedAt;
      resolve();
    });
    socket.on('data', read);
    if (head.length > 0) read(head);
  });
  return opened;
}
