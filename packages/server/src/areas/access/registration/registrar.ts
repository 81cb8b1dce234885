import { PERMISSION_PRESETS, readSignInSettings } from '@rastro/sdk/domain';
import type { Database } from '../../../db/database';
import { type MailSettings, readOrigin } from '../../../mail/mail-settings';
import { renderMail } from '../../../mail/render-mail';
import { isOn } from '../../../mail/switched';
import { ApiError, forbidden } from '../../../request/api-error';
import { translateError } from '../../../request/translate-error';
import { toRefusal, type Upstream } from '../../../upstream/upstream';
import type { Access } from '../../../ground/access/access';
import type { AccountRights } from '../../../ground/access/account-rights';
import type { BrandResolver } from '../../../ground/themes/resolve-brands';
import { toDomain } from '../../../ground/themes/to-domain';
import { requireInviter } from '../invitations/invited-account';
import type { ProvedEmail } from './registration-store';

interface Options {
  database: Pick<Database, 'query'>;
  /** The tracking API with what features add to it. */
  tracking: () => Pick<Upstream, 'send' | 'origin'>;
  mail: MailSettings | undefined;
  brand: BrandResolver;
  access: Pick<Access, 'require' | 'actorOf' | 'givable'>;
  rights: Pick<AccountRights, 'give' | 'tell'>;
  prefix: string;
}

/** Path of the link of a mail; its token stands where browsers send it to nobody. */
const registrationPath = (token: string): string => `/register#${token}`;

/** Stands for the operator of the server where a reseller's id would. */
const OPERATOR = 0;
const TERMS = {
  administrator: false,
  readonly: false,
  deviceReadonly: false,
  limitCommands: false,
  disableReports: false,
  fixedEmail: false,
  deviceLimit: -1,
  userLimit: 0,
  accountEndsAt: null,
  deviceIds: [],
  groupIds: [],
  preset: 'none' as const,
};

/** Makes accounts of strangers: at a reseller's domain as the reseller, with all that it may, else as the tracking API lets anybody. */
export function createRegistrar(options: Options) {
  const { database, tracking, mail, brand, access, rights, prefix } = options;

  const send = async (
    actor: { userId: number } | { anonymous: true },
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: Record<string, unknown>,
  ) => {
    const call = { method, path, query: new URLSearchParams(), accept: 'application/json', body };
    const answer = await tracking().send(call, { actor });
    if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: 'User' });
    return JSON.parse(answer.body || '{}') as Record<string, unknown>;
  };
  const readServer = () => send({ anonymous: true }, 'GET', '/server');

  const findReseller = async (hostname: string): Promise<number> => {
    const { rows } = await database.query<{ user_id: number }>(
      `select reseller.user_id from brand
         join account on account.domain = brand.domain
         join reseller using (tracking_origin, user_id)
       where tracking_origin = $1 and brand.domain = $2 and brand.verified_at is not null
       order by reseller.user_id limit 1`,
      [tracking().origin, toDomain(hostname)],
    );
    return rows[0]?.user_id ?? OPERATOR;
  };

  /** Throws where nobody may register there now. */
  const requireOpen = async (resellerId: number): Promise<void> => {
    const server = await readServer();
    const isOpen = server['registration'] === true && isOn(mail);
    if (!isOpen) throw forbidden('REGISTRATION_DISABLED');
    if (resellerId === OPERATOR) return;
    try {
      await requireInviter({ access, tracking: tracking() }, resellerId, TERMS);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      throw forbidden('REGISTRATION_DISABLED');
    }
  };

  return {
    findReseller,
    requireOpen,
    /** Mails the link in the look and the words of the domain. Throws where it cannot go out. */
    async mailLink(
      { email, resellerId }: ProvedEmail,
      { token, language }: { token: string; language: string },
    ): Promise<void> {
      if (!mail) throw forbidden('REGISTRATION_DISABLED');
      const of = resellerId === OPERATOR ? undefined : resellerId;
      const wordsOf = of === undefined ? brand.wordsOf : await brand.wordsFor(of);
      const { t, locale } = wordsOf(language);
      const look = await mail.brand(of);
      const origin = of === undefined ? mail.publicUrl : await readOrigin(mail, of);
      const params = { product: look.title };
      const content = {
        subject: t('mail.registration.subject', params),
        heading: t('mail.registration.heading', params),
        paragraphs: [t('mail.registration.text')],
        rows: [],
        button: {
          text: t('mail.registration.action'),
          href: `${origin}${registrationPath(token)}`,
        },
        footer: t('mail.registration.footer'),
      };
      const to = { name: '', address: email };
      await mail.mailer.send({ ...renderMail(content, look, locale), by: of, to });
    },
    /** Makes the account whose address was proved. Answers its id. */
    async makeAccount(
      { email, resellerId }: ProvedEmail,
      { name, password }: { name: string; password: string },
    ): Promise<number> {
      await requireOpen(resellerId);
      const { registrationPreset: preset } = readSignInSettings(await readServer(), prefix);
      const isOfOperator = resellerId === OPERATOR;
      const by = isOfOperator ? ({ anonymous: true } as const) : { userId: resellerId };
      const made = await send(by, 'POST', '/users', { name, email, password, attributes: {} });
      const userId = Number(made['id']);
      try {
        if (preset !== 'none') {
          const givable = isOfOperator ? null : await access.givable(resellerId);
          const given = PERMISSION_PRESETS[preset].filter((name) => givable?.has(name) !== false);
          await rights.give(userId, given);
        }
      } catch (error) {
        // No account with half of what it is to have: the link may be tried again.
        if (!isOfOperator) await send(by, 'DELETE', `/users/${userId}`).catch(() => undefined);
        throw error;
      }
      await rights.tell(userId);
      return userId;
    },
  };
}
