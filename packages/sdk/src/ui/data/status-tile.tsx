'use client';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { css, styled } from 'styled-components';
import { classNames } from '../class-names';
import { pressableStyles } from '../form/button/pressable-styles';
import { StatusGlyph } from './status-glyph';
import type { StatusName } from './status-name';

const Root = styled.button`
  ${pressableStyles(css`
    display: flex;
    flex-direction: column;
    align-items: center;
    min-width: min-content;
    min-height: 44px;
    padding: 4px 5px;
    border-radius: var(--rastro-radius-control);
    box-shadow: inset 0 0 0 1px var(--rastro-border);
    color: var(--rastro-text);
    font-family: var(--rastro-font-family);
  `)}
  &[data-zero='true']:not([data-on='true']) {
    color: var(--rastro-text-subtle);
  }
`;
const Figure = styled.span`
  display: flex;
  align-items: center;
  gap: 5px;
  font-feature-settings: 'tnum' 1;
  font-size: 15px;
  font-weight: 600;
  line-height: 20px;
  letter-spacing: -0.011em;
  /* Six tiles with thousands must fit a panel of 384 px. */
  &[data-long] {
    gap: 3px;
    font-size: 12.5px;
    letter-spacing: -0.03em;
  }
  &[data-long='very'] > svg {
    display: none;
  }
`;
/* A narrow tile breaks its word at a soft hyphen; beside it, words of one line stand in the middle. */
const Word = styled.span`
  display: grid;
  flex: 1;
  align-items: center;
  max-width: 100%;
  font-size: 10.5px;
  font-weight: 500;
  line-height: 11px;
  letter-spacing: -0.01em;
  text-align: center;
  hyphens: manual;
`;

/** Props of {@link StatusTile}; all of `<button>` besides. */
export interface StatusTileProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Without a status: the tile of all. */
  status?: StatusName;
  count: number;
  /** The figure as text, in the reader's language. Default `String(count)`. */
  countText?: string;
  /** May hold soft hyphens, where a narrow tile breaks it. */
  label: string;
  pressed: boolean;
}

/** One column of the list filter: glyph and figure over a word. */
export function StatusTile({
  status,
  count,
  countText = String(count),
  label,
  pressed,
  className,
  ...rest
}: StatusTileProps): ReactElement {
  return (
    <Root
      {...rest}
      type="button"
      className={classNames('rastro-status-tile', className)}
      data-status={status}
      data-on={pressed}
      data-zero={count === 0}
      aria-pressed={pressed}
      aria-label={`${countText} ${label.replaceAll('\u00ad', '')}`}
    >
      <Figure
        data-figure
        data-long={countText.length > 5 ? 'very' : countText.length > 3 || undefined}
      >
        {status ? <StatusGlyph status={status} /> : null}
        {countText}
      </Figure>
      <Word>{label}</Word>
    </Root>
  );
}
