import { createTestSmtpServer, type TestSmtpServer } from '../packages/server/src/mail/testing';
import { startServer, type RunningServer } from './start-server';

/** The product on an empty database, with a mail server that keeps what it is given. */
export async function startWithMail(): Promise<{
  server: RunningServer;
  smtp: TestSmtpServer;
  stop: () => Promise<void>;
}> {
  const smtp = await createTestSmtpServer();
  await smtp.start();
  const mail = ['--smtp-url', smtp.url, '--mail-from', 'no-reply@example.com'];
  const server = await startServer(['--no-demo', ...mail]);
  return {
    server,
    smtp,
    async stop() {
      await server.stop();
      await smtp.stop();
    },
  };
}

/** The link of the first mail to a page, as a mail program shows it: without its quoting for the way. */
export function readLink({ mails }: TestSmtpServer, page: string): string {
  const text = (mails[0]?.raw ?? '').replace(/=\r\n/g, '').replaceAll('=3D', '=');
  return text.split(/[\s"<>]/).find((word) => word.startsWith('http') && word.includes(page)) ?? '';
}
