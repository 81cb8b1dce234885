import { expect, it } from 'vitest';
import { maskAddresses } from './mask-addresses';

it('hides whom a text speaks of, but for who knows them', () => {
  expect(maskAddresses('550 <ana.lima@example.com.br>: no such user')).toBe(
    '550 <a…@example.com.br>: no such user',
  );
  expect(maskAddresses('+55 (11) 99876-4567 is not reachable')).toBe('…4567 is not reachable');
  expect(maskAddresses('Error 503 after 15 tries')).toBe('Error 503 after 15 tries');
});
