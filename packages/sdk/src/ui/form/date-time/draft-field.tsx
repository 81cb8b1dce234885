import {
  use,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { CalendarDays } from 'lucide-react';
import { FieldButton } from '../field/field-button';
import { describeField, fieldClass, FieldShell, type FieldProps } from '../field/field-shell';
import {
  digitsOf,
  listDateTimeParts,
  rangeOf,
  readPasted,
  stepField,
  type DateTimeDraft,
  type DateTimeField,
  type DateTimeKind,
  type DateTimeStyle,
} from './date-time-parts';
import { Calendar, Frame, Part } from './date-time-styles';
import { UnfinishedWords } from './unfinished-words';

/** Common props of the fields for days, times and moments. */
export interface DraftFieldProps<Value> extends FieldProps {
  /** null for none. */
  value: Value | null;
  /** Gets each value that is whole, and null when somebody leaves fields that mean none. */
  onChange: (value: Value | null) => void;
  locale: string;
  /** A clock of twelve hours. */
  hour12?: boolean;
}

/** The text of the fields beside the value they mean: what somebody is still typing means nothing yet. */
function useDraftValue<Value>({
  value,
  onChange,
  toDraft,
  fromDraft,
  readOnly,
}: Pick<DraftFieldProps<Value>, 'value' | 'onChange' | 'readOnly'> & {
  toDraft: (value: Value | null) => DateTimeDraft;
  fromDraft: (draft: DateTimeDraft) => Value | null;
}) {
  const [draft, setDraft] = useState(() => toDraft(value));
  const [shown, setShown] = useState(value);
  const [isLeft, setLeft] = useState(false);
  if (value !== shown) {
    setShown(value);
    // What somebody is still typing stays.
    if (value !== fromDraft(draft)) setDraft(toDraft(value));
  }

  function change(next: DateTimeDraft) {
    if (readOnly) return;
    setDraft(next);
    const meant = fromDraft(next);
    if (meant !== null && meant !== value) onChange(meant);
  }
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (readOnly || currentTarget.contains(relatedTarget)) return;
    setLeft(true);
    const meant = fromDraft(draft);
    if (meant !== null) setDraft(toDraft(meant));
    if (meant !== value) onChange(meant);
  }

  return { draft, setDraft, change, isLeft, handleBlur };
}

