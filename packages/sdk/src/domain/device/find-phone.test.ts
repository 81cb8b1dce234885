// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPhone } from './find-phone';

describe('findPhone', () => {
  it.each([
    ['+55 (11) 98765-4321', 'tel:+5511987654321', 'https://wa.me/5511987654321'],
    ['5511987654321', 'tel:5511987654321', 'https://wa.me/5511987654321'],
    ['Ana, +55 11 98765-4321 (noite)', 'tel:+5511987654321', 'https://wa.me/5511987654321'],
    ['11 98765-4321', 'tel:11987654321', null],
    ['(11) 3456-7890', 'tel:1134567890', null],
    ['190', 'tel:190', null],
  ])('%s leads to %s and %s', (written, call, message) => {
    expect(findPhone(written)).toMatchObject({ call, message });
  });

  it.each(['', 'Ana', 'javascript:alert(1)', '1', '12345678901234567890', '<a href="x">'])(
    'finds none in %s',
    (written) => expect(findPhone(written)).toBeNull(),
  );

  it('never makes a link of anything but digits', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, number) => {
        const found = findPhone(`${text}${number}`);
        if (!found) return;
        expect(found.call).toMatch(/^tel:\+?\d{2,15}$/);
        expect(found.message ?? 'https://wa.me/1').toMatch(/^https:\/\/wa\.me\/\d+$/);
      }),
    );
  });
});
