import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { escapeXml } from '@rastro/sdk/domain';
import { toBrandKnobs } from '@rastro/theme/schema';
import { tokensToCss } from '@rastro/theme/tokens';
import { CliError } from '../../cli-error';
import { answerBrand, type PreviewFolder, toShown } from './answer-brand';
import { createForward } from './forward';

/** The page of a server in the brand of a folder: its brand, title and colours are that of the folder. */
function drawPage(html: string, folder: PreviewFolder, script: string): string {
  const branding = toShown(folder);
  const json = JSON.stringify(branding).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');
  const css = tokensToCss(toBrandKnobs(branding)).replaceAll('</', '<\\/');
  return html
    .replace(/(<script [^>]*id="rastro-branding">)[^<]*/, (_, start: string) => `${start}${json}`)
    .replace(
      /(<style id="rastro-brand">)[^]*?(?=<\/style>)/,
      (_, start: string) => `${start}${css}`,
    )
    .replace(/<title>[^<]*/, () => `<title>${escapeXml(branding.title)}`)
    .replace('</head>', () => `<script src="${script}"></script></head>`);
}

interface PreviewOptions {
  /** Origin of the server whose pages are shown. */
  url: string;
  dir: string;
  /** 0 for any. */
  port: number;
  /** Reads the folder under the prefix of the server. Throws where it cannot be used. */
  read: (attributePrefix: string) => Promise<PreviewFolder>;
}

/** A preview that is open. */
export interface Preview {
  origin: string;
  /** Reads the folder again, and has the open pages drawn anew. Throws as `read` does; the last brand stays then. */
  update(): Promise<void>;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
/** Addresses of the preview's own, which no server has. */
const CHANGES = '/__preview/changes';
const SCRIPT = '/__preview/reload.js';
const RELOAD = `new EventSource('${CHANGES}').onmessage = () => location.reload();\n`;
const PREFIX = /<meta name="rastro-prefix" content="([\w-]+)">/;

/** Serves the pages of a server in the brand of a folder, to this machine alone. Throws `CliError`. */
export async function openPreview({ url, dir, port, read }: PreviewOptions): Promise<Preview> {
  const page = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined);
  const attributePrefix = PREFIX.exec((await page?.text()) ?? '')?.[1];
  if (attributePrefix === undefined) {
    throw new CliError(`${url} does not answer with the console.`, {
      hint: 'Name a server with --url, and look at it with: rastro doctor',
    });
  }
  let folder = await read(attributePrefix);
  let origin = '';
  const listeners = new Set<ServerResponse>();
  const forward = createForward(url, () => origin);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // A page of somebody else's that leads its own name here is not let in.
    if (request.headers.host !== new URL(origin).host) {
      response.writeHead(421).end();
      return;
    }
    const { pathname } = new URL(request.url ?? '/', origin);
    if (pathname === CHANGES) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(':\n\n');
      listeners.add(response);
      request.on('close', () => listeners.delete(response));
      return;
    }
    if (pathname === SCRIPT) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      response.end(RELOAD);
      return;
    }
    if (request.method === 'GET') {
      const own = await answerBrand(folder, dir, pathname);
      if (own) {
        response.writeHead(200, { ...own.headers, 'cache-control': 'no-store' }).end(own.body);
        return;
      }
    }
    forward.send(request, response, (html) => drawPage(html, folder, SCRIPT));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.on('upgrade', (request, socket, head) => {
    if (request.headers.host === new URL(origin).host) forward.upgrade(request, socket, head);
    else socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new CliError(`Port ${port}: ${error.message}`)));
    server.listen(port, HOST, resolve);
  });
  origin = `http://${HOST}:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    async update() {
      folder = await read(attributePrefix);
      for (const listener of listeners) listener.write('data: changed\n\n');
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
