import type { BrandWarningLike } from './brand-warning';
import { describeProblem } from './describe-problem';
import type { Phrase } from './phrase';

/** Describes a warning about a brand: the problem, and any change with its old and new value. */
export function describeBrandWarning(warning: BrandWarningLike): Phrase | Phrase[] {
  switch (warning.code) {
    case 'HUE_NEAR_STATUS': {
      const { status, degrees } = warning;
      if (status === 'alarm') return { key: 'brand.warning.nearAlarm', params: { degrees } };
      const params = { degrees, status: { key: `status.${status}` } };
      return { key: 'brand.warning.nearStatus', params };
    }
    case 'COLOR_MOVED': {
      const { role, scheme, before, after } = warning;
      const names = { role: { key: `brand.role.${role}` }, scheme: toScheme(scheme) };
      return { key: 'brand.warning.moved', params: { ...names, before, after } };
    }
    case 'LOGO_CONTRAST': {
      const { color, ground, place, scheme } = warning;
      const contrast = Math.round(warning.contrast * 100) / 100;
      const params = { color, ground, contrast, scheme: toScheme(scheme) };
      return { key: place === 'page' ? 'brand.warning.logoOnPage' : 'brand.warning.logo', params };
    }
    case 'WORD_LEFT_OUT': {
      const { path, problem } = warning;
      const where = `${path}, ${problem.path}`;
      return [...describeProblem(problem, where), { key: 'brand.warning.leftOut' }];
    }
    case 'ACTIVE_DRAWING': {
      const { name, found } = warning;
      return { key: 'brand.warning.activeDrawing', params: { name, found } };
    }
  }
}

const toScheme = (scheme: 'light' | 'dark'): Phrase => ({ key: `brand.scheme.${scheme}` });
