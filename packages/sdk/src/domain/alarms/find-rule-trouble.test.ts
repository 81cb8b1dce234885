import { describe, expect, it } from 'vitest';
import { findRuleTrouble, type TroubledRule } from './find-rule-trouble';

const rule: TroubledRule = {
  type: 'ignitionOn',
  notificators: 'web',
  commandId: 0,
  attributes: {},
};
const ground = { available: ['web', 'command'], email: 'ana@example.com', commandCount: 1 };
const troubleOf = (over: Partial<TroubledRule>) => findRuleTrouble({ ...rule, ...over }, ground);

describe('findRuleTrouble', () => {
  it('finds none where somebody is told', () => {
    expect(troubleOf({})).toBeNull();
    expect(troubleOf({ notificators: 'sms,web' })).toBeNull();
    expect(troubleOf({ type: 'alarm', attributes: { alarms: 'sos' } })).toBeNull();
  });

  it('finds a rule for alarms that names none', () => {
    expect(troubleOf({ type: 'alarm' })).toBe('noAlarms');
    expect(troubleOf({ type: 'alarm', attributes: { alarms: ' ,' } })).toBe('noAlarms');
  });

  it('finds channels that are not set up', () => {
    expect(troubleOf({ notificators: 'sms' })).toBe('noChannel');
    expect(troubleOf({ notificators: '' })).toBe('noChannel');
  });

  it('finds a command that was deleted, unless somebody is told all the same', () => {
    expect(troubleOf({ notificators: 'command' })).toBe('noCommand');
    expect(troubleOf({ notificators: 'command', commandId: 4 })).toBeNull();
    expect(troubleOf({ notificators: 'command,web' })).toBeNull();
  });
});
