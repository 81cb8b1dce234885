'use client';
import type { ReactElement, ReactNode } from 'react';
import { Undo2 } from 'lucide-react';
import { styled } from 'styled-components';
import { classNames } from '../../class-names';
import { visuallyHidden } from '../../mixins';
import { IconButton } from '../button/icon-button';

const Root = styled.section`
  min-width: 0;
  color: var(--rastro-text);
  font: 400 13px/20px var(--rastro-font-family);
`;
const Title = styled.h3`
  margin: 0 0 4px;
  font: 600 13px/20px var(--rastro-font-family);
`;
const None = styled.p`
  margin: 0;
  color: var(--rastro-text-subtle);
`;
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Line = styled.li`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 6px 0;
  border-bottom: 1px solid var(--rastro-border);
  & > div {
    flex: 1;
    min-width: 0;
  }
  & p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & p:first-child {
    color: var(--rastro-text-muted);
    font-size: 12px;
    line-height: 16px;
  }
`;
const Old = styled.span`
  color: var(--rastro-text-muted);
`;
const New = styled.span`
  font-weight: 600;
`;
const Said = styled.span`
  ${visuallyHidden}
`;

/** One thing that is not saved. */
export interface FormChange {
  /** Unlike that of any other. */
  id: string;
  /** Name of the field. */
  label: string;
  from: ReactNode;
  to: ReactNode;
  onUndo: () => void;
}

/** Props of {@link FormChanges}. */
export interface FormChangesProps {
  title: string;
  /** Stands in the place of no changes. */
  none: string;
  changes: readonly FormChange[];
  /** Name of the button that takes a change back. */
  undoLabel: (label: string) => string;
  /** Read between the old and the new value. */
  becomes: string;
  className?: string;
}

/** List of a form's unsaved changes: old and new values, each with an undo. */
export function FormChanges({
  title,
  none,
  changes,
  undoLabel,
  becomes,
  className,
}: FormChangesProps): ReactElement {
  return (
    <Root className={classNames('rastro-form-changes', className)}>
      <Title>{title}</Title>
      {changes.length === 0 ? <None>{none}</None> : null}
      <List>
        {changes.map(({ id, label, from, to, onUndo }) => (
          <Line key={id}>
            <div>
              <p>{label}</p>
              <p>
                <Old>{from}</Old> <span aria-hidden="true">→</span>
                <Said>{becomes}</Said> <New>{to}</New>
              </p>
            </div>
            <IconButton
              size="sm"
              label={undoLabel(label)}
              icon={<Undo2 aria-hidden="true" />}
              tooltipSide="none"
              onClick={onUndo}
            />
          </Line>
        ))}
      </List>
    </Root>
  );
}
