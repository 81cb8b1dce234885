import type { BrandLocale } from './branding';
import type { BrandWarning } from './brand-warning';
import { warningWords } from './warning-words';

/** One sentence for a warning about a brand: what was noticed, and what was changed into what. */
export function describeWarning(warning: BrandWarning, locale: BrandLocale): string {
  const words = warningWords[locale];
  switch (warning.code) {
    case 'HUE_NEAR_STATUS': {
      const { status, degrees } = warning;
      if (status === 'alarm') return words.nearAlarm(degrees);
      return words.nearStatus(words.statuses[status], degrees);
    }
    case 'COLOR_MOVED': {
      const { role, scheme, before, after } = warning;
      return words.moved(words.roles[role], words.schemes[scheme], before, after);
    }
    case 'LOGO_CONTRAST': {
      const { color, ground, scheme, contrast } = warning;
      const ratio = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(contrast);
      return words.logo(color, ground, words.schemes[scheme], ratio);
    }
  }
}
