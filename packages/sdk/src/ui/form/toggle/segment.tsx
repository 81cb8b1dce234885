'use client';
import { useId, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../../class-names';
import { ownControl, touchMedia, touchTarget, visuallyHidden } from '../../mixins';

const Root = styled.fieldset`
  display: inline-flex;
  box-sizing: border-box;
  height: 30px;
  min-width: 0;
  margin: 0;
  padding: 2px;
  border: 0;
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-surface-active);
  ${touchMedia} {
    height: 44px;
  }
`;
const Legend = styled.legend`
  ${visuallyHidden}
`;
const Choice = styled.label`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: 6px;
  /* Browsers do not stretch the items of a fieldset to its height. */
  height: 26px;
  padding: 0 10px;
  border-radius: calc(var(--rastro-radius-control) - 2px);
  color: var(--rastro-text-muted);
  font: 500 13px/20px var(--rastro-font-family);
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    color: var(--rastro-text);
  }
  &:has(:checked) {
    background: var(--rastro-surface);
    box-shadow: 0 0 0 1px var(--rastro-border);
    color: var(--rastro-text);
  }
  &:has(:disabled) {
    color: var(--rastro-text-disabled);
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--rastro-focus);
    outline-offset: 2px;
  }
  ${touchMedia} {
    height: 40px;
  }
  ${touchTarget}
`;
const Radio = styled.input`
  ${ownControl(visuallyHidden)}
`;

/** Props of {@link Segment}. */
export interface SegmentProps<Value extends string> {
  /** Name of the whole group, read aloud. */
  label: string;
  /** Two to five choices. */
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** A row of choices of which one holds; arrows move between them. */
export function Segment<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled,
  className,
  style,
}: SegmentProps<Value>): ReactElement {
  const name = useId();
  return (
    <Root className={classNames('rastro-segment', className)} style={style} disabled={disabled}>
      <Legend>{label}</Legend>
      {options.map((option) => (
        <Choice key={option.value}>
          <Radio
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Choice>
      ))}
    </Root>
  );
}
