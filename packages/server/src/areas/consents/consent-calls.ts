import { consent } from '@rastro/sdk/contract';
import { cleanSignInName, type ConsentAnswer, MAIL_ADDRESS } from '@rastro/sdk/domain';
import { ApiError } from '../../request/api-error';
import { refuseField } from '../../request/refuse-field';
import type { OwnResource } from '../../request/own-resource';
import { translateError } from '../../request/translate-error';
import { toRefusal, type Upstream } from '../../upstream/upstream';
import { listSeen } from '../../ground/access/alarm-visibility';
import type { Identity } from '../../ground/identity/identity';
import { createOwnCrud } from '../../ground/own-resources/create-own-crud';
import { type InputOf, toInput } from '../../ground/own-resources/to-input';
import { toWire } from '../../ground/own-resources/to-wire';
import { readOwn } from '../../ground/own-resources/read-own';
import { consentOver, type ConsentStore, type StoredConsent } from './consent-store';
import type { createInTurn, Recording } from './recording';
import { consentPath } from './send-consent';

interface CallsOptions {
  upstream: Pick<Upstream, 'send' | 'change'>;
  store: ConsentStore;
  recording: Pick<Recording, 'apply'>;
  inTurn: ReturnType<typeof createInTurn>;
  send: (made: StoredConsent) => Promise<void>;
  nameOf: (userId: number) => Promise<string>;
  /** Base address of an account's links. */
  originOf: (userId: number) => Promise<string | undefined>;
  clock: () => number;
}

type Input = InputOf<(typeof consent)['members']>;

/** `/consents`: of the vehicles that the account sees. Whoever may edit the vehicle asks, writes down and ends. */
export function createConsentCalls(options: CallsOptions): OwnResource<Identity> {
  const { upstream, store, recording, inTurn, send, nameOf, originOf, clock } = options;

  const sees = async (userId: number, deviceId: number): Promise<boolean> => {
    const call = { method: 'GET', path: `/devices/${deviceId}`, query: new URLSearchParams() };
    return (await upstream.send(call, { actor: { userId } })).status < 400;
  };
  const find = async (userId: number, id: number): Promise<StoredConsent | undefined> => {
    const found = await store.find(id);
    return found && (await sees(userId, found.deviceId)) ? found : undefined;
  };

  const answer = async (item: StoredConsent) => ({
    ...item,
    ...(item.token !== undefined && {
      url: `${(await originOf(item.userId)) ?? ''}${consentPath(item.token)}`,
    }),
  });
  const toAnswer = async (item: StoredConsent) => toWire(consent.members, await answer(item));
  const readAgain = async ({ id, token }: StoredConsent): Promise<StoredConsent> => {
    const found = await store.find(id);
    if (!found) throw consentOver();
    return { ...found, ...(token !== undefined && { token }) };
  };

  const create = ({ userId }: Identity, { deviceId, ...input }: Input) =>
    inTurn(deviceId, async () => {
      const path = `/devices/${deviceId}`;
      const device = await readOwn(upstream, userId, path).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        throw refuseField('deviceId', 'refusal.vehicle.unknown');
      });
      const before = await store.findNewest(deviceId);
      const isDisabled = device['disabled'] === true;
      // Nothing is recorded from now on, or nobody is asked.
      if (!isDisabled) {
        const stopped = await upstream.change(path, (stored) => ({ ...stored, disabled: true }), {
          actor: { userId },
        });
        if (stopped.status >= 400) throw translateError(toRefusal(stopped), { entity: 'Device' });
      }
      return store.create({
        userId,
        deviceId,
        deviceName: String(device['name'] ?? ''),
        askedBy: await nameOf(userId),
        isHeld: !isDisabled || before?.isHeld === true,
        personName: input.personName,
        email: input.email,
        purpose: input.purpose,
        expiresAt: input.expiresAt === null ? null : Date.parse(input.expiresAt),
      });
    });

  return createOwnCrud(consent, {
    store: {
      async list({ userId }, query) {
        const asked = new Set(query.getAll('deviceId').map(Number));
        const [only] = asked;
        const seen =
          asked.size === 1 && only !== undefined
            ? (await sees(userId, only))
              ? [only]
              : []
            : [...(await listSeen(upstream, userId))];
        const wanted = asked.size === 0 ? seen : seen.filter((id) => asked.has(id));
        return store.list(wanted, query.get('latest') === 'true');
      },
      find: ({ userId }, id) => find(userId, id),
      async create(who, input: Input) {
        const made = await create(who, input);
        await send(made);
        return readAgain(made);
      },
    },
    check(body): Input {
      const input = toInput(consent.members, body);
      const email = cleanSignInName(input.email);
      if (email !== '' && !MAIL_ADDRESS.test(email)) {
        throw refuseField('email', 'refusal.email.orNone');
      }
      if (input.personName === '') throw refuseField('personName', 'refusal.consent.person');
      if (input.expiresAt !== null && !(Date.parse(input.expiresAt) > clock())) {
        throw refuseField('expiresAt', 'refusal.end.future');
      }
      return { ...input, email };
    },
    answer,
    calls: {
      async resend({ item }) {
        if (item.status === 'ended' || item.status === 'expired') throw consentOver();
        const made = { ...item, token: await store.renew(item.id) };
        await send(made);
        return toAnswer(await readAgain(made));
      },
      async record({ who, item, body }) {
        const given = toInput(consent.calls.record.body, body);
        await store.answer(
          item.id,
          {
            answer: given.answer as ConsentAnswer,
            note: given.note,
            how: 'paper',
            userId: who.userId,
            userName: await nameOf(who.userId),
          },
          async () => undefined,
        );
        await recording.apply(item.deviceId);
        return toAnswer(await readAgain(item));
      },
      async end({ item }) {
        if (!(await store.end(item.id))) throw consentOver();
        await recording.apply(item.deviceId);
        return toAnswer(await readAgain(item));
      },
    },
  });
}
