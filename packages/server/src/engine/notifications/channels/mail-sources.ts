import { DAY_MS } from '@rastro/sdk/domain';
import type { Database } from '../../../db/database';
import { DeliveryError } from '../../../mail/delivery-error';
import type { Attachment } from '../../../mail/mailer';
import type { Upstream } from '../../../upstream/upstream';
import { issueToken } from '../../access/tokens/issue-token';
import { issueReportLink } from '../../access/tokens/report-link';
import { XLSX } from '../../common/media-types';
import { isSheetReport } from '../../common/is-sheet-report';
import { issueEmailLink } from './email-link';
import type { MailSources } from './mail-channel';

/** A link for a new password works this long. */
const PASSWORD_TOKEN_MS = DAY_MS;
/** A link to a spreadsheet works this long. */
const REPORT_LINK_MS = 7 * DAY_MS;

/** Creates the engine's parts for mail; `send` is the engine's own, which is made later. */
export const createMailSources = (
  db: Database,
  clock: () => number,
  send: () => Upstream['send'],
  onSent: () => void,
): Omit<MailSources, 'wordsFor'> => ({
  clock,
  onSent,
  async issuePasswordToken(userId) {
    const expiresAt = clock() + PASSWORD_TOKEN_MS;
    return { token: await issueToken(db, { userId, expiresAt, setsPassword: true }), expiresAt };
  },
  issueEmailLink: (credentialId) => issueEmailLink(db, credentialId, clock()),
  async issueReportLink({ type, query }, userId) {
    const expiresAt = clock() + REPORT_LINK_MS;
    if (!isSheetReport(type)) return null;
    const token = await issueReportLink(db, { userId, type, query }, expiresAt);
    return token === null ? null : { token, expiresAt };
  },
  async readSheet({ type, query, toMs }, userId, largestBytes): Promise<Attachment | null> {
    if (!isSheetReport(type)) return null;
    const answer = await send()(
      {
        method: 'GET',
        path: `/reports/${type}/xlsx`,
        query: new URLSearchParams(query),
        accept: XLSX,
      },
      { actor: { userId } },
    );
    if (answer.status >= 400) {
      throw new DeliveryError('refused', answer.body ?? `The report answered ${answer.status}`);
    }
    const content = await readAtMost(answer.stream ?? [], largestBytes);
    const day = new Date(toMs).toISOString().slice(0, 10);
    return content && { filename: `${type}-${day}.xlsx`, content, contentType: XLSX };
  },
});

const readAtMost = async (
  stream: AsyncIterable<string | Uint8Array> | Iterable<never>,
  maxBytes: number,
): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > maxBytes) return null;
    chunks.push(part);
  }
  return Buffer.concat(chunks);
};
