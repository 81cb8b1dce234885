import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { classNames } from '../../class-names';
import { visuallyHidden } from '../../mixins';
import { Checkbox } from '../toggle/checkbox';
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
  &[data-tone='warning'] {
    color: var(--rastro-status-idle-text);
  }
  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
    margin-top: 1px;
  }
`;

/** Something that looks wrong and may be right all the same. */
export interface FieldWarning {
  text: ReactNode;
  /** Name of the box that lets it be. */
  acceptLabel: string;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
}

/** Common props of all form fields. */
export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** Error and how to fix it; marks the field invalid and replaces the hint. */
  error?: ReactNode;
  /** Marks the label; what is missing is told by `error`. */
  required?: boolean;
  disabled?: boolean;
  /** Shown and reachable, but not to be changed. */
  readOnly?: boolean;
  /** Id of the control, for links to it. */
  id?: string;
  className?: string;
  style?: CSSProperties;
}

/**
 * Returns the attributes that link a control to the note below it and announce its state; `id` is
 * the control's.
 */
export function describeField(
  id: string,
  { hint, error, required, warning }: Partial<FieldProps> & { warning?: FieldWarning | undefined },
) {
  const note = error ?? warning?.text ?? hint;
  return {
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': note ? `${id}-note` : undefined,
    'data-warned': !error && warning ? true : undefined,
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
  warning,
  required,
  isGroup = false,
  hideLabel = false,
  className,
  style,
  children,
}: FieldProps & {
  id: string;
  warning?: FieldWarning | undefined;
  isGroup?: boolean;
  /** The label is read aloud only. */
  hideLabel?: boolean;
  children: ReactNode;
}): ReactElement {
  const note = error ?? warning?.text ?? hint;
  const tone = error ? 'error' : warning ? 'warning' : 'hint';
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
        <Note id={`${id}-note`} data-tone={tone}>
          {tone === 'error' ? <CircleAlert aria-hidden="true" /> : null}
          {tone === 'warning' ? <TriangleAlert aria-hidden="true" /> : null}
          <span>{note}</span>
        </Note>
      ) : null}
      {tone === 'warning' && warning ? (
        <Checkbox checked={warning.isAccepted} onChange={warning.onAccept}>
          {warning.acceptLabel}
        </Checkbox>
      ) : null}
    </Root>
  );
}

/** The name of a field's part class: `rastro-<kind>`, with what the page adds. */
export const fieldClass = (kind: string, className: string | undefined): string =>
  classNames(`rastro-${kind}`, 'rastro-field', className);
