'use client';
import { useId, useRef, type ReactElement } from 'react';
import { Pipette } from 'lucide-react';
import { styled } from 'styled-components';
import { FieldButton } from './field/field-button';
import { FieldLine } from './field/field-line';
import { describeField, fieldClass, FieldShell, type FieldProps } from './field/field-shell';

const Swatch = styled.span`
  flex: none;
  box-sizing: border-box;
  width: 16px;
  height: 16px;
  border: 1px solid var(--rastro-border-control);
  border-radius: 4px;
`;
const Picker = styled.span`
  position: relative;
  display: flex;
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    pointer-events: none;
  }
`;

const HEX = /^#?([\da-f]{6}|[\da-f]{3})$/i;

/** `#RRGGBB` of a colour written in hexadecimal, short or long, with or without #; null for another text. */
export function toHexColor(text: string): string | null {
  const [, digits] = HEX.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${long.toUpperCase()}`;
}

/** Props of {@link ColorField}. */
export interface ColorFieldProps extends FieldProps {
  /** Entered text: '' for none, `#RRGGBB`, or text that is not a colour yet. */
  value: string;
  onChange: (value: string) => void;
  /** Name of the button that opens the browser's picker. */
  pickLabel: string;
  /** CSS colour drawn while the field is empty; default none. */
  emptyColor?: string;
}

/** A colour, written as `#RRGGBB` or picked. */
export function ColorField({
  label,
  hint,
  error,
  required,
  disabled,
  readOnly,
  id,
  value,
  onChange,
  pickLabel,
  emptyColor = 'transparent',
  className,
  style,
}: ColorFieldProps): ReactElement {
  const fallbackId = useId();
  const inputId = id ?? fallbackId;
  const picker = useRef<HTMLInputElement>(null);
  const color = toHexColor(value);
  const end =
    disabled || readOnly ? null : (
      <Picker>
        <input
          ref={picker}
          type="color"
          tabIndex={-1}
          aria-hidden="true"
          value={(color ?? '#000000').toLowerCase()}
          onChange={({ target }) => onChange(target.value.toUpperCase())}
        />
        <FieldButton aria-label={pickLabel} onClick={() => picker.current?.showPicker()}>
          <Pipette size={15} aria-hidden="true" />
        </FieldButton>
      </Picker>
    );
  return (
    <FieldShell
      label={label}
      hint={hint}
      error={error}
      required={required}
      style={style}
      id={inputId}
      className={fieldClass('color-field', className)}
    >
      <FieldLine
        {...describeField(inputId, { hint, error, required })}
        disabled={disabled}
        readOnly={readOnly}
        end={end}
        value={value}
        id={inputId}
        frameSize="md"
        icon={
          <Swatch style={{ background: color ?? (value === '' ? emptyColor : 'transparent') }} />
        }
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => {
          if (color !== null && color !== value) onChange(color);
        }}
      />
    </FieldShell>
  );
}
