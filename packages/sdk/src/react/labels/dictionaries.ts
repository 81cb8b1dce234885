import type { Dictionary, Label } from '../../domain';
import { alarmEnUs } from './en-us/alarm';
import { categoryEnUs } from './en-us/category';
import { commonEnUs } from './en-us/common';
import { mapEnUs } from './en-us/map';
import { alarmEs } from './es/alarm';
import { categoryEs } from './es/category';
import { commonEs } from './es/common';
import { mapEs } from './es/map';
import { alarmPtBr } from './pt-br/alarm';
import { categoryPtBr } from './pt-br/category';
import { commonPtBr } from './pt-br/common';
import { mapPtBr } from './pt-br/map';

const enUs = { ...commonEnUs, ...alarmEnUs, ...categoryEnUs, ...mapEnUs };

/** The key of a text in the widgets. */
export type LabelKey = keyof typeof enUs;

/** Words of one's own, by key: text with `{name}` places, or a function. */
export type LabelOverrides = Partial<Record<LabelKey, Label>>;

/** The widgets' words in the three languages of the product; versions as in decision 3. */
export const dictionaries: readonly Dictionary<LabelKey>[] = [
  { locale: 'en-US', version: '1.12.7', labels: enUs },
  { locale: 'es', version: '1.14.0', labels: { ...commonEs, ...alarmEs, ...categoryEs, ...mapEs } },
  {
    locale: 'pt-BR',
    version: '2.0.1',
    labels: { ...commonPtBr, ...alarmPtBr, ...categoryPtBr, ...mapPtBr },
  },
];
