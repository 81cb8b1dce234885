import { TrackingProvider } from '@rastro/sdk/internal/react';
import { createFakeServer } from '@rastro/sdk/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { TextProvider } from '../../frame/i18n/text-context';
import { OnceList } from './once-list';

const kept: string[] = [];
function Form(): ReactElement {
  const [value, setValue] = useState('2026-03-10 49.90 New tracker');
  return (
    <OnceList
      id="once"
      label="Charged once"
      hint={undefined}
      error={undefined}
      value={value}
      readOnly={false}
      values={{ currency: 'BRL' }}
      onChange={(next) => {
        kept.push(String(next));
        setValue(String(next));
      }}
    />
  );
}

it('has fields for day, amount and description of each, and keeps lines', () => {
  render(
    <TextProvider locale="en-US">
      <TrackingProvider client={createFakeServer().client} locale="en-US" appearance={null}>
        <Form />
      </TrackingProvider>
    </TextProvider>,
  );
  expect(screen.getByLabelText('Description, charge 1')).toHaveValue('New tracker');
  fireEvent.click(screen.getByRole('button', { name: 'Add a charge' }));
  // Unfinished, it is a line that the server refuses.
  expect(kept.at(-1)).toBe('2026-03-10 49.90 New tracker\n- -');
  const second = within(screen.getByRole('group', { name: 'charge 2' }));
  fireEvent.change(second.getByLabelText('Description, charge 2'), {
    target: { value: 'Goodwill' },
  });
  fireEvent.change(second.getByLabelText(/^Amount/), { target: { value: '-1,234.5' } });
  const days = { month: '12', day: '31', year: '2026' };
  for (const [part, text] of Object.entries(days)) {
    fireEvent.change(second.getByLabelText(new RegExp(`, ${part}$`)), { target: { value: text } });
  }
  expect(kept.at(-1)).toBe('2026-03-10 49.90 New tracker\n2026-12-31 -1234.50 Goodwill');
  fireEvent.click(screen.getByRole('button', { name: 'Remove charge 1' }));
  expect(kept.at(-1)).toBe('2026-12-31 -1234.50 Goodwill');
  expect(screen.getByLabelText('Description, charge 1')).toHaveValue('Goodwill');
});
