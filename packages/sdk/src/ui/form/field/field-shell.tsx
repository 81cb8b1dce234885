import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { classNames } from '../../class-names';
import { visuallyHidden } from '../../mixins';
import { fieldColumn, fieldLabel } from './field-styles';

const Root = styled.div`
  ${fieldColumn}
`;
const Label = styled.label`
  ${fieldLabel}
  &[data-hidden='true'] {
    ${visuallyHidden}
  }
`;
const Required = styled.span`
  margin-inline-start: 2px;
  color: var(--rastro-status-alarm-text);
`;
const Note = styled.p`
  display: flex;
  gap: 4px;
  margin: 0;
  color: var(--rastro-text-subtle);
  font: 400 12px/16px var(--rastro-font-family);
  overflow-wrap: anywhere;
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

/** What every field of a form has. */
export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong and what to do; marks the field invalid and takes the place of the hint. */
  error?: ReactNode;
  /** Marks the label; what is missing is told by `error`. */
  required?: boolean;
  disabled?: boolean;
  /** Shown and reachable, but not to be changed. */
  readOnly?: boolean;
  /** Of the control, for links that lead to it. */
  id?: string;
  className?: string;
  style?: CSSProperties;
}

/** What ties a control to the note below it and says its state; `id` is the control's. */
export function describeField(id: string, { hint, error, required }: Partial<FieldProps>) {
  return {
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': (error ?? hint) ? `${id}-note` : undefined,
  } as const;
}

/**
 * The label above a control and the hint or error below it. A control that is no single input is a
 * group that is named by the element `<id>-label`.
 */
export function FieldShell({
  id,
  label,
  hint,
  error,
  required,
  isGroup = false,
  hideLabel = false,
  className,
  style,
  children,
}: FieldProps & {
  id: string;
  isGroup?: boolean;
  /** The label is read aloud only. */
  hideLabel?: boolean;
  children: ReactNode;
}): ReactElement {
  const note = error ?? hint;
  return (
    <Root className={className} style={style}>
      <Label
        as={isGroup ? 'span' : 'label'}
        id={`${id}-label`}
        data-hidden={hideLabel}
        htmlFor={isGroup ? undefined : id}
      >
        {label}
        {required ? <Required aria-hidden="true">*</Required> : null}
      </Label>
      {children}
      {note ? (
        <Note id={`${id}-note`} data-tone={error ? 'error' : 'hint'}>
          {error ? <CircleAlert aria-hidden="true" /> : null}
          <span>{note}</span>
        </Note>
      ) : null}
    </Root>
  );
}

/** The name of a field's part class: `rastro-<kind>`, with what the page adds. */
export const fieldClass = (kind: string, className: string | undefined): string =>
  classNames(`rastro-${kind}`, 'rastro-field', className);
