export type { BrandWarningLike, MovedRole, WordWarning } from './brand-warning';
export type { Locale, LocaleSources } from './locale';
export type { Phrase } from './phrase';
