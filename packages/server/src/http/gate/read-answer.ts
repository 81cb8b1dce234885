import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { AccountRights } from '../../features/access/account-rights';
import type { NewEmails } from '../../features/new-email/new-emails';
import type { CompleteServer } from '../../features/server-info/complete-server';
import type { UpstreamResponse } from '../../upstream/upstream';
import { hideSecrets } from '../../request/hide-secrets';
import { readWhole } from '../../request/read-whole';
import type { GateRow } from './gate-row';
import type { RowMatch } from './match-row';

interface Asked {
  match: RowMatch<GateRow>;
  request: FastifyRequest;
}

interface Completing {
  completeServer: CompleteServer;
  newEmails: Pick<NewEmails, 'complete'>;
  rights: Pick<AccountRights, 'completeJson'>;
}

/** What goes out: users without their secrets, users and settings with what only this server knows. */
export async function readAnswer(
  answer: UpstreamResponse,
  { match: { row, id }, request }: Asked,
  { completeServer, newEmails, rights }: Completing,
): Promise<Readable | string | null> {
  const { stream, body } = answer;
  if (row.area === 'users') {
    // Whole: a secret may lie over the edge of two pieces.
    const json = await readWhole(answer);
    const open = json === null ? null : hideSecrets(json);
    if (open === null) return null;
    const known = await rights.completeJson(open);
    return id === undefined ? known : newEmails.complete(id, known);
  }
  if (stream) return Readable.from(stream);
  return row.template === '/server' && body !== null ? completeServer(body, request) : body;
}
