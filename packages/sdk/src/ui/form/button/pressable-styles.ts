import { css, type RuleSet } from 'styled-components';
import { focusRing, ownControl, stillWhenAsked } from '../../mixins';

/** A button on the surface that lights up in the accent while `data-on` is true; `rules` shape it. */
export const pressableStyles = (rules: RuleSet) => css`
  ${ownControl(css`
    background: var(--rastro-surface);
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
    transition: background-color 120ms;
    ${stillWhenAsked}
    ${rules}
  `)}
  ${focusRing}
  &:hover {
    background: var(--rastro-surface-hover);
  }
  &[data-on='true'] {
    background: var(--rastro-accent-soft);
    box-shadow: inset 0 0 0 1px var(--rastro-accent-ink);
    color: var(--rastro-accent-ink);
  }
  &[data-on='true']:hover {
    background: var(--rastro-accent-soft-hover);
  }
`;
