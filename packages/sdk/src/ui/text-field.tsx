'use client';
import {
  useId,
  useState,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { css, styled } from 'styled-components';
import { classNames } from './class-names';
import { fieldFrame, fieldInput } from './field-styles';
import { focusRing, ownControl, touchMedia } from './mixins';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;
const Label = styled.label`
  color: var(--rastro-text);
  font: 500 12.5px/16px var(--rastro-font-family);
`;
const Required = styled.span`
  margin-inline-start: 2px;
  color: var(--rastro-status-alarm-text);
`;
const Frame = styled.div`
  ${fieldFrame}
`;
const Input = styled.input`
  ${fieldInput}
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
const Reveal = styled.button`
  ${ownControl(css`
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    margin-inline-end: -6px;
    padding: 0;
    border-radius: var(--rastro-radius-control);
    color: var(--rastro-text-muted);
    cursor: pointer;
  `)}
  ${focusRing}
  &:hover {
    background: var(--rastro-surface-hover);
  }
  ${touchMedia} {
    && {
      width: 44px;
      height: 44px;
      margin-inline-end: -10px;
    }
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
  return (
    <Root className={classNames('rastro-text-field', className)} style={style}>
      <Label htmlFor={inputId}>
        {label}
        {required ? <Required aria-hidden="true">*</Required> : null}
      </Label>
      <Frame data-size={size} data-invalid={error ? true : undefined} data-disabled={disabled}>
        {icon}
        <Input
          {...rest}
          id={inputId}
          type={reveal && isRevealed ? 'text' : type}
          disabled={disabled}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${inputId}-note` : undefined}
        />
        {suffix ? <Suffix>{suffix}</Suffix> : null}
        {reveal ? (
          <Reveal
            type="button"
            disabled={disabled}
            aria-label={isRevealed ? reveal.hide : reveal.show}
            onClick={() => setRevealed(!isRevealed)}
          >
            {isRevealed ? (
              <EyeOff size={16} aria-hidden="true" />
            ) : (
              <Eye size={16} aria-hidden="true" />
            )}
          </Reveal>
        ) : null}
      </Frame>
      {note ? (
        <Note id={`${inputId}-note`} data-tone={error ? 'error' : 'hint'}>
          {error ? <CircleAlert aria-hidden="true" /> : null}
          <span>{note}</span>
        </Note>
      ) : null}
    </Root>
  );
}
