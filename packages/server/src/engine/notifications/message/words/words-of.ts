import type { Locale } from '@rastro/sdk/domain';
import { enUs } from './en-us';
import { es } from './es';
import type { EventWords } from './event-words';
import { ptBr } from './pt-br';

const WORDS: Readonly<Record<Locale, EventWords>> = { 'en-US': enUs, 'pt-BR': ptBr, es };

/** What is said about events in a language. */
export const wordsOf = (locale: Locale): EventWords => WORDS[locale];
