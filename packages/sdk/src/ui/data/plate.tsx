'use client';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../class-names';

const Root = styled.span`
  display: inline-block;
  flex: none;
  box-sizing: border-box;
  max-width: 12em;
  height: 18px;
  padding: 0 5px;
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: bottom;
  border-radius: 3px;
  background: var(--rastro-surface);
  box-shadow: inset 0 0 0 1px var(--rastro-border-strong);
  color: var(--rastro-text-muted);
  font: 600 11px/18px var(--rastro-font-family);
  font-feature-settings:
    'tnum' 1,
    'zero' 1;
  letter-spacing: 0.045em;
  white-space: nowrap;
  &[data-size='lg'] {
    height: 22px;
    padding: 0 7px;
    color: var(--rastro-text);
    font-size: 13px;
    line-height: 22px;
  }
`;

/** Props of {@link Plate}; all of `<span>` besides. */
export interface PlateProps extends ComponentPropsWithRef<'span'> {
  /** 18 or 22 px high. Default `md`. */
  size?: 'md' | 'lg';
}

/** A number plate; cut short only where no plate is as long. */
export function Plate({ size = 'md', className, ...rest }: PlateProps): ReactElement {
  return <Root {...rest} className={classNames('rastro-plate', className)} data-size={size} />;
}
