import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database';
import type { EngineLog } from '../engine/common/engine-log';
import type { Channel, Recipient } from '../engine/notifications/channels/channel';
import { DeliveryError } from '../mail/delivery-error';
import { readWhole } from '../request/read-whole';
import type {
  Upstream,
  UpstreamContext,
  UpstreamRequest,
  UpstreamResponse,
} from '../upstream/upstream';
import { joinChannels, type RuleJson, splitChannels } from './own-channels';
import { listOn, listOnFor } from '../mail/switched';

interface AnswerOptions {
  upstream: Upstream;
  /** Those that go out with no page open. */
  channels: readonly Channel[];
  readRecipient: (userId: number) => Promise<Recipient | null>;
  /** Something was written. */
  forget: () => void;
  database: Database;
  /** Begins the product's own attributes. */
  prefix: string;
  log: EngineLog;
}

const RULES = /^\/notifications(\/\d+)?$/;
const TEST = /^\/notifications\/test\/([^/]+)$/;
const TYPES = '/notifications/notificators';

const NOT_SENT: UpstreamResponse = { status: 400, body: 'The message could not be sent' };

const isType = (value: unknown): value is { type: string } =>
  typeof (value as { type?: unknown } | null)?.type === 'string';

/**
 * A tracking API elsewhere whose rules may name the channels of this server too. What that API lists is its own,
 * and it alone sends it; the rest is kept in an attribute of the rule, where it does not trip over it.
 */
export function answerChannels(options: AnswerOptions): Upstream {
  const { upstream, channels, readRecipient, forget, database, prefix, log } = options;
  const named = channels.filter(({ follows }) => !follows);
  /** Those that are set up for who asks. */
  const listNamed = ({ actor }: UpstreamContext) =>
    'userId' in actor ? listOnFor(named, actor.userId, database) : listOn(named);

  /** The types of the tracking API itself. */
  const listTheirs = async (context: UpstreamContext): Promise<UpstreamResponse | string[]> => {
    const query = new URLSearchParams();
    const answer = await upstream.send({ method: 'GET', path: TYPES, query }, context);
    if (answer.status >= 400) return answer;
    const types: unknown = JSON.parse((await readWhole(answer)) ?? '[]');
    return Array.isArray(types) ? types.filter(isType).map(({ type }) => type) : [];
  };
  const toIsOwn =
    (theirs: readonly string[]) =>
    (type: string): boolean =>
      listOn(named).some(
        (channel) => channel.type === type && (channel.isOurs || !theirs.includes(type)),
      );

  const join = async (answer: UpstreamResponse): Promise<UpstreamResponse> => {
    if (answer.status >= 400) return answer;
    const { stream: _stream, ...rest } = answer;
    const text = await readWhole(answer);
    if (!text) return { ...rest, body: text };
    const value = JSON.parse(text) as RuleJson | RuleJson[]; // a rule or several, as the call asks
    const joined = Array.isArray(value)
      ? value.map((rule) => joinChannels(rule, prefix))
      : joinChannels(value, prefix);
    return { ...rest, body: JSON.stringify(joined) };
  };

  const test = async (tested: readonly Channel[], userId: number): Promise<UpstreamResponse> => {
    const to = await readRecipient(userId);
    if (!to) return NOT_SENT;
    for (const channel of tested) {
      const all = await channel.listTargets?.(database, [userId]);
      const targets = all ? (all.get(userId) ?? []) : [null];
      if (targets.length === 0 && !channel.follows) return NOT_SENT;
      for (const target of targets) {
        try {
          await channel.deliver({ kind: 'test' }, to, { reference: randomUUID(), target });
        } catch (error) {
          if (!(error instanceof DeliveryError)) throw error;
          log.warn({ channel: channel.type, reason: error.message }, 'A test did not go out');
          return NOT_SENT;
        }
      }
    }
    return { status: 204, body: null };
  };

  const answer = async (
    request: UpstreamRequest,
    context: UpstreamContext,
  ): Promise<UpstreamResponse> => {
    const { method, path, query } = request;
    const { actor } = context;
    const tested = method === 'POST' ? TEST.exec(path)?.[1] : undefined;
    if (tested !== undefined && 'userId' in actor) {
      const theirs = await listTheirs(context);
      if (!Array.isArray(theirs)) return theirs;
      const followers = channels.filter(({ follows }) => follows === tested);
      if (toIsOwn(theirs)(tested)) {
        const own = (await listNamed(context)).filter(({ type }) => type === tested);
        if (own.length === 0) return NOT_SENT;
        return test([...own, ...followers], actor.userId);
      }
      const sent = await upstream.send(request, context);
      return sent.status >= 400 ? sent : test(followers, actor.userId);
    }
    if (method === 'GET' && path === TYPES && query.get('announcement') !== 'true') {
      const theirs = await listTheirs(context);
      if (!Array.isArray(theirs)) return theirs;
      const types = [...theirs, ...(await listNamed(context)).map(({ type }) => type)];
      const body = JSON.stringify([...new Set(types)].sort().map((type) => ({ type })));
      return { status: 200, contentType: 'application/json', body };
    }
    if (!RULES.test(path)) return upstream.send(request, context);
    if (method !== 'POST' && method !== 'PUT') return join(await upstream.send(request, context));
    const theirs = await listTheirs(context);
    if (!Array.isArray(theirs)) return theirs;
    const body = splitChannels(request.body as RuleJson, prefix, toIsOwn(theirs)); // the gate takes objects only
    return join(await upstream.send({ ...request, body }, context));
  };

  return {
    ...upstream,
    async send(request, context) {
      try {
        return await answer(request, context);
      } finally {
        if (request.method !== 'GET') forget();
      }
    },
    async change(path, merge, context) {
      try {
        if (!RULES.test(path)) return await upstream.change(path, merge, context);
        const theirs = await listTheirs(context);
        if (!Array.isArray(theirs)) return theirs;
        const mergeAll = (stored: RuleJson) =>
          splitChannels(merge(joinChannels(stored, prefix)), prefix, toIsOwn(theirs));
        return await join(await upstream.change(path, mergeAll, context));
      } finally {
        forget();
      }
    },
  };
}
