import { device } from '@rastro/sdk/contract';
import { expect, it } from 'vitest';
import { findResource } from '../resources';
import { parseWhere } from './parse-where';

it.each([
  ['name=onibus 1', 'Ônibus 1', true],
  ['name=onibus', 'Ônibus 1', false],
  ['name!=x', 'Ônibus', true],
  ['name=onibus*', 'Ônibus 1', true],
  ['name=*bus*2', 'Ônibus 1', false],
  ['name!=*1', 'Ônibus 1', false],
  ['name~BUS', 'Ônibus 1', true],
  ['name~a=b', 'x a=b', true],
  ['id>9', 10, true],
  ['id>=10', 10, true],
  ['id<9', 10, false],
  ['attributes.speed<=80', '', false],
  ['attributes.speed>80', null, false],
  ['attributes.speed>80', 'fast', false],
  ['lastUpdate>2026-01-01', '2026-01-01T00:00:01.000Z', true],
  ['lastUpdate<2026-01-01', '2026-01-01T00:00:01.000Z', false],
  ['phone=', '', true],
  ['phone=', null, true],
])('%s of %j is %s', (where, value, fits) => {
  expect(parseWhere(findResource(device), where).fits(value)).toBe(fits);
});

it.each([
  ['name', 'is no condition'],
  ['=x', 'is no condition'],
  ['nmae=x', 'no column "nmae"'],
  ['name,id=x', 'takes one column'],
])('refuses %s', (where, words) => {
  expect(() => parseWhere(findResource(device), where)).toThrow(words);
});