/** Handlers of typing and keys in the fields: digits lead to the next, arrows count. */
function useDraftTyping({
  draft,
  setDraft,
  change,
  style,
  readOnly,
  frame,
}: {
  draft: DateTimeDraft;
  /** Keeps what means nothing yet. */
  setDraft: (next: DateTimeDraft) => void;
  change: (next: DateTimeDraft) => void;
  style: DateTimeStyle;
  readOnly: boolean | undefined;
  frame: RefObject<HTMLDivElement | null>;
}) {
  function focusBeside(from: Element, step: 1 | -1) {
    const inputs = [...(frame.current?.querySelectorAll<HTMLInputElement>('[data-field]') ?? [])];
    const input = inputs[inputs.findIndex((other) => other === from) + step];
    input?.focus();
    input?.select();
  }
  function handleType(input: HTMLInputElement, field: DateTimeField) {
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
  function handleKey(event: KeyboardEvent<HTMLInputElement>, field: DateTimeField) {
    if (readOnly) return;
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
  return { handleType, handleKey };
}

/** A day, a time or both in fields of their own, written as `locale` does, whatever the browser's language. */
export function DraftField<Value>({
  label,
  hint,
  error,
  required,
  disabled,
  readOnly,
  id,
  value,
  onChange,
  locale,
  hour12 = false,
  kind,
  toDraft,
  fromDraft,
  calendarLabel,
  className,
  style: cssStyle,
}: DraftFieldProps<Value> & {
  kind: DateTimeKind;
  toDraft: (value: Value | null) => DateTimeDraft;
  fromDraft: (draft: DateTimeDraft) => Value | null;
  /** Name of the button that opens a calendar; none without it. */
  calendarLabel?: string;
}): ReactElement {
  const fallbackId = useId();
  const ownId = id ?? fallbackId;
  const frame = useRef<HTMLDivElement>(null);
  const style: DateTimeStyle = { locale, hour12 };
  const { draft, setDraft, change, isLeft, handleBlur } = useDraftValue({
    value,
    onChange,
    toDraft,
    fromDraft,
    readOnly,
  });

  const { handleType, handleKey } = useDraftTyping({
    draft,
    setDraft,
    change,
    style,
    readOnly,
    frame,
  });
  function handlePaste(event: ClipboardEvent) {
    const pasted = readPasted(event.clipboardData.getData('text'), style, kind);
    if (!pasted) return;
    event.preventDefault();
    change(pasted);
  }
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' });
  const parts = listDateTimeParts(style, kind);
  const written = parts.flatMap((part) => ('field' in part ? [draft[part.field]] : []));
  const isUnfinished = fromDraft(draft) === null && written.some((each) => /\d/.test(each));
  const sayUnfinished = use(UnfinishedWords);
  const unfinished =
    isUnfinished && isLeft ? sayUnfinished(written.includes('') ? 'missing' : 'none') : undefined;
  const problem = unfinished ?? error;
  const described = describeField(ownId, { hint, error: problem });
  return (
    <FieldShell
      label={label}
      hint={hint}
      required={required}
      error={problem}
      id={ownId}
      isGroup
      className={fieldClass('date-field', className)}
      style={cssStyle}
    >
      <Frame
        ref={frame}
        role="group"
        id={ownId}
        aria-labelledby={`${ownId}-label`}
        aria-describedby={described['aria-describedby']}
        data-invalid={described['aria-invalid']}
        data-disabled={disabled}
        data-readonly={readOnly}
        data-unfinished={isUnfinished}
        onPaste={handlePaste}
        onBlur={handleBlur}
      >
        {parts.map((part, index) => {
          if ('literal' in part) return <span key={index}>{part.literal}</span>;
          const { field } = part;
          return (
            <Part
              key={field}
              data-field={field}
              aria-label={`${label}, ${names.of(field) ?? field}`}
              aria-invalid={described['aria-invalid']}
              aria-required={required || undefined}
              autoComplete="off"
              inputMode={field === 'dayPeriod' ? 'text' : 'numeric'}
              placeholder={field === 'dayPeriod' ? '––' : '–'.repeat(digitsOf(field))}
              value={draft[field]}
              disabled={disabled}
              readOnly={readOnly}
              onChange={({ currentTarget }) => handleType(currentTarget, field)}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onKeyDown={(event) => handleKey(event, field)}
            />
          );
        })}
        {calendarLabel === undefined || disabled || readOnly ? null : (
          <CalendarButton
            label={calendarLabel}
            draft={draft}
            onPick={(day) => change({ ...draft, ...day, ...clockOf(draft, kind, hour12) })}
          />
        )}
      </Frame>
    </FieldShell>
  );
}

/** A day that is picked before any time begins at midnight. */
const clockOf = (draft: DateTimeDraft, kind: DateTimeKind, hour12: boolean) =>
  kind === 'date' || draft.hour !== ''
    ? {}
    : { hour: hour12 ? '12' : '00', minute: '00', dayPeriod: hour12 ? 'AM' : '' };

function CalendarButton({
  label,
  draft,
  onPick,
}: {
  label: string;
  draft: DateTimeDraft;
  onPick: (day: Pick<DateTimeDraft, 'year' | 'month' | 'day'>) => void;
}): ReactElement {
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <Calendar>
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={draft.year.length === 4 ? `${draft.year}-${draft.month}-${draft.day}` : ''}
        onChange={({ target }) => {
          const [year, month, day] = target.value.split('-');
          if (year && month && day) onPick({ year, month, day });
        }}
      />
      <FieldButton aria-label={label} onClick={() => calendar.current?.showPicker()}>
        <CalendarDays size={16} aria-hidden="true" />
      </FieldButton>
    </Calendar>
  );
}
