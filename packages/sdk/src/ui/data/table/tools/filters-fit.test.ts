import { expect, it } from 'vitest';
import { doFiltersFit } from './filters-fit';

const columns = ['Evento', 'Veículo', 'Atendimento', 'Grupo', 'Gravidade'].map((label) => ({
  id: label,
  label,
  kind: 'choice' as const,
  value: () => '',
}));
const fit = (widthPx: number | null, more: object = {}) =>
  doFiltersFit({
    columns,
    filters: {},
    countText: '15.303 eventos',
    hasMore: false,
    widthPx,
    ...more,
  });

it('keeps filters in the line as long as there is room, and until its width is known', () => {
  expect([fit(null), fit(1_300), fit(980), fit(700)]).toEqual([true, true, true, false]);
});

it('counts what is chosen, and what the host adds', () => {
  const filters = { Evento: ['a'], Grupo: ['b'] };
  expect([fit(980, { filters }), fit(1_260, { filters })]).toEqual([false, true]);
  expect([fit(980, { hasMore: true }), fit(1_100, { hasMore: true })]).toEqual([false, true]);
  expect(fit(1_260, { hasMore: true, filters })).toBe(false);
});

it('folds no filter that is alone', () => {
  expect(fit(200, { columns: columns.slice(0, 1) })).toBe(true);
});
