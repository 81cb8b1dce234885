import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DateField } from './date-field';
import { DateTimeField } from './date-time-field';
import { FormDialog } from '../../dialog/form-dialog';
import { TimeField } from './time-field';
import { UnfinishedWords } from './unfinished-words';

const at = Date.parse('2026-11-21T11:30:00Z');

function open(locale: 'pt-BR' | 'en-US' = 'pt-BR', first: number | null = at) {
  const onChange = vi.fn();
  function Host(): ReactElement {
    const [valueMs, setValueMs] = useState(first);
    return (
      <DateTimeField
        label="Início"
        valueMs={valueMs}
        onChange={(next) => {
          onChange(next);
          setValueMs(next);
        }}
        locale={locale}
        hour12={locale === 'en-US'}
        timeZone="America/Sao_Paulo"
        error={valueMs === null ? 'Informe.' : undefined}
        calendarLabel="Calendar"
      />
    );
  }
  render(
    <>
      <Host />
      <button type="button">After</button>
    </>,
  );
  return onChange;
}

const fields = () => screen.getAllByRole<HTMLInputElement>('textbox');
const shown = () => fields().map(({ value }) => value);

describe('DateTimeField', () => {
  it('writes a moment as the account does, not the browser', () => {
    open();
    expect(shown()).toEqual(['21', '11', '2026', '08', '30']);
    expect(fields()[0]).toHaveAccessibleName('Início, dia');
  });

  it('has a clock of twelve hours where the account has', async () => {
    const onChange = open('en-US');
    expect(shown()).toEqual(['11', '21', '2026', '08', '30', 'AM']);
    await userEvent.click(fields()[5]!);
    await userEvent.keyboard('p');
    expect(onChange).toHaveBeenLastCalledWith(at + 12 * 3_600_000);
  });

  it('is typed in one go', async () => {
    const onChange = open('pt-BR', null);
    await userEvent.click(fields()[0]!);
    await userEvent.keyboard('201120261405');
    expect(shown()).toEqual(['20', '11', '2026', '14', '05']);
    expect(onChange.mock.calls).toEqual([[Date.parse('2026-11-20T17:05:00Z')]]);
  });

  it('goes up and down by arrows', async () => {
    const onChange = open();
    await userEvent.click(fields()[0]!);
    await userEvent.keyboard('{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith(at + 86_400_000);
  });

  it('says that it is none once somebody leaves it emptied, and keeps the rest', async () => {
    const onChange = open();
    await userEvent.clear(fields()[0]!);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('After'));
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(shown()).toEqual(['', '11', '2026', '08', '30']);
    expect(screen.getByRole('group', { name: 'Início' })).toHaveAccessibleDescription('Informe.');
  });

  it('takes a day from the calendar and leaves the time', () => {
    const onChange = open();
    const calendar = document.querySelector('input[type="date"]')!;
    fireEvent.change(calendar, { target: { value: '2026-12-01' } });
    expect(onChange).toHaveBeenLastCalledWith(Date.parse('2026-12-01T11:30:00Z'));
  });
});

const DAY = { label: 'Day', calendarLabel: 'Calendar' };

describe('DateField and TimeField', () => {
  it('hold a day and a time, and are emptied by who holds them', async () => {
    function Host(): ReactElement {
      const [day, setDay] = useState<string | null>('2026-11-21');
      const [time, setTime] = useState<string | null>('20:05');
      return (
        <>
          <DateField {...DAY} locale="en-US" value={day} onChange={setDay} />
          <TimeField label="Time" locale="en-US" hour12 value={time} onChange={setTime} />
          <output>{`${day} ${time}`}</output>
          <button type="button" onClick={() => setDay(null)}>
            Empty
          </button>
        </>
      );
    }
    render(<Host />);
    expect(shown()).toEqual(['11', '21', '2026', '08', '05', 'PM']);
    await userEvent.click(fields()[1]!);
    await userEvent.keyboard('05');
    await userEvent.click(fields()[3]!);
    await userEvent.keyboard('0930a');
    expect(screen.getByRole('status')).toHaveTextContent('2026-11-05 09:30');
    await userEvent.click(screen.getByRole('button', { name: 'Empty' }));
    expect(shown().slice(0, 3)).toEqual(['', '', '']);
  });

  it('say what is begun and means no value once somebody leaves it, and let nothing be sent', async () => {
    const onSend = vi.fn(() => Promise.resolve(true));
    function Host(): ReactElement {
      const [day, setDay] = useState<string | null>('2026-11-21');
      return (
        <UnfinishedWords value={(kind) => kind}>
          <FormDialog
            title="Form"
            sendLabel="Send"
            cancelLabel="Cancel"
            onSend={onSend}
            onClose={() => undefined}
          >
            <DateField {...DAY} locale="pt-BR" value={day} onChange={setDay} />
          </FormDialog>
        </UnfinishedWords>
      );
    }
    render(<Host />);
    const group = screen.getByRole('group', { name: 'Day' });
    await userEvent.click(fields()[0]!);
    await userEvent.clear(fields()[0]!);
    await userEvent.keyboard('31022026');
    expect(group).not.toHaveAccessibleDescription();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(group).toHaveAccessibleDescription('none');
    expect(fields()[0]).toHaveFocus();
    await userEvent.clear(fields()[1]!);
    await userEvent.keyboard('{Enter}');
    expect(group).toHaveAccessibleDescription('missing');
    expect(fields()[1]).toHaveFocus();
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('03');
    expect(group).not.toHaveAccessibleDescription();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledOnce();
  });

  it('cannot be changed while they are to be read only', async () => {
    const onChange = vi.fn();
    render(<DateField {...DAY} locale="pt-BR" readOnly value="2026-11-21" onChange={onChange} />);
    await userEvent.click(fields()[0]!);
    await userEvent.keyboard('{ArrowUp}05{Tab}');
    expect(shown()).toEqual(['21', '11', '2026']);
    expect(onChange).not.toHaveBeenCalled();
  });
});
