import { apiKey, device } from '@rastro/sdk/contract';
import { listWritten } from '@rastro/sdk/domain';
import { expect, it } from 'vitest';
import { findResource } from '../resources';
import { parseMember } from './parse-member';

const parse = (name: string, text: string) => {
  const field = listWritten(findResource(device)).find(({ member }) => member === name);
  if (!field) throw new Error(name);
  return parseMember(field, text);
};

it.each([
  ['disabled', 'TRUE', true],
  ['disabled', 'Não', false],
  ['disabled', 'VERDADEIRO', true],
  ['disabled', '0', false],
  ['expirationTime', '2027-12-31', new Date(new Date(2028, 0, 1).getTime() - 1).toISOString()],
  ['expirationTime', '2027-12-31 8:05:07', new Date(2027, 11, 31, 8, 5, 7).toISOString()],
  ['expirationTime', '2027-12-31T18:00:00-03:00', '2027-12-31T21:00:00.000Z'],
  ['expirationTime', '', null],
  ['phone', '', null],
  ['calendarId', '', 0],
  ['name', 'Ônibus 7', 'Ônibus 7'],
])('%s %j is %j', (name, text, value) => {
  expect(parse(name, text)).toEqual({ value });
});

it.each([
  ['disabled', 'maybe'],
  ['expirationTime', '31/12/2027'],
  ['expirationTime', '2027-02-30'],
  ['expirationTime', '2027-12-31T24:00:00'],
  ['calendarId', '-1'],
  ['name', ''],
  ['name', 'x'.repeat(129)],
  ['phone', 'x'.repeat(129)],
  ['contact', 'x'.repeat(513)],
  ['uniqueId', 'a\nb'],
  ['uniqueId', '8,60123E+14'],
  ['uniqueId', 'deleted-5-1'],
])('%s takes no %j', (name, text) => {
  expect(parse(name, text)).toHaveProperty('problem');
});

it('takes a list of areas for a key, and names them all where one is none', () => {
  const field = listWritten(findResource(apiKey)).find(({ member }) => member === 'writes');
  if (!field) throw new Error('no such member');
  expect(parseMember(field, 'devices, groups')).toEqual({ value: 'devices, groups' });
  expect(JSON.stringify(parseMember(field, 'devices,users'))).toContain('devices, groups, events');
});
