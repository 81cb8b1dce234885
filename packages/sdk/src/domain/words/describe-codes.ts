import { domainDictionaries } from './dictionaries/domain-dictionaries';
import { hasLabel, translate } from './translate';

/** The name of an event type; a type nobody knows shows as it is. */
export function describeEventType(type: string, locale: string): string {
  return describe(`event.type.${type}`, locale) ?? type;
}

/** The name of an alarm; trackers send free text, which shows as it is. */
export function describeAlarm(alarm: string, locale: string): string {
  return describe(`alarm.type.${alarm}`, locale) ?? alarm;
}

/** The sentence for an error code (spec §8); UNKNOWN_ERROR's for a code without one. */
export function describeErrorCode(code: string, locale: string): string {
  return (
    describe(`error.code.${code}`, locale) ??
    translate(domainDictionaries, locale, 'error.code.UNKNOWN_ERROR')
  );
}

function describe(key: string, locale: string): string | null {
  return hasLabel(domainDictionaries, key) ? translate(domainDictionaries, locale, key) : null;
}
