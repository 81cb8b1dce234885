import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIGURE_GAP_PX, placeOnCard } from './place-on-card';
import type { TableColumn } from './table-column';

type Column = TableColumn<object>;
const column = (id: string, rest: Partial<Column> = {}): Column => ({
  id,
  label: id,
  value: () => id,
  ...rest,
});
const idsOf = (columns: readonly Column[]) => columns.map(({ id }) => id);
const figure = (id: string, widthPx: number) => column(id, { kind: 'number', widthPx });

describe('placeOnCard', () => {
  it('puts figures below, words under the title, and at the end what asks for it', () => {
    const places = placeOnCard(
      [
        column('name'),
        column('driver'),
        column('km', { kind: 'number' }),
        column('state', { card: 'end', kind: 'choice' }),
        column('at', { kind: 'date', card: 'end' }),
        column('id', { card: 'none' }),
        column('locked', { kind: 'flag' }),
        column('place'),
        column('group'),
        column('number', { card: 'figure' }),
      ],
      1000,
    );
    expect(places.title?.id).toBe('name');
    expect(idsOf(places.details)).toEqual(['driver', 'place']);
    expect(idsOf(places.aside)).toEqual(['state', 'at', 'locked']);
    expect(idsOf(places.figures.columns)).toEqual(['km', 'number']);
  });

  it('stands a second line of figures right below the first', () => {
    const widths = [84, 104, 84, 124, 84, 84];
    const figures = widths.map((px, at) => figure(`f${at}`, px));
    // Side by side in pairs of lines: 60 | 80 | 60 and 100 | 60 | 60.
    const places = placeOnCard([column('name'), ...figures], 100 + 80 + 60 + 2 * FIGURE_GAP_PX);
    expect(places.figures.widthsPx).toEqual([100, 80, 60]);
    expect(places.figures.columns).toHaveLength(6);
  });

  it('leaves a figure as much room as its label needs', () => {
    const long = { ...figure('km', 40), label: 'Average speed' };
    expect(placeOnCard([column('name'), long], 300).figures.widthsPx[0]).toBeGreaterThan(70);
  });

  it('says the totals of all cards in lines of their own', () => {
    const summed = { ...figure('km', 84), total: () => '12 km' };
    const { totals } = placeOnCard([column('name'), summed, figure('speed', 84)], 300);
    expect(idsOf(totals.columns)).toEqual(['km']);
  });

  it('never asks for more room than there is for two or more side by side, and for two lines at most', () => {
    const widths = fc.array(fc.integer({ min: 30, max: 260 }), { maxLength: 12 });
    fc.assert(
      fc.property(widths, fc.integer({ min: 150, max: 700 }), (px, roomPx) => {
        const all = px.map((widthPx, at) => figure(`f${at}`, widthPx));
        const { columns, widthsPx } = placeOnCard([column('name'), ...all], roomPx).figures;
        const neededPx =
          widthsPx.reduce((sum, one) => sum + one, 0) + FIGURE_GAP_PX * (widthsPx.length - 1);
        expect(widthsPx.length <= 1 || neededPx <= roomPx).toBe(true);
        expect(columns.length).toBeLessThanOrEqual(widthsPx.length * 2);
        expect(idsOf(columns)).toEqual(idsOf(all).slice(0, columns.length));
      }),
    );
  });
});
