import { expect, it } from 'vitest';
import { isEngineStop } from './is-engine-stop';

it.each([
  [{ type: 'engineStop' }],
  [{ type: 'custom', attributes: { 'acme.stopsEngine': true, data: 'OUT1' } }],
  [{ type: 'outputControl', attributes: { 'acme.stopsEngine': 'true' } }],
  [{ type: 'custom', attributes: { data: ' RELAY,1#' } }],
  [{ type: 'custom', attributes: { data: 'DYD#' } }],
  [{ type: 'custom', attributes: { data: 'stop123456' } }],
  [{ type: 'custom', attributes: { data: 'setdigout 1' } }],
])('%j stops an engine', (command) => {
  expect(isEngineStop(command, 'acme')).toBe(true);
});

it.each([
  [{ type: 'engineResume' }],
  [{ type: 'custom', attributes: { 'other.stopsEngine': true } }],
  [{ type: 'custom', attributes: { data: 'RELAY,0#' } }],
  [{ type: 'custom', attributes: { data: 'stop reporting' } }],
  [{ type: 'custom', attributes: null }],
  [{ type: 'custom', attributes: { data: { nested: 'RELAY,1' } } }],
  [{}],
])('%j stops none', (command) => {
  expect(isEngineStop(command, 'acme')).toBe(false);
});
