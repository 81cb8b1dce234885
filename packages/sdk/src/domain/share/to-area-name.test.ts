import { describe, expect, it } from 'vitest';
import { toAreaName } from './to-area-name';

describe('the area of an address', () => {
  it.each([
    [
      'Av. Brig. Faria Lima, 2277 – Jardim Paulistano, São Paulo - SP',
      'Jardim Paulistano, São Paulo, SP',
    ],
    ['Rua Augusta 100, Consolação, São Paulo, 01305-000, Brasil', 'Consolação, São Paulo, Brasil'],
    ['Rodovia BR-116', ''],
    ['', ''],
    ['100 Main Street, Suite 4, Springfield', 'Springfield'],
  ])('of %j is %j', (address, area) => {
    expect(toAreaName(address)).toBe(area);
  });
});
