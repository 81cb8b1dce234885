import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeCnhDoubt } from './describe-cnh-doubt';
import { describeCnpjDoubt } from './describe-cnpj-doubt';
import { describeCpfDoubt } from './describe-cpf-doubt';
import { describeDocumentDoubt } from './describe-document-doubt';
import { describeIccidDoubt } from './describe-iccid-doubt';
import { describeImeiDoubt } from './describe-imei-doubt';
import { describePlateDoubt } from './describe-plate-doubt';
import { describeRenavamDoubt } from './describe-renavam-doubt';
import { describeVinDoubt } from './describe-vin-doubt';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const letters = (length: number, from = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') =>
  fc.string({ unit: fc.constantFrom(...from), minLength: length, maxLength: length });
const CHECKS = [
  describeCnhDoubt,
  describeCpfDoubt,
  describeCnpjDoubt,
  describeDocumentDoubt,
  describeIccidDoubt,
  describeImeiDoubt,
  describePlateDoubt,
  describeRenavamDoubt,
  describeVinDoubt,
];

/** Exactly one digit ends a number rightly, and the doubt about each other one names it. */
function holdOneDigit(check: (value: unknown) => { params?: object } | null, beginning: string) {
  const doubts = [...'0123456789'].map((digit) => check(beginning + digit));
  const right = doubts.findIndex((doubt) => doubt === null);
  expect(doubts.filter((doubt) => doubt === null)).toHaveLength(1);
  doubts.forEach((doubt, found) => {
    if (doubt) expect(doubt.params).toEqual({ expected: right, found });
  });
}

describe('doubts about documents', () => {
  it('are never thrown, and nothing is no doubt', () => {
    for (const check of CHECKS) {
      for (const nothing of ['', ' ', '-', null, undefined]) expect(check(nothing)).toBeNull();
      expect(check({ toString: '' })).toBeNull();
      fc.assert(fc.property(fc.anything(), (value) => void check(value)));
    }
  });

  it('are the same however a number is written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CHECKS.filter((each) => each !== describeImeiDoubt)),
        fc.string(),
        (check, text) => {
          const plain = check(text);
          expect(check(` ${text.toLowerCase()} `)?.key).toBe(check(text.toLowerCase())?.key);
          expect(check(`${text}.-/`)?.key).toBe(plain?.key);
        },
      ),
    );
  });

  it('know the digit of an IMEI', () => {
    expect(describeImeiDoubt('490154203237518')).toBeNull();
    expect(describeImeiDoubt('356938035643809')).toBeNull();
    fc.assert(fc.property(digits(14), (start) => holdOneDigit(describeImeiDoubt, start)));
  });

  it('know the digit of an ICCID of 19 or 20 digits', () => {
    expect(describeIccidDoubt('8955 1093 1240 0771 502')).not.toBeNull();
    expect(describeIccidDoubt('89 49 1560 0000 0000 000')).toMatchObject({
      key: 'warning.digit.text',
    });
    expect(describeIccidDoubt('8955')).toEqual({ key: 'warning.iccid.text' });
    fc.assert(
      fc.property(fc.constantFrom(18, 19).chain(digits), (start) => {
        holdOneDigit(describeIccidDoubt, start);
      }),
    );
    fc.assert(
      fc.property(digits(19), (all) => {
        expect(describeIccidDoubt(`${all}F`)).toEqual(describeIccidDoubt(all));
      }),
    );
  });

  it('know plates, old and Mercosul, and those of neighbours', () => {
    const old = fc.tuple(letters(3), digits(4)).map((parts) => parts.join('-'));
    const mercosul = fc
      .tuple(letters(3), digits(1), letters(1), digits(2))
      .map((parts) => parts.join(''));
    const argentine = fc.tuple(letters(2), digits(3), letters(2)).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(fc.oneof(old, mercosul, argentine), (plate) => {
        expect(describePlateDoubt(plate)).toBeNull();
        expect(describePlateDoubt(plate.toLowerCase())).toBeNull();
        expect(describePlateDoubt(`${plate}1`)).toEqual({ key: 'warning.plate.text' });
      }),
    );
  });

  it('know the digit of a RENAVAM, and fill old ones with zeros', () => {
    expect(describeRenavamDoubt('00639884962')).toBeNull();
    expect(describeRenavamDoubt('639884962')).toBeNull();
    expect(describeRenavamDoubt('12345')).toEqual({ key: 'warning.renavam.text' });
    fc.assert(fc.property(digits(10), (start) => holdOneDigit(describeRenavamDoubt, start)));
  });

  it('know the two digits of a CPF, and that none has eleven alike', () => {
    for (const cpf of ['529.982.247-25', '11144477735', '24971563792']) {
      expect(describeCpfDoubt(cpf)).toBeNull();
    }
    expect(describeCpfDoubt('11111111111')).toEqual({ key: 'warning.cpf.text' });
    expect(describeCpfDoubt('529.982.247-26')).toEqual({
      key: 'warning.digits.text',
      params: { expected: '25', found: '26' },
    });
    fc.assert(
      fc.property(digits(9), digits(2), (start, end) => {
        fc.pre(!/^(\d)\1+$/.test(start));
        const doubt = describeCpfDoubt(start + end);
        const right = doubt ? String(doubt.params?.['expected']) : end;
        expect(describeCpfDoubt(start + right)).toBeNull();
        expect(right === end).toBe(doubt === null);
      }),
    );
  });

  it('know the two digits of a CNPJ, old and with letters, and that none has fourteen alike', () => {
    for (const cnpj of [
      ...['12ABC34501DE35', '12.abc.345/01de-35', '11222333000181', '11.222.333/0001-81'],
      '00000000000191',
    ]) {
      expect(describeCnpjDoubt(cnpj)).toBeNull();
    }
    for (const wrong of ['00000000000000', '1122233300018', '12ABC34501DE3A', '12ÃBC34501DE35']) {
      expect(describeCnpjDoubt(wrong)).toEqual({ key: 'warning.cnpj.text' });
    }
    expect(describeCnpjDoubt('12.ABC.345/01DE-36')).toEqual({
      key: 'warning.digits.text',
      params: { expected: '35', found: '36' },
    });
    const signs = letters(12, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
    fc.assert(
      fc.property(fc.oneof(signs, digits(12)), (beginning) => {
        fc.pre(!/^(\d)\1+$/.test(beginning));
        const endings = Array.from({ length: 100 }, (_, each) => String(each).padStart(2, '0'));
        const right = endings.filter((end) => !describeCnpjDoubt(beginning + end));
        expect(right).toHaveLength(1);
        expect(describeCnpjDoubt(beginning.toLowerCase() + right[0])).toBeNull();
      }),
    );
  });

  it('tell a CPF from a CNPJ by their length', () => {
    for (const right of ['529.982.247-25', '12.abc.345/01de-35', '11222333000181']) {
      expect(describeDocumentDoubt(right)).toBeNull();
    }
    expect(describeDocumentDoubt('5299822472A')).toEqual({ key: 'warning.cpf.text' });
    expect(describeDocumentDoubt('11222333000182')).toEqual(describeCnpjDoubt('11222333000182'));
    expect(describeDocumentDoubt('529.982.247-2')).toEqual({
      key: 'warning.document.text',
      params: { count: 10 },
    });
  });

  it('know the letters and the length of a VIN, and its digit where there is one', () => {
    expect(describeVinDoubt('9BD2651JHR9184203')).toBeNull();
    expect(describeVinDoubt('1M8GDM9AXKP042788')).toBeNull();
    expect(describeVinDoubt('1M8GDM9A1KP042788')).toEqual({
      key: 'warning.vin.digit',
      params: { expected: 'X', found: '1' },
    });
    expect(describeVinDoubt('9BD2651JHR918420')).toEqual({
      key: 'warning.vin.text',
      params: { count: 16 },
    });
    expect(describeVinDoubt('9BD2651JHR918420O')).toEqual({
      key: 'warning.vin.letter',
      params: { letter: 'O' },
    });
    const signs = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
    fc.assert(
      fc.property(letters(7, signs), letters(8, signs), (start, end) => {
        expect(describeVinDoubt(`9${start}A${end}`)).toBeNull();
        const right = [...'0123456789X'].filter(
          (sign) => describeVinDoubt(`4${start}${sign}${end}`) === null,
        );
        expect(right).toHaveLength(1);
      }),
    );
  });

  it('know the last two digits of a licence', () => {
    for (const right of ['02650306461', '026.503.064-61', '12345678900']) {
      expect(describeCnhDoubt(right)).toBeNull();
    }
    expect(describeCnhDoubt('02650306462')).toEqual({
      key: 'warning.digits.text',
      params: { expected: '61', found: '62' },
    });
    for (const wrong of ['1234567890', '11111111111', 'A2650306461']) {
      expect(describeCnhDoubt(wrong)).toEqual({ key: 'warning.cnh.text' });
    }
    fc.assert(
      fc.property(digits(9), (beginning) => {
        fc.pre(!/^(\d)\1+$/.test(beginning));
        const endings = Array.from({ length: 100 }, (_, each) => String(each).padStart(2, '0'));
        expect(endings.filter((end) => !describeCnhDoubt(beginning + end))).toHaveLength(1);
      }),
    );
  });
});
