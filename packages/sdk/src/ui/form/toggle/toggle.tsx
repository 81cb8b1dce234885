import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ownControl, touchMedia, touchTarget, visuallyHidden } from '../../mixins';

const Root = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 24px;
  color: var(--rastro-text);
  font: 400 13px/20px var(--rastro-font-family);
  cursor: pointer;
  &:has(:disabled) {
    color: var(--rastro-text-disabled);
    cursor: not-allowed;
  }
  &[data-mark='end'] {
    display: flex;
    flex-direction: row-reverse;
    justify-content: space-between;
    gap: 12px;
    min-height: 28px;
  }
  & > :focus-visible + span {
    outline: 2px solid var(--rastro-focus);
    outline-offset: 2px;
  }
  ${touchMedia} {
    &,
    &[data-mark] {
      min-height: 44px;
      font-size: 14px;
    }
  }
  ${touchTarget}
`;
const Input = styled.input`
  ${ownControl(visuallyHidden)}
`;

/** Common props of checkbox and switch, plus all of `<input>`. */
export interface ToggleProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'type'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** Words and a hidden checkbox; the drawn `mark`, a `<span>`, follows the input and reads its state. */
export function Toggle({
  mark,
  markPlace,
  onChange,
  className,
  style,
  children,
  ...rest
}: ToggleProps & { mark: ReactElement; markPlace: 'start' | 'end' }): ReactElement {
  return (
    <Root className={className} style={style} data-mark={markPlace}>
      <Input {...rest} type="checkbox" onChange={(event) => onChange(event.target.checked)} />
      {mark}
      <span>{children}</span>
    </Root>
  );
}
