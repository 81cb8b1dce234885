import { fillTrackerText, readTrackerCode } from '@rastro/sdk/domain';
import { useBrand } from '@rastro/theme';
import type { BrandTrackerModel } from '@rastro/theme/schema';
import { sayBrandText } from '../../../frame/brand/say-brand-text';
import { usePageLocale } from '../../../frame/i18n/text-context';

/** A text to a tracker as it is to be sent. */
export interface GuideText {
  name: string;
  text: string;
  /** Places that nothing is known for. */
  missing: readonly string[];
}

/** Set-up guide of one model. */
export interface TrackerGuide {
  model: string;
  host: string;
  port: number | undefined;
  apn: string | undefined;
  note: string;
  texts: readonly GuideText[];
}

const NONE: readonly BrandTrackerModel[] = [];
const plain = (text: string): string => text.replace(/[\s_-]+/g, '').toLowerCase();

/** The models that the brand has a guide to, and the guide to one for a tracker; null for a model without one. */
export function useTrackerGuide(): {
  models: readonly string[];
  guideFor: (model: string | null, uniqueId: string) => TrackerGuide | null;
} {
  const { trackers } = useBrand().branding;
  const locale = usePageLocale();
  const models = trackers?.models ?? NONE;
  return {
    models: models.map(({ name }) => name),
    guideFor(name, uniqueId) {
      const model = models.find((one) => plain(one.name) === plain(name ?? ''));
      if (!model) return null;
      const host = trackers?.host ?? window.location.hostname;
      const { port } = model;
      const apn = model.apn ?? trackers?.apn;
      const values = { host, port, apn, id: readTrackerCode(uniqueId) };
      return {
        model: model.name,
        host,
        port,
        apn,
        note: model.note === undefined ? '' : sayBrandText(model.note, locale),
        texts: (model.texts ?? []).map((one) => ({
          name: sayBrandText(one.name, locale),
          ...fillTrackerText(one.text, values),
        })),
      };
    },
  };
}
