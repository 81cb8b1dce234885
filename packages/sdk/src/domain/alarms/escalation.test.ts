import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../time/durations';
import { decideEscalation, ESCALATION_MAX_CONTACTS, readEscalation } from './escalation';

const read = (attributes: Record<string, unknown>, notificators: string | null = 'web,mail') =>
  readEscalation({ notificators, attributes }, 'x');
const WHOLE = { 'x.escalateAfter': 5, 'x.escalateTo': '7,9,8' };

describe('readEscalation', () => {
  it('reads minutes, contacts in their order, and the channels of the rule where it names none', () => {
    expect(read(WHOLE)).toEqual({
      afterMinutes: 5,
      contacts: [7, 9, 8],
      channels: ['web', 'mail'],
    });
    expect(read({ ...WHOLE, 'x.escalateBy': 'sms, mail' })?.channels).toEqual(['sms', 'mail']);
  });

  it.each([
    ['no minutes', { 'x.escalateTo': '7' }],
    ['minutes that are none', { 'x.escalateAfter': 'soon', 'x.escalateTo': '7' }],
    ['less than a minute', { 'x.escalateAfter': 0, 'x.escalateTo': '7' }],
    ['more than a day', { 'x.escalateAfter': 1_441, 'x.escalateTo': '7' }],
    ['nobody', { 'x.escalateAfter': 5 }],
    ['contacts that are none', { 'x.escalateAfter': 5, 'x.escalateTo': 'Ana,-1,1e99,,' }],
  ])('is none with %s', (_name, attributes) => {
    expect(read(attributes)).toBeNull();
  });

  it('is none where the rule sends a command and nothing else', () => {
    expect(read(WHOLE, 'command')).toBeNull();
    expect(read(WHOLE, null)).toBeNull();
  });

  it('takes numbers as text, one contact once, and no more than can be told in a day', () => {
    expect(read({ 'x.escalateAfter': '5', 'x.escalateTo': 7 })?.contacts).toEqual([7]);
    const many = Array.from({ length: 500 }, (_, index) => 1 + (index % 40)).join();
    expect(read({ ...WHOLE, 'x.escalateTo': many })?.contacts).toHaveLength(
      ESCALATION_MAX_CONTACTS,
    );
  });
});

describe('decideEscalation', () => {
  const now = Date.UTC(2026, 7, 21, 12);
  const decide = (more: Partial<Parameters<typeof decideEscalation>[0]> = {}) =>
    decideEscalation({
      escalation: { afterMinutes: 5, contacts: [7, 9, 8], channels: ['mail'] },
      place: 0,
      eventMs: now - 5 * MINUTE_MS,
      nowMs: now,
      isTaken: false,
      canBeTold: () => true,
      ...more,
    });
  const atMs = now + 5 * MINUTE_MS;

  it('tells the contact whose turn it is, and the next after as long again', () => {
    expect(decide()).toEqual({ action: 'tell', userId: 7, next: { place: 1, atMs } });
    expect(decide({ place: 1 })).toEqual({ action: 'tell', userId: 9, next: { place: 2, atMs } });
    expect(decide({ place: 2 })).toEqual({ action: 'tell', userId: 8, next: null });
  });

  it('waits for nobody who cannot be told', () => {
    const canBeTold = (id: number) => id === 9;
    expect(decide({ canBeTold })).toEqual({ action: 'tell', userId: 9, next: null });
    expect(decide({ canBeTold, place: 2 })).toEqual({ action: 'end' });
  });

  it('rests while somebody has the alarm, for it may be given back', () => {
    expect(decide({ isTaken: true })).toEqual({ action: 'rest', atMs });
  });

  it('ends with the rule, with the last contact and after a day', () => {
    expect(decide({ escalation: null })).toEqual({ action: 'end' });
    expect(decide({ place: 3 })).toEqual({ action: 'end' });
    expect(decide({ eventMs: now - DAY_MS - 1 })).toEqual({ action: 'end' });
  });
});
