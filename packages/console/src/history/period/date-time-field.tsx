import { IconButton } from '@rastro/sdk/ui';
import { CalendarDays, CircleAlert } from 'lucide-react';
import {
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { useText } from '../../i18n/text-context';
import {
  digitsOf,
  fromDraft,
  listDateTimeParts,
  rangeOf,
  readPasted,
  stepField,
  toDraft,
  type DateTimeDraft,
  type DateTimeField as FieldName,
} from './date-time-parts';
import { Calendar, Frame, Group, GroupLabel, Part, Problem } from './date-time-styles';

/**
 * A moment, typed as the account's language, clock and time zone write it, whatever the browser's are.
 * `onChange` gets each moment that is whole, and null when somebody leaves fields that mean none.
 */
export function DateTimeField({
  label,
  valueMs,
  onChange,
  locale,
  hour12,
  timeZone,
  problem,
}: {
  label: string;
  /** Epoch milliseconds; null for none. */
  valueMs: number | null;
  onChange: (valueMs: number | null) => void;
  locale: string;
  hour12: boolean;
  timeZone: string;
  problem: string | null;
}): ReactElement {
  const t = useText();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const style = { locale, hour12, timeZone };
  const [draft, setDraft] = useState(() => toDraft(valueMs, style));
  const [shownMs, setShownMs] = useState(valueMs);
  if (valueMs !== shownMs) {
    setShownMs(valueMs);
    // What somebody is still typing means nothing yet, and stays.
    if (valueMs !== null && valueMs !== fromDraft(draft, style)) setDraft(toDraft(valueMs, style));
  }

  function change(next: DateTimeDraft) {
    setDraft(next);
    const ms = fromDraft(next, style);
    if (ms !== null && ms !== valueMs) onChange(ms);
  }
  function focusBeside(from: Element, step: 1 | -1) {
    const inputs = [...(frame.current?.querySelectorAll<HTMLInputElement>('[data-field]') ?? [])];
    const input = inputs[inputs.findIndex((other) => other === from) + step];
    input?.focus();
    input?.select();
  }
  function handleType(input: HTMLInputElement, field: FieldName) {
    if (field === 'dayPeriod') return;
    const digits = input.value.replace(/\D/g, '').slice(-digitsOf(field));
    const [, max] = rangeOf(field, style);
    const isWhole = digits.length === digitsOf(field) || Number(digits) * 10 > max;
    const next = { ...draft, [field]: digits };
    // The first digit of two is no moment that anybody asks for.
    if (!isWhole) return setDraft(next);
    change(next);
    focusBeside(input, 1);
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>, field: FieldName) {
    const input = event.currentTarget;
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      change(stepField(draft, field, event.key === 'ArrowUp' ? 1 : -1, style));
    } else if (field === 'dayPeriod' && /^[ap]$/i.test(event.key)) {
      event.preventDefault();
      change({ ...draft, dayPeriod: `${event.key.toUpperCase()}M` });
    } else if (event.key === 'Backspace' && draft[field] === '') {
      event.preventDefault();
      focusBeside(input, -1);
    } else if (event.key === 'Backspace' && field === 'dayPeriod') {
      change({ ...draft, dayPeriod: '' });
    }
  }
  function handlePaste(event: ClipboardEvent) {
    const pasted = readPasted(event.clipboardData.getData('text'), style);
    if (!pasted) return;
    event.preventDefault();
    change(pasted);
  }
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    const ms = fromDraft(draft, style);
    if (ms !== null) setDraft(toDraft(ms, style));
    if (ms !== valueMs) onChange(ms);
  }
  function takeDay(day: string) {
    const [year, month, date] = day.split('-');
    if (!year || !month || !date) return;
    const { hour, minute, dayPeriod } =
      draft.hour === '' ? toDraft(0, { ...style, timeZone: 'UTC' }) : draft;
    change({ year, month, day: date, hour, minute, dayPeriod });
  }

  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' });
  return (
    <Group
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={problem === null ? undefined : `${id}-problem`}
      onBlur={handleBlur}
    >
      <GroupLabel id={`${id}-label`}>{label}</GroupLabel>
      <Frame ref={frame} data-invalid={problem !== null} onPaste={handlePaste}>
        {listDateTimeParts(style).map((part, index) => {
          if ('literal' in part) return <span key={index}>{part.literal}</span>;
          const { field } = part;
          return (
            <Part
              key={field}
              data-field={field}
              aria-label={`${label}, ${names.of(field) ?? field}`}
              aria-invalid={problem === null ? undefined : true}
              autoComplete="off"
              inputMode={field === 'dayPeriod' ? 'text' : 'numeric'}
              placeholder={field === 'dayPeriod' ? '––' : '–'.repeat(digitsOf(field))}
              value={draft[field]}
              onChange={({ currentTarget }) => handleType(currentTarget, field)}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onKeyDown={(event) => handleKey(event, field)}
            />
          );
        })}
        <Calendar>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={draft.year.length === 4 ? `${draft.year}-${draft.month}-${draft.day}` : ''}
            onChange={({ target }) => takeDay(target.value)}
          />
          <IconButton
            size="sm"
            label={t('history.calendar.action', { label })}
            icon={<CalendarDays aria-hidden="true" />}
            tooltipSide="none"
            onClick={() => calendar.current?.showPicker()}
          />
        </Calendar>
      </Frame>
      {problem === null ? null : (
        <Problem id={`${id}-problem`}>
          <CircleAlert size={14} aria-hidden="true" />
          <span>{problem}</span>
        </Problem>
      )}
    </Group>
  );
}
