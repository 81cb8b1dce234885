import { expect, it } from 'vitest';
import { findAttributeProblem } from './find-attribute-problem';

it.each([
  ['speedLimit', '40,0', 'WRONG_TYPE'],
  ['speedLimit', '40 km/h', 'WRONG_TYPE'],
  ['fuelCapacity', true, 'WRONG_TYPE'],
  ['timezone', 'GMT-3', 'BAD_FORMAT'],
  ['timezone', 3, 'BAD_FORMAT'],
  ['speedLimit', 40, undefined],
  ['speedLimit', '40.5', undefined],
  ['speedLimit', '', undefined],
  ['speedLimit', null, undefined],
  ['timezone', 'America/Sao_Paulo', undefined],
  ['timezone', 'Etc/GMT+3', undefined],
  ['note', '40,0', undefined],
])('finds of %s %j: %s', (key, value, code) => {
  expect(findAttributeProblem(key, value)?.code).toBe(code);
});
