import { Readable } from 'node:stream';
import type { WordsOf } from '@rastro/sdk/words';
import type { FastifyInstance } from 'fastify';
import { translateError } from '../../../request/translate-error';
import type { ReadLog } from '../../../ground/logs/read-log';
import { toPositionRead } from '../../../ground/logs/to-position-read';
import { isRefusal, toRefusal, type Upstream } from '../../../upstream/upstream';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Page of the console for expired reports. */
const EXPIRED_PAGE = '/login?expired=report';

interface SentReportOptions {
  upstream: Upstream;
  readLog: Pick<ReadLog, 'note'>;
  hasConsole: boolean;
  wordsOf: WordsOf;
}

/**
 * `GET /reports/sent/:token`: the spreadsheet that was too large for the mail that carried the link.
 * Made for the link's owner as of now, without a sign-in. Where it is no more, people come to a page of
 * the console and programs get 404.
 */
export function registerSentReportRoutes(
  app: FastifyInstance,
  { upstream, readLog, hasConsole, wordsOf }: SentReportOptions,
): void {
  // A token is longer than what the router takes for a parameter.
  app.get<{ Params: { '*': string } }>(
    '/reports/sent/*',
    { config: { who: { shows: 'the link of a mail' } } },
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      const gone = (): unknown => {
        const isPerson = request.headers.accept?.includes('text/html') === true;
        if (isPerson && hasConsole) return reply.redirect(EXPIRED_PAGE, 303);
        const [wanted = ''] = (request.headers['accept-language'] ?? '').split(/[,;]/);
        const { t } = wordsOf(wanted);
        return reply.code(404).type('text/plain; charset=utf-8').send(t('mail.report.linkGone'));
      };
      const link = await upstream.openReportLink(request.params['*']);
      if (isRefusal(link)) {
        if (link.fault === undefined) return gone();
        throw translateError(link, { entity: undefined });
      }
      const { userId, type, query } = link;
      const asked = new URLSearchParams(query);
      const read = toPositionRead(`/reports/${type}`, asked);
      // Nobody knows who opens it: they are shown what its owner sees.
      const by = { userId: 0, address: request.ip, asUserId: userId };
      if (read) await readLog.note({ ...by, ...read, call: '/reports/sent' });
      const answer = await upstream.send(
        {
          method: 'GET',
          path: `/reports/${type}/xlsx`,
          query: asked,
          accept: XLSX,
        },
        { actor: { userId } },
      );
      // Whoever was disabled meanwhile, or lost the right, has a link to nothing.
      if (answer.status >= 500) throw translateError(toRefusal(answer), { entity: undefined });
      if (answer.status >= 400) return gone();
      return reply
        .headers({ ...answer.headers, 'x-robots-tag': 'noindex' })
        .type(XLSX)
        .send(answer.stream ? Readable.from(answer.stream) : answer.body);
    },
  );
}
