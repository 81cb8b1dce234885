import { connect } from 'node:tls';
import { DAY_MS } from '@rastro/sdk/domain';
import { type Finding, ok, warn } from './check';

const PATIENCE_MS = 10_000;
const SOON_MS = 14 * DAY_MS;
const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Checks that traffic is encrypted, and the time left of the certificate. */
export async function checkTls(url: string, nowMs: number): Promise<Finding | null> {
  const { protocol, hostname, port } = new URL(url);
  if (protocol === 'http:') {
    if (LOCAL.test(hostname)) return ok('encryption', 'none, and none needed on this machine');
    return warn(
      'encryption',
      'Passwords and tokens cross the network in the open.',
      'Put the server behind a proxy with a certificate, and use its https address.',
    );
  }
  const endsAt = await readCertificateEnd(hostname, Number(port || 443));
  if (endsAt === null) return null;
  const date = endsAt.toISOString().slice(0, 10);
  return endsAt.getTime() - nowMs > SOON_MS
    ? ok('encryption', `https, certificate good until ${date}`)
    : warn('encryption', `The certificate ends on ${date}.`, 'Renew it on the server.');
}

/** Null when nothing answers: the check of the server says why. */
function readCertificateEnd(host: string, port: number): Promise<Date | null> {
  return new Promise((resolve) => {
    const name = host.replace(/^\[|\]$/g, '');
    const socket = connect({ host: name, port, servername: name, timeout: PATIENCE_MS });
    const end = (date: Date | null) => {
      socket.destroy();
      resolve(date);
    };
    socket.once('secureConnect', () => {
      const date = new Date(socket.getPeerCertificate().valid_to);
      end(Number.isNaN(date.getTime()) ? null : date);
    });
    socket.once('error', () => end(null));
    socket.once('timeout', () => end(null));
  });
}
