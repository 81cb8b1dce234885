import { MINUTE_MS, SECOND_MS } from '@rastro/sdk/domain';
import type { Unit } from '../db/database';
import { createPublicAgent } from '../lookup/public-agent';
import { asFailed, DeliveryError } from '../mail/delivery-error';
import { remakeOnChange } from '../mail/switched';
import type { ProviderCall } from './call-provider';
import { createFirebase, type Firebase } from './firebase';
import { openProviders, type ProviderSettings } from './open-providers';
import type { TextProvider, TextType } from './text-provider';

type Read = () => ProviderSettings;

const missing = (name: string): DeliveryError =>
  new DeliveryError('away', `${name} is not set up on this server`);

/** Refusal of what would go by a key that was saved and cannot be read. */
export const keyLost = (name: string): DeliveryError =>
  new DeliveryError('away', `The key of ${name} cannot be read any more: save it again`);

/** Providers of resellers' own, by the account that a text is for or from. */
export interface SellerProviders {
  /** Those of these accounts below a reseller that has one of its own, each with that of the nearest one. */
  find(
    type: TextType,
    userIds: readonly number[],
    unit?: Pick<Unit, 'query'>,
  ): Promise<
    ReadonlyMap<number, { resellerId: number; settings: { providers: ProviderSettings } }>
  >;
  /** True when any reseller has one of its own. */
  hasOwn(type: TextType): boolean;
  clock: () => number;
  /**
   * True for addresses that a gateway may be at. Default: those of the internet; replaced by tests.
   */
  isAllowed?: (address: string) => boolean;
}

const NO_SELLERS: SellerProviders = {
  find: async () => new Map(),
  hasOwn: () => false,
  clock: Date.now,
};
/** Send time from which a slow provider is paused, as it delays others' messages. */
const SLOW_MS = 5 * SECOND_MS;
const REST_MS = MINUTE_MS;

/** The provider of a reseller. */
interface Opened {
  of: object;
  provider: TextProvider;
  /** It was slow: until then it gets nothing. */
  restsUntilMs: number;
}

function toLive(
  { type, readAddress }: Pick<TextProvider, 'type' | 'readAddress'>,
  read: Read,
  { find, hasOwn, clock }: SellerProviders,
  through: ProviderCall['through'],
): TextProvider {
  const make = (settings: ProviderSettings, of: ProviderCall['through'] = undefined) =>
    openProviders(settings, of).find((provider) => provider.type === type);
  const current = remakeOnChange<object, TextProvider | undefined>(
    () => read()[type],
    () => make(read()),
  );
  const isLost = () => read().lost?.has(type) === true;
  const known = new Map<number, Opened>();
  const open = (resellerId: number, providers: ProviderSettings): Opened | undefined => {
    const of = providers[type];
    const before = known.get(resellerId);
    if (of === before?.of) return before;
    const provider = make(providers, through);
    if (!of || !provider) return undefined;
    const opened = { of, provider, restsUntilMs: 0 };
    known.set(resellerId, opened);
    return opened;
  };
  /** Sends through a reseller's provider. Failures concern its tree only: never `away`. */
  const sendThrough = async (seller: Opened, address: string, text: string): Promise<void> => {
    const begunMs = clock();
    if (begunMs < seller.restsUntilMs) {
      const words = `${type} of the reseller takes too long`;
      throw new DeliveryError('failed', words, seller.restsUntilMs, true);
    }
    try {
      await seller.provider.send(address, text);
    } catch (error) {
      throw asFailed(error);
    } finally {
      if (clock() - begunMs > SLOW_MS) seller.restsUntilMs = clock() + REST_MS;
    }
  };
  return {
    type,
    readAddress,
    isOn: () => isLost() || current() !== undefined || hasOwn(type),
    async listServed(userIds, unit) {
      if (isLost() || current()) return new Set(userIds);
      const found = await find(type, userIds, unit);
      return new Set(
        userIds.filter((id) => {
          const { providers } = found.get(id)?.settings ?? {};
          return providers?.[type] !== undefined || providers?.lost?.has(type);
        }),
      );
    },
    async send(address, text, by) {
      const found = by === undefined ? undefined : (await find(type, [by])).get(by);
      if (found?.settings.providers.lost?.has(type)) throw asFailed(keyLost(type));
      const seller = found && open(found.resellerId, found.settings.providers);
      if (seller) return sendThrough(seller, address, text);
      if (isLost()) throw keyLost(type);
      const provider = current();
      if (provider) return provider.send(address, text);
      throw hasOwn(type) ? asFailed(missing(type)) : missing(type);
    },
  };
}

/**
 * All providers that there are, by the settings as they are when something goes out: those of the nearest reseller
 * that has its own, else of the server. A reseller names any address: only such of the internet is connected to.
 */
export function openLiveProviders(read: Read, sellers = NO_SELLERS): TextProvider[] {
  const url = 'https://unset.invalid';
  const through = createPublicAgent({
    ...(sellers.isAllowed && { isAllowed: sellers.isAllowed }),
  });
  return openProviders({
    telegram: { url, token: '' },
    whatsapp: { url, phoneNumberId: '', token: '', template: '', language: '' },
    sms: { url, template: '', authorization: undefined },
  }).map((provider) => toLive(provider, read, sellers, through));
}

/** Messages to apps, by the settings as they are when one goes out. */
export function openLiveFirebase(read: Read, clock: () => number): Firebase {
  const current = remakeOnChange(
    () => read().firebase,
    (settings) => createFirebase(settings, clock),
  );
  const isLost = () => read().lost?.has('firebase') === true;
  const need = (): Firebase => {
    if (isLost()) throw keyLost('Firebase');
    const firebase = current();
    if (firebase) return firebase;
    throw missing('Firebase');
  };
  return {
    isOn: () => isLost() || current() !== undefined,
    send: async (token, message) => need().send(token, message),
    verify: async () => need().verify(),
  };
}
