import type { BrandWarningLike } from './brand-warning';
import { domainDictionaries } from './dictionaries/domain-dictionaries';
import type { DomainKey, ProblemKey } from './dictionaries/domain-key';
import { problemDictionaries } from './dictionaries/problem-dictionaries';
import { type LabelParams, translate } from './translate';

/** One sentence for a warning about a brand: what was noticed, and what was changed into what. */
export function describeBrandWarning(warning: BrandWarningLike, locale: string): string {
  // Joined here: a list that is joined as the module loads stays in every bundle.
  const dictionaries = [...problemDictionaries, ...domainDictionaries];
  const words = (key: DomainKey | ProblemKey, params?: LabelParams): string =>
    translate(dictionaries, locale, key, params);
  switch (warning.code) {
    case 'HUE_NEAR_STATUS': {
      const { status, degrees } = warning;
      return status === 'alarm'
        ? words('brand.warning.nearAlarm', { degrees })
        : words('brand.warning.nearStatus', { degrees, status: words(`device.status.${status}`) });
    }
    case 'COLOR_MOVED': {
      const { role, scheme, before, after } = warning;
      const names = { role: words(`brand.role.${role}`), scheme: words(`brand.scheme.${scheme}`) };
      return words('brand.warning.moved', { ...names, before, after });
    }
    case 'LOGO_CONTRAST': {
      const { color, ground, place, scheme } = warning;
      const contrast = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(
        warning.contrast,
      );
      return words(place === 'page' ? 'brand.warning.logoOnPage' : 'brand.warning.logo', {
        color,
        ground,
        contrast,
        scheme: words(`brand.scheme.${scheme}`),
      });
    }
    case 'ACTIVE_DRAWING':
      return words('brand.warning.activeDrawing', { name: warning.name, found: warning.found });
  }
}
