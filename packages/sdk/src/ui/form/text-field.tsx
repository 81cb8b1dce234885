'use client';
import {
  useId,
  useState,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { styled } from 'styled-components';
import { classNames } from '../class-names';
import { FieldButton } from './field-button';
import { FieldLine } from './field-line';
import { fieldColumn, fieldLabel } from './field-styles';

const Root = styled.div`
  ${fieldColumn}
`;
const Label = styled.label`
  ${fieldLabel}
`;
const Required = styled.span`
  margin-inline-start: 2px;
  color: var(--rastro-status-alarm-text);
`;
const Suffix = styled.span`
  flex: none;
  color: var(--rastro-text-subtle);
  font: 400 13px/20px var(--rastro-font-family);
`;
const Note = styled.p`
  display: flex;
  gap: 4px;
  margin: 0;
  color: var(--rastro-text-subtle);
  font: 400 12px/16px var(--rastro-font-family);
  &[data-tone='error'] {
    color: var(--rastro-status-alarm-text);
  }
  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
    margin-top: 1px;
  }
`;
/** Props of {@link TextField}; all of `<input>` besides. */
export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'prefix'> {
  label: string;
  hint?: ReactNode;
  /** What is wrong and what to do; marks the field invalid. */
  error?: ReactNode;
  /** A unit or note behind the text. */
  suffix?: ReactNode;
  icon?: ReactNode;
  /** 34 px in forms, 30 in toolbars, 42 standing alone. Default `md`. */
  size?: 'toolbar' | 'md' | 'lg';
  /** For passwords: the names of the button that shows and hides the text. */
  reveal?: { show: string; hide: string };
}

/** A labelled line of text with hint, error and suffix. */
export function TextField({
  label,
  hint,
  error,
  suffix,
  icon,
  size = 'md',
  reveal,
  id,
  type = 'text',
  required,
  disabled,
  className,
  style,
  ...rest
}: TextFieldProps): ReactElement {
  const fallbackId = useId();
  const [isRevealed, setRevealed] = useState(false);
  const inputId = id ?? fallbackId;
  const note = error ?? hint;
  const Eyes = isRevealed ? EyeOff : Eye;
  return (
    <Root className={classNames('rastro-text-field', className)} style={style}>
      <Label htmlFor={inputId}>
        {label}
        {required ? <Required aria-hidden="true">*</Required> : null}
      </Label>
      <FieldLine
        {...rest}
        id={inputId}
        type={reveal && isRevealed ? 'text' : type}
        frameSize={size}
        icon={icon}
        disabled={disabled}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${inputId}-note` : undefined}
        end={
          <>
            {suffix ? <Suffix>{suffix}</Suffix> : null}
            {reveal ? (
              <FieldButton
                disabled={disabled}
                aria-label={isRevealed ? reveal.hide : reveal.show}
                onClick={() => setRevealed(!isRevealed)}
              >
                <Eyes size={16} aria-hidden="true" />
              </FieldButton>
            ) : null}
          </>
        }
      />
      {note ? (
        <Note id={`${inputId}-note`} data-tone={error ? 'error' : 'hint'}>
          {error ? <CircleAlert aria-hidden="true" /> : null}
          <span>{note}</span>
        </Note>
      ) : null}
    </Root>
  );
}
