import type { Dictionary, Label } from '@rastro/sdk/domain';
import { attributesEnUs } from './en-us/attributes';
import { eventsEnUs } from './en-us/events';
import { interfaceEnUs } from './en-us/interface';
import { attributesEs } from './es/attributes';
import { eventsEs } from './es/events';
import { interfaceEs } from './es/interface';
import { attributesPtBr } from './pt-br/attributes';
import { eventsPtBr } from './pt-br/events';
import { interfacePtBr } from './pt-br/interface';

/** A key of the console's words. */
export type TextKey =
  keyof typeof interfaceEnUs | keyof typeof eventsEnUs | keyof typeof attributesEnUs;

type Labels = Record<TextKey, Label>;

const ptBr: Labels = { ...interfacePtBr, ...eventsPtBr, ...attributesPtBr };
const es: Labels = { ...interfaceEs, ...eventsEs, ...attributesEs };
const enUs: Labels = { ...interfaceEnUs, ...eventsEnUs, ...attributesEnUs };

/** The console's words in its three languages; the versions are those of spec §9 to begin with. */
export const dictionaries: readonly Dictionary<TextKey>[] = [
  { locale: 'pt-BR', version: '2.0.1', labels: ptBr },
  { locale: 'es', version: '1.14.0', labels: es },
  { locale: 'en-US', version: '1.12.7', labels: enUs },
];
