import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { focusRing, touchMedia } from '../../../ui/mixins';

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 4px 8px;
  color: var(--rastro-text);
  font: 500 12.5px/16px var(--rastro-font-family);
  & > span {
    color: var(--rastro-text-muted);
    font-feature-settings: 'tnum' 1;
  }
  & > input {
    grid-column: 1 / -1;
    width: 100%;
    height: 34px;
    margin: 0;
    border-radius: var(--rastro-radius-control);
    accent-color: var(--rastro-accent);
    ${focusRing}
    ${touchMedia} {
      height: 44px;
    }
  }
`;

/** A number between two ends, by dragging or arrows, with what it is as text. */
export function TintSlider({
  label,
  value,
  text,
  min,
  max,
  disabled,
  onChange,
}: {
  label: string;
  value: number;
  /** The value as people read it. */
  text: string;
  min: number;
  max: number;
  disabled: boolean;
  onChange: (value: number) => void;
}): ReactElement {
  const id = useId();
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden="true">{text}</span>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={1}
        value={value}
        aria-valuetext={text}
        disabled={disabled}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </Root>
  );
}
