import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PERIOD_KINDS, type PeriodChoice } from '../../domain';
import { createTestServer } from '../testing';
import { PeriodPicker } from './period-picker';
import { usePeriod } from './use-period';

const changes: { choice: PeriodChoice; isStep: boolean }[] = [];

function Host({ first }: { first: PeriodChoice }) {
  const [choice, setChoice] = useState(first);
  const state = usePeriod(choice, { maxDays: 31 });
  return (
    <PeriodPicker
      choice={choice}
      onChange={(next, { isStep }) => {
        changes.push({ choice: next, isStep });
        setChoice(next);
      }}
      state={state}
      kinds={PERIOD_KINDS}
      look="segment"
    />
  );
}

async function open(first: PeriodChoice, timeZone = 'Europe/Berlin') {
  changes.length = 0;
  const Wrapper = createTestServer({}).wrapper({ locale: 'en-US', timeZone });
  render(<Host first={first} />, { wrapper: Wrapper });
  await screen.findByRole('radio', { name: 'Custom' });
}

const at = (iso: string) => Date.parse(iso);
const custom = (from: string, to: string): PeriodChoice => ({
  kind: 'custom',
  fromMs: at(from),
  toMs: at(to),
});

it('offers the presets, says what one means, and names the time zone [S2.93]', async () => {
  await open({ kind: 'yesterday', fromMs: null, toMs: null }, 'America/Sao_Paulo');
  for (const name of ['Today', 'Yesterday', 'Last 7 days', 'Last 30 days', 'Last 90 days']) {
    expect(screen.getByRole('radio', { name })).toBeInTheDocument();
  }
  expect(screen.getByText('Time zone: Brasilia Time (GMT−3)')).toBeInTheDocument();
  expect(screen.getByText(/12:00 AM to .*12:00 AM$/)).toBeInTheDocument();
});

it('names no zone whose clocks show what the reader’s own does', async () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  await open({ kind: 'yesterday', fromMs: null, toMs: null }, timeZone);
  expect(screen.queryByText(/^Time zone:/)).not.toBeInTheDocument();
});

it('names the day of today once, in the zone of the account', async () => {
  await open({ kind: 'today', fromMs: null, toMs: null }, 'Pacific/Auckland');
  expect(screen.getByText(/^\w+ \d+, \d+, 12:00 AM to \d+:\d\d [AP]M$/)).toBeInTheDocument();
});

it('starts a period of one’s own as the one that was shown', async () => {
  await open({ kind: 'yesterday', fromMs: null, toMs: null });
  await userEvent.click(screen.getByRole('radio', { name: 'Custom' }));
  const { choice, isStep } = changes[0]!;
  expect(isStep).toBe(true);
  expect(choice.kind).toBe('custom');
  expect(choice.toMs! - choice.fromMs!).toBeGreaterThanOrEqual(23 * 3_600_000);
  expect(screen.getByRole('group', { name: 'From' })).toBeInTheDocument();
});

it.each([
  [
    'reversed',
    custom('2026-08-21T12:00Z', '2026-08-21T11:00Z'),
    'The end must be after the start.',
  ],
  ['ten years long', custom('2016-08-21T12:00Z', '2026-08-21T11:00Z'), 'Choose at most 31 days.'],
])('says in words what is wrong with a period that is %s', async (_, choice, sentence) => {
  await open(choice);
  expect(screen.getByRole('group', { name: 'To' })).toHaveAccessibleDescription(sentence);
  expect(screen.getByRole('group', { name: 'From' })).not.toHaveAccessibleDescription();
});

it('says that the clock changes in the period', async () => {
  await open(custom('2026-10-24T12:00Z', '2026-10-26T12:00Z'));
  expect(screen.getByRole('note')).toHaveTextContent(/Oct 25.*25 hours/);
});
