import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LOCALES } from '../../domain';
import { ColorField, toHexColor } from './color-field';
import { FileField } from './file-field';
import { FormErrors } from './layout/form-errors';
import { FormSection } from './layout/form-section';
import { NumberField } from './field/number-field';
import { TextArea } from './field/text-area';
import { TextField } from './field/text-field';
import { TimeZoneField } from './time-zone-field';

vi.setConfig({ testTimeout: 30_000 });

describe('every field', () => {
  it('has its label, its note and its states', () => {
    render(
      <>
        <TextField label="Name" hint="On the map" readOnly defaultValue="A" />
        <TextArea label="Notes" required error="Write some." />
        <NumberField label="Limit" locale="es" value={5} onChange={vi.fn()} disabled />
        <ColorField label="Color" value="" onChange={vi.fn()} pickLabel="Pick" error="Bad color" />
      </>,
    );
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveAttribute('readonly');
    expect(name).toHaveAccessibleDescription('On the map');
    const notes = screen.getByRole('textbox', { name: 'Notes' });
    expect(notes).toBeRequired();
    expect(notes).toBeInvalid();
    expect(notes).toHaveAccessibleDescription('Write some.');
    expect(screen.getByRole('textbox', { name: 'Limit' })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: 'Color' })).toHaveAccessibleDescription('Bad color');
  });
});

describe('NumberField', () => {
  function renderNumber(locale: string, first: number | null = null) {
    const onChange = vi.fn();
    function Host(): ReactElement {
      const [value, setValue] = useState(first);
      return (
        <>
          <NumberField
            label="Limit"
            unit="km/h"
            step={10}
            min={0}
            max={100}
            locale={locale}
            value={value}
            onChange={(next) => {
              onChange(next);
              setValue(next);
            }}
          />
          <button type="button" onClick={() => setValue(first)}>
            Discard
          </button>
        </>
      );
    }
    render(<Host />);
    return { onChange, field: screen.getByRole('textbox', { name: 'Limit' }) };
  }

  it.each(LOCALES)('is written and read as %s does', async (locale) => {
    const { onChange, field } = renderNumber(locale, 12_345.5);
    const shown = locale === 'en-US' ? '12,345.5' : '12.345,5';
    expect(field).toHaveValue(shown);
    await userEvent.clear(field);
    expect(onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, locale === 'en-US' ? '1,234.5' : '1.234,5');
    expect(onChange).toHaveBeenLastCalledWith(1_234.5);
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field).toHaveValue(shown);
  });

  it('keeps what is no number, and says so to who holds it', async () => {
    const { onChange, field } = renderNumber('pt-BR');
    await userEvent.type(field, 'fast');
    expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
    await userEvent.tab();
    expect(field).toHaveValue('fast');
  });

  it('goes up and down by arrows, within its bounds', async () => {
    const { onChange, field } = renderNumber('pt-BR', 95);
    await userEvent.type(field, '{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith(100);
    await userEvent.type(field, '{ArrowDown}');
    expect(onChange).toHaveBeenLastCalledWith(90);
  });
});

describe('ColorField', () => {
  it('takes a colour however it is written, and one that was picked', () => {
    const onChange = vi.fn();
    render(<ColorField label="Color" value="1f6f5c" onChange={onChange} pickLabel="Pick" />);
    fireEvent.blur(screen.getByRole('textbox', { name: 'Color' }));
    expect(onChange).toHaveBeenLastCalledWith('#1F6F5C');
    fireEvent.change(document.querySelector('input[type=color]')!, {
      target: { value: '#f4c430' },
    });
    expect(onChange).toHaveBeenLastCalledWith('#F4C430');
    expect(toHexColor('#abc')).toBe('#AABBCC');
    expect(toHexColor('red;background:url(x)')).toBeNull();
  });
});

describe('TimeZoneField', () => {
  it('finds a zone by its place and keeps one that nobody knows', async () => {
    const onChange = vi.fn();
    const words = { empty: '', none: () => '' };
    render(
      <TimeZoneField
        label="Zone"
        locale="en-US"
        value="Mars/Olympus_Mons"
        onChange={onChange}
        words={words}
      />,
    );
    const field = screen.getByRole('combobox', { name: 'Zone' });
    expect(field).toHaveValue('Mars/Olympus Mons');
    await userEvent.click(field);
    await userEvent.keyboard('sao paulo{Enter}');
    expect(onChange).toHaveBeenCalledWith('America/Sao_Paulo');
  });
});

describe('FileField', () => {
  it('takes a file, names it, and gives it away again', async () => {
    const file = new File(['abc'], 'papers.pdf');
    const onChange = vi.fn();
    function Host(): ReactElement {
      const [value, setValue] = useState<File | null>(null);
      return (
        <FileField
          label="Papers"
          value={value}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
          formatSize={(bytes) => `${bytes} B`}
          words={{ choose: 'Choose file', drop: 'or drop it', remove: 'Remove file' }}
        />
      );
    }
    render(<Host />);
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
    expect(onChange).toHaveBeenLastCalledWith(file);
    expect(screen.getByText('papers.pdf')).toBeInTheDocument();
    expect(screen.getByText('3 B')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
    expect(onChange).toHaveBeenLastCalledWith(null);
    const button = screen.getByRole('button', { name: 'Papers Choose file' });
    fireEvent.drop(button.parentElement!, { dataTransfer: { files: [file] } });
    expect(onChange).toHaveBeenLastCalledWith(file);
  });
});

describe('FormSection', () => {
  it('folds its fields away, but not one that is wrong', async () => {
    const { rerender } = render(
      <FormSection title="More" startsOpen={false}>
        <TextField label="Name" />
      </FormSection>,
    );
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    const fold = screen.getByRole('button', { name: 'More' });
    await userEvent.click(fold);
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeInTheDocument();
    await userEvent.click(fold);
    rerender(
      <FormSection title="More" startsOpen={false} hasError>
        <TextField label="Name" />
      </FormSection>,
    );
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeInTheDocument();
  });
});

describe('FormErrors', () => {
  it('takes the focus at each try and leads to the field', async () => {
    const errors = [{ text: 'Write a name.', fieldId: 'name' }, { text: 'Server says no.' }];
    render(
      <>
        <FormErrors title="Two things" errors={errors} attempt={1} />
        <TextField id="name" label="Name" />
      </>,
    );
    const head = screen.getByRole('alert');
    expect(head).toHaveFocus();
    expect(within(head).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(within(head).getByRole('button', { name: 'Write a name.' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it('takes the focus from nobody who writes', () => {
    const draw = (errors: readonly { text: string }[], attempt: number) => (
      <>
        <FormErrors title="One thing" errors={errors} attempt={attempt} />
        <TextField id="name" label="Name" />
      </>
    );
    const wrong = [{ text: 'Write a name.' }];
    const { rerender } = render(draw(wrong, 1));
    const field = screen.getByRole('textbox', { name: 'Name' });
    field.focus();
    rerender(draw([], 1));
    rerender(draw(wrong, 1));
    expect(field).toHaveFocus();
    rerender(draw(wrong, 2));
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});
