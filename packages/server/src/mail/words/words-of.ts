import type { Locale } from '@rastro/sdk/domain';
import { enUs } from './en-us';
import { es } from './es';
import type { MailWords } from './mail-words';
import { ptBr } from './pt-br';

const WORDS: Readonly<Record<Locale, MailWords>> = { 'en-US': enUs, 'pt-BR': ptBr, es };

/** What mail says in a language. */
export const wordsOf = (locale: Locale): MailWords => WORDS[locale];
