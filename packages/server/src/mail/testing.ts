import { once } from 'node:events';
import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as the test server took it. */
export interface TakenMail {
  to: string[];
  from: string;
  /** The whole text: headers and parts, as they travelled. */
  raw: string;
}

/** A real SMTP server on this machine, for tests. */
export interface TestSmtpServer {
  readonly port: number;
  readonly url: string;
  readonly mails: TakenMail[];
  /** Resolves once `count` mails lie there. */
  waitFor(count: number): Promise<void>;
  /** Answers each further receiver with this code; undefined takes them all again. */
  refuseWith(code: number | undefined, address?: string): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const findPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** A server that takes everything; it listens once it is started, and may be stopped and started again. */
export const createTestSmtpServer = async (
  options: { user?: string; password?: string } = {},
): Promise<TestSmtpServer> => {
  const port = await findPort();
  const mails: TakenMail[] = [];
  let refusal: { code: number; address: string | undefined } | undefined;
  let told: (() => void)[] = [];
  let server: SMTPServer | undefined;

  const listen = (): SMTPServer =>
    new SMTPServer({
      authOptional: options.user === undefined,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      logger: false,
      closeTimeout: 1,
      onAuth({ username, password }, _session, done) {
        const isRight = username === options.user && password === options.password;
        done(isRight ? null : new Error('Invalid username or password'), { user: username });
      },
      onRcptTo({ address }, _session, done) {
        const isMeant = refusal && (refusal.address === undefined || refusal.address === address);
        done(
          isMeant
            ? Object.assign(new Error('not taken'), { responseCode: refusal?.code })
            : undefined,
        );
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          mails.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString(),
          });
          done();
          for (const tell of told.splice(0)) tell();
        });
      },
    });

  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async waitFor(count) {
      while (mails.length < count) await new Promise<void>((resolve) => told.push(resolve));
    },
    refuseWith: (code, address) => void (refusal = code === undefined ? code : { code, address }),
    async start() {
      server = listen();
      server.on('error', () => undefined);
      await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', () => resolve()));
    },
    async stop() {
      told = [];
      await new Promise<void>((resolve) => server?.close(() => resolve()) ?? resolve());
    },
  };
};
