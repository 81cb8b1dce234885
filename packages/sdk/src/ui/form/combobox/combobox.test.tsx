import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox } from './combobox';
import type { ComboboxOption, OptionSource } from './combobox-option';
import { matchOptions } from './match-options';
import { MultiCombobox } from './multi-combobox';

const words = {
  empty: 'Nothing yet',
  none: (query: string) => `None for ${query}`,
  loading: 'Loading',
  failed: 'Failed',
  remove: (name: string) => `Remove ${name}`,
};
const vans: readonly ComboboxOption<number>[] = Array.from({ length: 20 }, (_, index) => ({
  value: index + 1,
  label: `Van ${index + 1}`,
}));

function renderOne(options: OptionSource<number> = vans, clearLabel?: string) {
  const onChange = vi.fn();
  function Host(): ReactElement {
    const [value, setValue] = useState<ComboboxOption<number> | null>(null);
    return (
      <form onSubmit={onSubmit}>
        <Combobox
          label="Vehicle"
          value={value}
          onChange={(option) => {
            onChange(option?.value ?? null);
            setValue(option);
          }}
          options={options}
          words={words}
          {...(clearLabel === undefined ? {} : { clearLabel })}
        />
        <button type="submit">Save</button>
      </form>
    );
  }
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(<Host />);
  return { onChange, onSubmit, field: screen.getByRole('combobox', { name: 'Vehicle' }) };
}

/** Letters that come before the page is drawn anew, as from a fast hand on a slow machine. */
function typeAtOnce(field: HTMLElement, ...letters: string[]) {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    for (const letter of letters) {
      write?.call(field, `${(field as HTMLInputElement).value}${letter}`);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
}

const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

describe('Combobox', () => {
  it('is chosen by keyboard alone, and sends no form by that', async () => {
    const { field, onChange, onSubmit } = renderOne();
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown>12/}');
    expect(active(field)).toHaveTextContent('Van 13');
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith(13);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field).toHaveValue('Van 13');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('narrows as somebody types and keeps the choice when they leave by Esc', async () => {
    const { field, onChange } = renderOne();
    await userEvent.click(field);
    await userEvent.keyboard('van 7');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith(7);
    await userEvent.keyboard('xyz{Escape}');
    expect(field).toHaveValue('Van 7');
    await userEvent.keyboard('{Escape}');
    expect(field, 'a second Esc takes nothing away').toHaveValue('Van 7');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('finds what comes after it was typed for', async () => {
    const field = (options: OptionSource<number>) => (
      <Combobox label="Vehicle" value={null} onChange={vi.fn()} options={options} words={words} />
    );
    const { rerender } = render(field(() => []));
    await userEvent.type(screen.getByRole('combobox'), 'van 7');
    expect(screen.getByText('None for van 7')).toBeVisible();
    rerender(field((query) => matchOptions(vans, query)));
    expect(screen.getByRole('option', { name: 'Van 7' })).toBeVisible();
  });

  it('loses no letter of what is typed faster than it is drawn', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    const { field } = renderOne();
    await userEvent.click(field);
    typeAtOnce(field, 'v', 'a', 'n', ' ', '1', '2');
    expect(field).toHaveValue('van 12');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Van 12']);
    expect(complaints, 'downshift misses nothing').not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it('does not choose what somebody only passed by', async () => {
    const { field, onChange } = renderOne();
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(field).toHaveValue('');
  });

  it('tells that there is nothing, and for what there is nothing', async () => {
    const { field } = renderOne([]);
    await userEvent.click(field);
    expect(screen.getByRole('status')).toHaveTextContent('Nothing yet');
    await userEvent.keyboard('x');
    expect(screen.getByRole('status')).toHaveTextContent('None for x');
  });

  it('takes the answer to what was typed last, whichever comes first', async () => {
    const answers = new Map<string, (options: readonly ComboboxOption<number>[]) => void>();
    const ask = vi.fn(
      (query: string) =>
        new Promise<readonly ComboboxOption<number>[]>((resolve) => answers.set(query, resolve)),
    );
    const { field } = renderOne(ask);
    await userEvent.click(field);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    await userEvent.keyboard('b');
    await waitFor(() => expect(answers.has('b')).toBe(true));
    answers.get('b')?.([{ value: 2, label: 'Bus' }]);
    expect(await screen.findByRole('option', { name: 'Bus' })).toBeInTheDocument();
    answers.get('')?.([{ value: 1, label: 'All' }]);
    await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(ask.mock.calls[0]).toEqual(['', expect.objectContaining({ aborted: true })]);
  });

  it('says that choices did not arrive, and asks again', async () => {
    let isAway = true;
    const { field } = renderOne(async () => {
      if (isAway) throw new Error('away');
      return vans;
    });
    await userEvent.click(field);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Failed'));
    isAway = false;
    await userEvent.keyboard('V');
    expect(await screen.findByRole('option', { name: 'Van 1' })).toBeInTheDocument();
  });

  it('is emptied by its button, and by emptying its text, where it may hold none', async () => {
    const { field, onChange } = renderOne(vans, 'Clear vehicle');
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Clear vehicle' }));
    expect(onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    await userEvent.clear(field);
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[1], [null], [1], [null]]);
  });
});

describe('MultiCombobox', () => {
  it('adds and takes away, by list, by button and by Backspace', async () => {
    const onChange = vi.fn();
    function Host(): ReactElement {
      const [value, setValue] = useState<readonly ComboboxOption<number>[]>([]);
      return (
        <MultiCombobox
          label="Vehicles"
          value={value}
          onChange={(options) => {
            onChange(options.map((option) => option.value));
            setValue(options);
          }}
          options={vans}
          words={words}
        />
      );
    }
    render(<Host />);
    const field = screen.getByRole('combobox', { name: 'Vehicles' });
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith([1, 2, 3]);
    expect(screen.getByRole('option', { name: 'Van 2' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Van 2' }));
    expect(onChange).toHaveBeenLastCalledWith([1, 3]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Van 1' }));
    expect(onChange).toHaveBeenLastCalledWith([3]);
    await userEvent.click(field);
    await userEvent.keyboard('{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith([]);
  });
});

describe('matchOptions', () => {
  it('finds every word, whatever its accents and case, beginnings first', () => {
    const options = [
      { value: 1, label: 'Ônibus São Paulo', hint: 'ABC1D23' },
      { value: 2, label: 'Sao Jorge' },
      { value: 3, label: 'Rio' },
    ];
    const find = (query: string) => matchOptions(options, query).map((option) => option.value);
    expect(find('sao')).toEqual([2, 1]);
    expect(find('PAULO abc')).toEqual([1]);
    expect(find('  ')).toEqual([1, 2, 3]);
    expect(find('.*')).toEqual([]);
  });
});
