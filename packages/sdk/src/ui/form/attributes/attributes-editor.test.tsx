import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import type { KnownAttribute } from './attribute-values';
import { AttributesEditor } from './attributes-editor';

vi.setConfig({ testTimeout: 30_000 });

const words = {
  empty: 'None yet',
  add: 'Add attribute',
  addKey: (key: string) => `Add “${key}”`,
  allThere: 'Write a name',
  remove: (label: string) => `Remove ${label}`,
  type: 'Type',
  types: { text: 'Text', number: 'Number', boolean: 'Yes or no' },
  yes: 'Yes',
  no: 'No',
  notNumber: 'Enter a number.',
  composite: 'Read only',
};
const known: readonly KnownAttribute[] = [
  { key: 'speedLimit', label: 'Speed limit', type: 'number', unit: 'km/h' },
  { key: 'insured', label: 'Insured', type: 'boolean' },
];

function renderEditor(first: Record<string, unknown>, readOnly = false) {
  const onChange = vi.fn();
  function Host(): ReactElement {
    const [value, setValue] = useState(first);
    return (
      <AttributesEditor
        label="Attributes"
        value={value}
        known={known}
        words={words}
        readOnly={readOnly}
        locale="pt-BR"
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Host />);
  return onChange;
}

it('adds a known attribute by its name, with its type and unit, and a free one by its key', async () => {
  const onChange = renderEditor({});
  expect(screen.getByText('None yet')).toBeInTheDocument();
  const add = screen.getByRole('combobox', { name: 'Add attribute' });
  await userEvent.click(add);
  await userEvent.keyboard('speed{Enter}');
  const limit = screen.getByRole('textbox', { name: 'Speed limit' });
  expect(limit).toHaveFocus();
  await userEvent.keyboard('80,5');
  expect(onChange).toHaveBeenLastCalledWith({ speedLimit: 80.5 });
  await userEvent.click(add);
  await userEvent.keyboard('__proto__{Enter}');
  expect(screen.getByRole('textbox', { name: '__proto__' })).toHaveFocus();
  await userEvent.keyboard('x');
  const last = onChange.mock.lastCall?.[0] as object;
  expect(Object.entries(last)).toEqual([
    ['speedLimit', 80.5],
    ['__proto__', 'x'],
  ]);
});

it('keeps an emptied number a number, and says what is none', async () => {
  const onChange = renderEditor({ speedLimit: 80 });
  const limit = screen.getByRole('textbox', { name: 'Speed limit' });
  await userEvent.clear(limit);
  expect(onChange).toHaveBeenLastCalledWith({ speedLimit: null });
  await userEvent.type(limit, 'x');
  expect(onChange).toHaveBeenLastCalledWith({ speedLimit: Number.NaN });
  expect(limit).toHaveAccessibleDescription('Enter a number.');
  await userEvent.clear(limit);
  await userEvent.type(limit, '7');
  expect(onChange).toHaveBeenLastCalledWith({ speedLimit: 7 });
});

it('changes the type of a free attribute and takes it away', async () => {
  const onChange = renderEditor({ retries: '12,5', insured: true });
  await userEvent.click(screen.getByRole('button', { name: 'Type Text' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Number' }));
  expect(onChange).toHaveBeenLastCalledWith({ retries: 12.5, insured: true });
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  expect(onChange).toHaveBeenLastCalledWith({ retries: 12.5, insured: false });
  await userEvent.click(screen.getByRole('button', { name: 'Remove retries' }));
  expect(onChange).toHaveBeenLastCalledWith({ insured: false });
});

it('keeps what no field writes, and a known one of another type as it is', () => {
  renderEditor({ shifts: [1], speedLimit: '80' });
  expect(screen.getByRole('textbox', { name: 'shifts' })).toHaveAttribute('readonly');
  expect(screen.getByRole('textbox', { name: 'Speed limit' })).toHaveValue('80');
  expect(screen.getByRole('button', { name: 'Type Text' })).toBeInTheDocument();
});

it('offers nothing to change while it is to be read only', () => {
  renderEditor({ speedLimit: 80, insured: true }, true);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeDisabled();
});
