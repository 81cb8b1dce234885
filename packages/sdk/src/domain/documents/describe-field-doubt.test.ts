import { expect, it } from 'vitest';
import { findCheck, listFilled } from './describe-field-doubt';
import { toBare } from './to-bare';

it.each([
  ['12.ABC.345/01DE\u201135', '12ABC34501DE35'],
  [
    '\uff11\uff11\uff14\uff14\uff14\uff17\uff17\uff17\uff10\uff10\uff10\uff11\uff16\uff11',
    '11444777000161',
  ],
  ['529.982.247\u221225\u200b', '52998224725'],
  ['abc\u20141d23', 'ABC1D23'],
])('reads %s, as it was copied or typed, as %s', (text, bare) => expect(toBare(text)).toBe(bare));

it.each([
  ['document', '5299822475', '05299822475'],
  ['document', '191', '00000000191,00000000000191'],
  ['rastro.cpf', '191', '00000000191'],
  ['CPF', '1234567', '00001234567'],
  ['cnpj', '191', '00000000000191'],
  ['cnh', '123', '00000000123'],
  ['document', '11444777000161', null],
  ['document', '12ABC34501DE35', null],
  ['plate', '123', null],
  ['note', '123', null],
])('fills %s %s with the zeros that were taken from it: %s', (name, text, filled) => {
  expect(listFilled(name, text).join()).toBe(filled ?? '');
});

it.each([
  ['rastro.plate', 'XX1', 'warning.plate.text'],
  ['Placa', 'ABC1D23', undefined],
  ['imei', '35280802002019', 'warning.imei.short'],
  ['commercialPhone', '12', 'warning.phone.text'],
  ['phone', '+55 (11) 99999-8888', undefined],
  ['phone', '5,51199E+12', 'warning.phone.text'],
  ['driver.cnh', '12345678901', 'warning.digits.text'],
])('checks %s by its name, wherever it lies: %s', (name, value, key) => {
  expect(findCheck(name)?.(value)?.key).toBe(key);
});

it('checks nothing of other names', () => expect(findCheck('toString')).toBeUndefined());
