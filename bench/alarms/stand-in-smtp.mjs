import { once } from 'node:events';
import { createServer } from 'node:net';

/** A mail server that takes everything at once; `onMail` gets the text of each mail as it is taken. */
export async function startStandInSmtp(onMail) {
  const server = createServer((socket) => {
    let text = '';
    let isData = false;
    const answer = (line) => socket.write(`${line}\r\n`);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (;;) {
        const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          onMail(line);
          answer('250 taken');
        } else if (/^DATA/i.test(line)) {
          isData = true;
          answer('354 go on');
        } else if (/^QUIT/i.test(line)) {
          answer('221 bye');
          socket.end();
        } else answer('250 ok');
      }
    });
    answer('220 stand-in');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
