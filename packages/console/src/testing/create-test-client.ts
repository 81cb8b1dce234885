import { createTrackingClient, type TrackingClient } from '@rastro/sdk/client';

/** Answers by `METHOD /path`; a number is a bare status, an Error a broken connection, a Response itself. */
export type TestAnswers = Record<string, unknown>;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** A client over a server made of fixed answers, which a test may change; everything else is 404. */
export function createTestClient(answers: TestAnswers): {
  client: TrackingClient;
  requests: string[];
} {
  const requests: string[] = [];
  const client = createTrackingClient({
    baseUrl: 'http://test',
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      const key = `${init?.method ?? 'GET'} ${url.pathname}`;
      requests.push(key);
      const answer = answers[key];
      if (answer instanceof Error) throw answer;
      if (answer instanceof Response) return answer;
      if (typeof answer === 'number') return json({ code: `STATUS_${answer}` }, answer);
      return answer === undefined ? json({ code: 'HTTP_404_NOT_FOUND' }, 404) : json(answer);
    },
  });
  return { client, requests };
}
