import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CliError } from '../../cli-error';
import { device } from '@rastro/sdk/contract';
import { type ColumnTarget, listWritten } from '@rastro/sdk/domain';
import { findResource } from '../../resources/resources';
import { resolveMapping } from './column-mapping';

const devices = findResource(device);
const deviceFields = listWritten(devices);

const name = (target: ColumnTarget) =>
  target.kind === 'field'
    ? target.field.member
    : target.kind === 'reference'
      ? target.field.name
      : target.kind === 'attribute'
        ? `attributes.${target.key}`
        : target.kind;
const map = (header: string[], ...maps: string[]) =>
  resolveMapping(devices, header, maps).map(name);

it('knows the fields by their own names', () => {
  expect(
    map(['Name', ' uniqueid ', 'GROUP', 'attributes.Plate', 'id', 'status', 'import.error']),
  ).toEqual(['name', 'uniqueId', 'group', 'attributes.Plate', 'ignored', 'ignored', 'ignored']);
});

it.each([
  [['Nome', 'IMEI', 'Placa', 'Telefone', 'Grupo']],
  [['Nombre', ' imei ', 'Patente', 'Teléfono', 'GRUPO']],
])('guesses what people call the fields: %j', (header) => {
  expect(map(header)).toEqual(['name', 'uniqueId', 'attributes.plate', 'phone', 'group']);
});

it('guesses nothing that another column or a map says', () => {
  expect(map(['name', 'uniqueId', 'Nome'], 'Nome=contact')).toEqual([
    'name',
    'uniqueId',
    'contact',
  ]);
  expect(() => map(['name', 'uniqueId', 'Nome'])).toThrow('"Nome"');
});

it('takes maps, several in one, without accents, and empty ones', () => {
  const header = ['Nome', 'Número', 'a=b', 'c,d', 'Obs'];
  expect(
    map(header, 'nome=name,numero=uniqueId', 'a=b=attributes.x:number', 'c,d=attributes.y', 'Obs='),
  ).toEqual(['name', 'uniqueId', 'attributes.x', 'attributes.y', 'ignored']);
});

it.each([
  [['name', 'Cor', 'uniqueId'], [], '"Cor"'],
  [['name'], [], 'Add a column uniqueId'],
  [['name', 'Nº do rastreador'], ['Nº do rastreador='], "--map 'Nº do rastreador=uniqueId'"],
  [['name', 'ID do equipamento'], [], "--map 'ID do equipamento=uniqueId'"],
  [['uniqueId', 'name', 'Número'], [], "--map 'Número=phone'"],
  [['uniqueId', 'a'], ['b=name'], 'no column "b"'],
  [['uniqueId', 'a'], ['a=nmae'], 'no field "nmae"'],
  [['uniqueId', 'a'], ['a'], 'Column=field'],
  [['uniqueId', 'IMEI'], ['IMEI=uniqueId'], 'both for uniqueId'],
  [['uniqueId', 'group', 'groupId'], [], 'both for group'],
  [['uniqueId', 'attributes.__proto__'], [], '__proto__'],
])('refuses %j with %j', (header, maps, words) => {
  const told = (): string => {
    try {
      resolveMapping(devices, header, maps);
      return '';
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      return `${error.message}\n${error.hint}`;
    }
  };
  expect(told()).toContain(words);
});

it('gives every header, mapped column by column, what was asked for', () => {
  const targets = [
    ...deviceFields.map(({ member }) => member),
    'attributes.a',
    'attributes.b',
  ].filter((target) => target !== 'groupId');
  // Names of columns as people write them, commas and equals signs too.
  const column = fc.string({ minLength: 1, maxLength: 8 }).map((text) => `x${text}`.trim());
  fc.assert(
    fc.property(
      fc.uniqueArray(column, {
        minLength: targets.length,
        maxLength: targets.length,
        selector: (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
      }),
      fc.shuffledSubarray(targets, { minLength: targets.length }),
      (header, wanted) => {
        const maps = header.map((text, index) => `${text}=${wanted[index]}`);
        expect(map(header, ...maps)).toEqual(wanted);
      },
    ),
  );
});
