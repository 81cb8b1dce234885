import { describe, expect, it } from 'vitest';
import { LOCALES, type ErrorCode } from '../domain';
import { getProductWords } from './product-words';

type Words = { 'pt-BR': RegExp; es: RegExp; 'en-US': RegExp };

/** Required content of each sentence, in each language. */
const told: readonly [string, ErrorCode, Words][] = [
  [
    'S8.15',
    'ACCOUNT_IS_SUSPENDED',
    {
      'pt-BR': /suspensa por falta de pagamento.*suporte.*débitos/,
      es: /suspendida por falta de pago.*soporte.*deuda/,
      'en-US': /suspended.*payment.*support.*(owed|debt|due|pay)/i,
    },
  ],
  [
    'S8.16',
    'ACCOUNT_IS_SUSPENDED_TRUST',
    {
      'pt-BR': /suspensa.*desbloqueio de confiança/,
      es: /suspendida.*desbloqueo de confianza/,
      'en-US': /suspended.*trust unlock/,
    },
  ],
  [
    'S8.17',
    'ACCOUNT_IS_DISABLED',
    {
      'pt-BR': /desativada.*administrador/,
      es: /desactivada.*administrador/,
      'en-US': /disabled.*administrator/,
    },
  ],
  [
    'S8.18',
    'ACCOUNT_IS_BLOCKED',
    {
      'pt-BR': /(bloqueada|desativada).*administrador/,
      es: /(bloqueada|desactivada).*administrador/,
      'en-US': /(blocked|disabled).*administrator/,
    },
  ],
  [
    'S8.19',
    'USER_DEVICE_LIMIT_REACHED',
    {
      'pt-BR': /limite de dispositivos do usuário/,
      es: /límite de dispositivos del usuario/,
      'en-US': /device limit/,
    },
  ],
  [
    'S8.20',
    'ACCOUNT_IS_READONLY',
    { 'pt-BR': /somente leitura/, es: /solo lectura/, 'en-US': /read[- ]only/ },
  ],
  [
    'S8.21',
    'ACCOUNT_IS_DEVICE_READONLY',
    {
      'pt-BR': /somente leitura para dispositivos/,
      es: /solo lectura para (los )?dispositivos/,
      'en-US': /read[- ]only for devices/,
    },
  ],
  [
    'S8.23',
    'REGISTRATION_DISABLED',
    {
      'pt-BR': /novos usuários.*temporariamente bloqueada/,
      es: /usuarios nuevos.*por el momento/,
      'en-US': /new users.*(for now|temporarily)/i,
    },
  ],
  [
    'S8.24',
    'USER_NOT_AUTHED',
    {
      'pt-BR': /Atualize a página/,
      es: /(Actualice|Recargue) la página/,
      'en-US': /(Update|Reload|Refresh) the page/i,
    },
  ],
  [
    'S8.25',
    'INVALID_SHARE',
    {
      'pt-BR': /link expirou/,
      es: /enlace (expiró|venció|caducó)/,
      'en-US': /link (has )?expired/,
    },
  ],
  [
    'S8.44',
    'NOT_FOUND',
    { 'pt-BR': /Não encontramos/, es: /No encontramos/, 'en-US': /could not find|not found/i },
  ],
  ['S8.26', 'FILL_NAME', { 'pt-BR': /nome/, es: /nombre/, 'en-US': /name/ }],
];

describe('the sentence of an error', () => {
  it.each(told)('[%s] tells what %s means', (_, code, words) => {
    for (const locale of LOCALES) {
      expect(getProductWords(locale).t(`error.code.${code}`)).toMatch(words[locale]);
    }
  });
});
