import type { ComponentPropsWithRef, ReactElement } from 'react';
import { css, styled } from 'styled-components';
import { focusRing, ownControl, touchMedia } from '../../mixins';

const Root = styled.button`
  ${ownControl(css`
    display: grid;
    place-items: center;
    flex: none;
    width: 28px;
    height: 28px;
    margin-inline-end: -6px;
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

/** A small button with an icon at the end of a field. */
export function FieldButton(
  props: ComponentPropsWithRef<'button'> & { 'aria-label': string },
): ReactElement {
  return <Root {...props} type="button" />;
}
