'use client';
import {
  useId,
  useState,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { styled } from 'styled-components';
import { FieldButton } from './field-button';
import { FieldLine } from './field-line';
import {
  describeField,
  fieldClass,
  FieldShell,
  type FieldProps,
  type FieldWarning,
} from './field-shell';

const Suffix = styled.span`
  flex: none;
  color: var(--rastro-text-subtle);
  font: 400 13px/20px var(--rastro-font-family);
`;

/** Props of {@link TextField}; all of `<input>` besides. */
export interface TextFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'size' | 'prefix'> {
  /** A unit or note behind the text. */
  suffix?: ReactNode;
  icon?: ReactNode;
  /** 34 px in forms, 30 in toolbars, 42 standing alone. Default `md`. */
  size?: 'toolbar' | 'md' | 'lg';
  /** For passwords: the names of the button that shows and hides the text. */
  reveal?: { show: string; hide: string };
  /** Looks wrong and may be let be; an error stands before it. */
  warning?: FieldWarning | undefined;
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
  warning,
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
  const Eyes = isRevealed ? EyeOff : Eye;
  const end = (
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
  );
  return (
    <FieldShell
      label={label}
      hint={hint}
      error={error}
      warning={warning}
      required={required}
      style={style}
      id={inputId}
      className={fieldClass('text-field', className)}
    >
      <FieldLine
        {...rest}
        {...describeField(inputId, { hint, error, warning, required })}
        id={inputId}
        type={reveal && isRevealed ? 'text' : type}
        frameSize={size}
        icon={icon}
        disabled={disabled}
        end={end}
      />
    </FieldShell>
  );
}
