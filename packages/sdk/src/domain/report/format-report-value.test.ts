import { describe, expect, it } from 'vitest';
import { formatReportValue } from './format-report-value';

const HOUR = 3_600_000;
const style = {
  locale: 'pt-BR',
  timeZone: 'America/Sao_Paulo',
  t: ({ key, params }: { key: string; params?: object }) =>
    params ? `${key} ${JSON.stringify(params)}` : key,
};

describe('a value as people read it', () => {
  const say = (
    value: Parameters<typeof formatReportValue>[0],
    kind: Parameters<typeof formatReportValue>[1],
  ) => formatReportValue(value, kind, style);

  it('has its unit, its zone and its words', () => {
    expect(say(24_100, 'distance')).toBe('24,1 km');
    expect(say(40, 'speed')).toBe('74 km/h');
    expect(say(101 * HOUR + 50 * 60_000, 'duration')).toBe('101 h 50 min');
    expect(say(42 * 60_000, 'duration')).toBe('42 min');
    expect(say(2 * HOUR, 'duration')).toBe('2 h');
    expect(say(Date.parse('2026-11-21T02:30:00Z'), 'time')).toBe('20/11 23:30');
    const evening = Date.parse('2026-11-21T02:30:00Z');
    const sayAt = (onlyDay: string) => formatReportValue(evening, 'time', { ...style, onlyDay });
    expect([sayAt('2026-11-20'), sayAt('2026-11-21')]).toEqual(['23:30', '20/11 23:30']);
    expect(say('2026-11-21', 'day')).toBe('21/11/2026');
    expect(say(318.25, 'volume')).toBe('318,3 L');
    expect(say('alarm:sos', 'event')).toBe('alarm.sos');
    expect(say('row:stop', 'event')).toBe('report.row.stop');
    expect(say('ignitionOn', 'event')).toBe('event.type.ignitionOn');
    expect(say(true, 'flag')).toBe('common.yes');
    expect(say({ latitude: 1, longitude: 2, address: 'Rua A' }, 'place')).toBe('Rua A');
    expect(say({ latitude: 1, longitude: 2, address: '' }, 'place')).toBe('1.00000, 2.00000');
    expect([say(null, 'distance'), say('', 'text'), say(undefined, 'time')]).toEqual(['', '', '']);
  });
});
