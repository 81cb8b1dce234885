import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMAND_TYPES, listCommandFields } from '../commands/command-fields';
import { mayStopEngine, withoutMark } from './may-stop-engine';

/** Commands of common trackers that cut the engine or the fuel. */
const CUTS = [
  'SA200CMD;100850000;02;Enable1',
  'ST300CMD;100850000;02;Enable1',
  'CMD;100850000;04;01',
  'login password setdigout 1',
  '  setdigout 11',
  '**,imei:864000000000000,J',
  'stop123456',
  'AT+GTOUT=gv300,1,,,0,0,0,0,,,0,,,,,0001$',
  '1234 setio 1,1',
  'DYD,000000#',
  '666666,RELAY,1#',
  'RELAY,1#',
  'PWRCUT',
];

describe('what may stop an engine', () => {
  it.each(CUTS)('is %s, as any text that nobody has called harmless', (data) => {
    for (const type of ['custom', 'configuration', 'message', 'setIndicator', 'warpDrive']) {
      expect(mayStopEngine({ type, attributes: { data } }, 'acme')).toBe(true);
    }
    expect(mayStopEngine({ type: 'sosNumber', attributes: { phone: data } }, 'acme')).toBe(true);
  });

  it.each([
    [{ type: 'engineStop' }],
    [{ type: 'engineStop', attributes: { 'acme.harmless': true } }],
    [{ type: 'outputControl', attributes: { index: 1, data: '1' } }],
    [{ type: 'outputControl', attributes: { index: 1 } }],
    [{ type: 'custom', attributes: { data: 'x', 'other.harmless': true } }],
    [{ type: 'custom', attributes: { 'acme.harmless': true, 'acme.stopsEngine': 'true' } }],
    [{ type: 'rebootDevice', attributes: { 'acme.stopsEngine': true } }],
    [{ type: 'rebootDevice', attributes: { devicePassword: '0#RELAY,1#' } }],
    [{ type: 'setConnection', attributes: { server: 'a.example#RELAY,1#', port: 5055 } }],
    [{ type: 'setTimezone', attributes: { timezone: 'DYD' } }],
    [{ type: 'rebootDevice', attributes: { data: { nested: 'RELAY,1' } } }],
    [{ type: 'constructor' }],
    [{}],
  ])('is %j', (command) => {
    expect(mayStopEngine(command, 'acme')).toBe(true);
  });

  it.each([
    [{ type: 'engineResume' }],
    [{ type: 'rebootDevice', attributes: null }],
    [{ type: 'rebootDevice', attributes: { noQueue: true } }],
    [{ type: 'custom', attributes: { data: 'RESET#', 'acme.harmless': true } }],
    [{ type: 'positionPeriodic', attributes: { frequency: 60 } }],
    [{ type: 'setConnection', attributes: { server: 'gps.example.com', port: 5055 } }],
    [{ type: 'setTimezone', attributes: { timezone: 'America/Sao_Paulo', language: 'pt' } }],
    [{ type: 'setTimezone', attributes: { timezone: 'GMT-3' } }],
    [{ type: 'sosNumber', attributes: { index: 1, phone: '+5511987650001' } }],
    [{ type: 'setSpeedLimit', attributes: { data: '80' } }],
    [{ type: 'silenceTime', attributes: { data: '22:00-06:00' } }],
  ])('is not %j', (command) => {
    expect(mayStopEngine(command, 'acme')).toBe(false);
  });

  it('is every text with a letter, in whatever attribute of whatever type', () => {
    const text = fc
      .tuple(fc.string(), fc.constantFrom('relay', '#', ';A', ' '))
      .map((it) => it.join(''));
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...COMMAND_TYPES), fc.string()),
        fc.oneof(fc.constantFrom('data', 'phone', 'message'), fc.string()),
        text,
        (type, name, value) => {
          fc.pre(!name.includes('.') && !['server', 'timezone', 'language'].includes(name));
          const attributes = Object.fromEntries([[name, value]]);
          expect(mayStopEngine({ type, attributes }, 'acme')).toBe(true);
        },
      ),
    );
  });

  it('is nothing that has no text to give', () => {
    const plain = COMMAND_TYPES.filter(
      (type) =>
        listCommandFields(type).every(({ kind }) => kind !== 'text') && type !== 'engineStop',
    );
    expect(plain).toContain('engineResume');
    for (const type of plain) expect(mayStopEngine({ type, attributes: {} }, 'acme')).toBe(false);
  });
});

it('takes the mark away from what is not saved, and nothing else', () => {
  const attributes = { data: 'x', 'acme.harmless': true, 'other.harmless': true };
  expect(withoutMark(attributes, 'acme')).toEqual({ data: 'x', 'other.harmless': true });
  expect(
    mayStopEngine({ type: 'custom', attributes: withoutMark(attributes, 'acme') }, 'acme'),
  ).toBe(true);
});
