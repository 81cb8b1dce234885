import { sendJson, type StandIn, startStandIn } from '../../../lookup/testing';

/** The Bot API as it answers here: several bots by their tokens, each with what was written to it. */
export interface TestBotApi extends StandIn {
  /** Messages from bots: `111 4711: text`. */
  written: string[];
  /** Somebody writes to a bot, in a chat of their own unless told. */
  write(bot: number, chat: number, text: string, more?: { type?: string; language?: string }): void;
  /** Bots that answer 409 to who asks what was written to them, with these words. */
  conflicts: Map<number, string>;
}

interface Update {
  update_id: number;
  message: object;
}

/** The name of a bot. */
export const nameOfBot = (bot: number): string => `bot_${bot}`;

/** Starts one on a free port. Bots write only to chats that they were written to from. */
export async function startBotApi(): Promise<TestBotApi> {
  const updates = new Map<number, Update[]>();
  const linked = new Set<string>();
  const written: string[] = [];
  const conflicts = new Map<number, string>();
  let nextId = 900;

  const answer = (bot: number, method: string, body: Record<string, unknown>) => {
    const chat = `${bot} ${String(body['chat_id'])}`;
    switch (method) {
      case 'getMe':
        return { username: nameOfBot(bot) };
      case 'getUpdates': {
        const from = Number(body['offset'] ?? 0);
        const left = (updates.get(bot) ?? []).filter(({ update_id: id }) => id >= from);
        updates.set(bot, left);
        return left.slice(0, Number(body['limit']));
      }
      case 'getChat':
        return linked.has(chat) ? { id: body['chat_id'] } : undefined;
      default:
        if (!linked.has(chat)) return undefined;
        written.push(`${chat}: ${String(body['text'])}`);
        return { message_id: 1 };
    }
  };

  const standIn = await startStandIn((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const [, bot = '', method = ''] = /^\/bot(\d+):[^/]*\/(\w+)$/.exec(request.url ?? '') ?? [];
      const conflict = method === 'getUpdates' && conflicts.get(Number(bot));
      const result = answer(Number(bot), method, JSON.parse(text || '{}') as never);
      if (conflict) response.statusCode = 409;
      else if (result === undefined) response.statusCode = 400;
      sendJson(
        response,
        conflict || result === undefined
          ? { ok: false, description: conflict || 'Bad Request: chat not found' }
          : { ok: true, result },
      );
    });
  });
  return Object.assign(standIn, {
    written,
    conflicts,
    write(
      bot: number,
      chat: number,
      text: string,
      { type = 'private', language = 'en' }: { type?: string; language?: string } = {},
    ) {
      linked.add(`${bot} ${chat}`);
      const from = {
        id: chat,
        first_name: '<img src=x onerror=alert(1)>',
        language_code: language,
      };
      const message = { chat: { id: chat, type, title: from.first_name }, from, text };
      const update = { update_id: (nextId += 1), message };
      updates.set(bot, [...(updates.get(bot) ?? []), update]);
    },
  });
}
