import { isHarmless, withoutMark } from '@rastro/sdk/domain';
import type { Database } from '../../../db/database';
import { readWhole } from '../../../request/read-whole';
import type { CommandText, HarmlessMarks } from '../../../saved-commands/harmless-marks';
import type { Upstream, UpstreamContext, UpstreamResponse } from '../../../upstream/upstream';
import type { Access } from '../../../ground/access/access';

interface HarmlessOptions {
  marks: HarmlessMarks;
  database: Database;
  access: Pick<Access, 'require' | 'may'>;
  /** Prefix of the brand's attributes. */
  prefix: string;
  clock: () => number;
}

type Json = Record<string, unknown>;

/**
 * Effect of a write on a command's harmless mark: marked for the first time, marked again with
 * other words, unchanged, or not marked.
 */
type Mark = 'new' | 'again' | 'kept' | 'none';

/** `/commands`, `/commands/5`, and those that may be sent to a device. */
const SAVED = /^\/commands(?:\/(?<id>\d+)|\/send)?$/;

const toText = ({ type, attributes }: Json): CommandText => ({
  type: String(type),
  attributes: (attributes ?? {}) as Json,
});

/** Reads, checks and keeps of the marks of commands, around what the tracking API stores. */
function createMarking(upstream: Upstream, options: HarmlessOptions) {
  const { marks, database, access, prefix, clock } = options;

  const complete = async (answer: UpstreamResponse): Promise<UpstreamResponse> => {
    if (answer.status >= 400) return answer;
    const { stream: _read, ...rest } = answer;
    const read = JSON.parse((await readWhole(answer)) ?? 'null') as Json | Json[] | null;
    const commands = Array.isArray(read) ? read : read === null ? [] : [read];
    const marked = await marks.read(
      database,
      commands.map(({ id }) => Number(id)),
    );
    for (const command of commands) {
      command['attributes'] = marks.show(toText(command), marked.get(Number(command['id'])));
    }
    return { ...rest, body: JSON.stringify(read) };
  };

  /**
   * Determines how a write marks a command; `asserts` is true where the write itself calls it
   * harmless, not only keeps what was read.
   */
  const readMark = (
    written: Json,
    { stored, asserts }: { stored: Json | undefined; asserts: boolean },
  ): Mark => {
    const wasMarked = stored !== undefined && isHarmless(toText(stored), prefix);
    if (wasMarked && marks.isSame(toText(stored), toText(written))) {
      return isHarmless(toText(written), prefix) ? 'kept' : 'none';
    }
    if (!asserts) return 'none';
    return wasMarked ? 'again' : 'new';
  };

  const bare = (command: Json): Json =>
    command['attributes'] === undefined
      ? command
      : { ...command, attributes: withoutMark(toText(command).attributes, prefix) };

  const readStored = async (
    path: string,
    { actor }: UpstreamContext,
  ): Promise<Json | undefined> => {
    const query = new URLSearchParams();
    const answer = await complete(await upstream.send({ method: 'GET', path, query }, { actor }));
    return answer.status >= 400 ? undefined : (JSON.parse(answer.body ?? '{}') as Json);
  };

  /** Refuses a mark of who may not lock; where it only stayed in what was read before, the other words lose it. */
  const admit = async (mark: Mark, { actor }: UpstreamContext, action: 'create' | 'update') => {
    if (mark === 'none' || mark === 'kept') return mark;
    const userId = 'userId' in actor ? actor.userId : 0;
    const asked = [userId, action, 'commands', { isHarmless: true }] as const;
    if (mark === 'new') await access.require(...asked);
    else if (!(await access.may(...asked))) return 'none';
    return mark;
  };

  /** Keeps what is said of a command once it is stored: what is lost in between is a mark that is missing. */
  const finish = async (
    answer: UpstreamResponse,
    mark: Mark,
    { actor }: Pick<UpstreamContext, 'actor'>,
  ): Promise<UpstreamResponse> => {
    if (answer.status >= 400) return answer;
    const stored = JSON.parse(answer.body ?? '{}') as Json;
    const command = { ...toText(stored), id: Number(stored['id']) };
    if (mark === 'none') await marks.end(database, command.id);
    else if (mark !== 'kept' && 'userId' in actor) {
      await marks.keep(database, command, { userId: actor.userId, nowMs: clock() });
    }
    return complete(answer);
  };

  return { complete, readMark, bare, readStored, admit, finish };
}

/**
 * A tracking API whose saved commands are harmless only by the word of who may lock, given here: whoever calls one so
 * needs the right, and other words take the mark away, whoever writes them and at whichever door.
 */
export function answerHarmless(upstream: Upstream, options: HarmlessOptions): Upstream {
  const { marks, database, prefix } = options;
  const marking = createMarking(upstream, options);
  const { complete, readMark, bare, readStored, admit, finish } = marking;

  return {
    ...upstream,
    async send(request, context) {
      const { method, path } = request;
      const found = SAVED.exec(path);
      if (!found) return upstream.send(request, context);
      if (method === 'GET') return complete(await upstream.send(request, context));
      const id = found.groups?.['id'];
      if (method === 'DELETE' && id !== undefined) {
        const answer = await upstream.send(request, context);
        if (answer.status < 400) await marks.end(database, Number(id));
        return answer;
      }
      const isNew = method === 'POST' && path === '/commands';
      if (!isNew && (method !== 'PUT' || id === undefined)) return upstream.send(request, context);
      const body = request.body as Json; // The gate lets nothing else through.
      const stored = isNew ? undefined : await readStored(path, context);
      const asserts = isHarmless(toText(body), prefix);
      const mark = await admit(
        readMark(body, { stored, asserts }),
        context,
        isNew ? 'create' : 'update',
      );
      return finish(await upstream.send({ ...request, body: bare(body) }, context), mark, context);
    },
    async change(path, merge, context) {
      const id = SAVED.exec(path)?.groups?.['id'];
      if (id === undefined) return upstream.change(path, merge, context);
      const marked = (await marks.read(database, [Number(id)])).get(Number(id));
      const read = (raw: Json): Mark => {
        const stored = { ...raw, attributes: marks.show(toText(raw), marked) };
        // What says so itself says it of a command without the mark, too.
        const asserts = isHarmless(toText(merge(bare(raw))), prefix);
        return readMark(merge(stored), { stored, asserts });
      };
      const known = await readStored(path, context);
      const admitted = await admit(known ? read(known) : 'none', context, 'update');
      let mark = admitted;
      const answer = await upstream.change(
        path,
        (raw) => {
          // Somebody else may have written in between: what was not asked then is not given now.
          const now = read(raw);
          mark = now === 'kept' || now === admitted ? now : 'none';
          return bare(merge(bare(raw)));
        },
        context,
      );
      return finish(answer, mark, context);
    },
  };
}
