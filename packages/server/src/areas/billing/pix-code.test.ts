import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPixKey } from '../../integrations/seller-settings';
import { writePixCode } from './pix-code';

const KEY = '123e4567-e12b-12d1-a456-426655440000';

describe('a Pix code', () => {
  it('is that of the manual of the Banco Central', () => {
    const example = { key: KEY, name: 'Fulano de Tal', city: 'BRASILIA', cents: 0 };
    expect(writePixCode({ ...example, reference: '***' })).toBe(
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    );
  });

  it('carries amount and reference, and a name without accents', () => {
    const code = writePixCode({
      key: '+5511987654321',
      name: 'Rastreamento São João & Irmãos Ltda',
      city: 'São Paulo',
      cents: 8990,
      reference: 'FATURA2040',
    });
    expect(code).toContain('540589.90');
    expect(code).toContain('5925Rastreamento Sao Joao Irm');
    expect(code).toContain('6009Sao Paulo');
    expect(code).toContain('62140510FATURA2040');
  });

  it('is one that can be taken apart again, whatever the seller is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.nat(), (name, city, cents) => {
        const code = writePixCode({ key: KEY, name, city, cents, reference: 'FATURA1' });
        let at = 0;
        const ids: string[] = [];
        while (at < code.length) {
          ids.push(code.slice(at, at + 2));
          at += 4 + Number(code.slice(at + 2, at + 4));
        }
        expect(at).toBe(code.length);
        const amount = cents > 0 ? ['54'] : [];
        expect(ids).toEqual(['00', '26', '52', '53', ...amount, '58', '59', '60', '62', '63']);
      }),
    );
  });
});

describe('a Pix key', () => {
  it.each([
    ['529.982.247-25', '52998224725'],
    ['11.444.777/0001-61', '11444777000161'],
    ['+55 (11) 98765-4321', '+5511987654321'],
    ['Financeiro@Frota.example', 'financeiro@frota.example'],
    [KEY.toUpperCase(), KEY],
  ])('%s is written %s', (text, key) => {
    expect(readPixKey(text)).toBe(key);
  });

  it.each(['', '529.982.247-26', '11987654321', '+12', 'a@', 'minha chave', '11.444.777/0001-62'])(
    '%s is none',
    (text) => {
      expect(readPixKey(text)).toBeNull();
    },
  );
});
