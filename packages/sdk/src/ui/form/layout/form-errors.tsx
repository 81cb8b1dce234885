'use client';
import { useEffect, useRef, type ReactElement } from 'react';
import { CircleAlert } from 'lucide-react';
import { css, styled } from 'styled-components';
import { classNames } from '../../class-names';
import { focusRing, ownControl, touchMedia } from '../../mixins';

const Root = styled.div`
  display: flex;
  gap: 8px;
  padding: 10px 12px;
  border-radius: var(--rastro-radius-card);
  outline: 0;
  background: var(--rastro-status-alarm-soft);
  color: var(--rastro-status-alarm-text);
  font: 400 13px/20px var(--rastro-font-family);
  overflow-wrap: anywhere;
  ${focusRing}
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 2px;
  }
`;
const Title = styled.p`
  margin: 0;
  font-weight: 600;
`;
const List = styled.ul`
  margin: 2px 0 0;
  padding: 0;
  list-style: none;
`;
const Way = styled.button`
  ${ownControl(css`
    display: inline;
    border-radius: var(--rastro-radius-tag);
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 2px;
    cursor: pointer;
  `)}
  ${focusRing}
  ${touchMedia} {
    && {
      display: block;
      width: 100%;
      min-height: 44px;
    }
  }
`;

/** One thing that is wrong with a form. */
export interface FormErrorLine {
  /** Error and how to fix it. */
  text: string;
  /** `id` of the field, to which the line then leads. */
  fieldId?: string;
}

/** Props of {@link FormErrors}. */
export interface FormErrorsProps {
  /** Number of errors, in one line. */
  title: string;
  errors: readonly FormErrorLine[];
  /** Grows with every try to save: each takes the focus here, so that it is read and stands in view. */
  attempt: number;
  className?: string;
}

/** Focuses a field; one made of several parts takes it with the first. */
function focusField(id: string) {
  const field = document.getElementById(id);
  const control = 'input, textarea, button, [tabindex]';
  const target = field?.matches(control) ? field : field?.querySelector<HTMLElement>(control);
  target?.focus();
  target?.scrollIntoView?.({ block: 'center' });
}

/** The head of a form that could not be saved: what is wrong, each a way to its field. Nothing without errors. */
export function FormErrors({
  title,
  errors,
  attempt,
  className,
}: FormErrorsProps): ReactElement | null {
  const root = useRef<HTMLDivElement>(null);
  const shownAttempt = useRef(0);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    // What is wrong once more while somebody writes takes the focus from nobody.
    if (hasErrors && attempt > shownAttempt.current) {
      shownAttempt.current = attempt;
      root.current?.focus();
      root.current?.scrollIntoView?.({ block: 'nearest' });
    }
  }, [hasErrors, attempt]);
  if (!hasErrors) return null;
  return (
    <Root
      ref={root}
      role="alert"
      tabIndex={-1}
      className={classNames('rastro-form-errors', className)}
    >
      <CircleAlert aria-hidden="true" />
      <div>
        <Title>{title}</Title>
        <List>
          {errors.map(({ text, fieldId }) => (
            <li key={`${fieldId} ${text}`}>
              {fieldId === undefined ? (
                text
              ) : (
                <Way type="button" onClick={() => focusField(fieldId)}>
                  {text}
                </Way>
              )}
            </li>
          ))}
        </List>
      </div>
    </Root>
  );
}
