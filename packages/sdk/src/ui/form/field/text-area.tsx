'use client';
import { useId, type ComponentPropsWithRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { describeField, fieldClass, FieldShell, type FieldProps } from './field-shell';
import { fieldFrame, fieldInput } from './field-styles';

const Frame = styled.div`
  ${fieldFrame}
  && {
    height: auto;
    padding: 6px 2px 2px 10px;
  }
`;
const Input = styled.textarea`
  ${fieldInput}
  && {
    min-height: 40px;
    resize: vertical;
    field-sizing: content;
    max-height: 320px;
  }
`;

/** Props of {@link TextArea}; all of `<textarea>` besides. */
export interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps> {}

/** Text of several lines; grows with what is written where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  id,
  required,
  disabled,
  readOnly,
  rows = 3,
  className,
  style,
  ...rest
}: TextAreaProps): ReactElement {
  const fallbackId = useId();
  const inputId = id ?? fallbackId;
  return (
    <FieldShell
      label={label}
      hint={hint}
      error={error}
      required={required}
      style={style}
      id={inputId}
      className={fieldClass('text-area', className)}
    >
      <Frame
        data-invalid={error ? true : undefined}
        data-disabled={disabled}
        data-readonly={readOnly}
      >
        <Input
          {...rest}
          {...describeField(inputId, { hint, error, required })}
          disabled={disabled}
          readOnly={readOnly}
          rows={rows}
          id={inputId}
        />
      </Frame>
    </FieldShell>
  );
}
