import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * Serves a built single-page site as its owner would: files, the page for every other address, and a
 * Content-Security-Policy with a nonce that the page names for what makes styles.
 */
export async function serveFolder(
  port: number,
  folder: string,
  toPolicy: (nonce: string) => string,
): Promise<{ stop(): Promise<void> }> {
  const nonce = 'cGFnZQ';
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://page').pathname;
    const name = extname(path) === '' ? '/index.html' : path;
    const type = TYPES[extname(name)];
    try {
      const file = readFileSync(join(folder, name));
      response.writeHead(200, {
        ...(type && { 'content-type': type }),
        'content-security-policy': toPolicy(nonce),
      });
      const meta = `<meta property="csp-nonce" nonce="${nonce}"></head>`;
      response.end(name === '/index.html' ? String(file).replace('</head>', meta) : file);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
