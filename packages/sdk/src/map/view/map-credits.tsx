import { styled } from 'styled-components';
import { CreditLine } from './credit-line';

const Credits = styled.p`
  margin: 0 0 0 auto;
  padding: 1px 6px;
  border-radius: var(--rastro-radius-tag);
  background: color-mix(in srgb, var(--rastro-surface) 88%, transparent);
  color: var(--rastro-text-muted);
  pointer-events: auto;
  font: 400 11px/14px var(--rastro-font-family);
  text-align: end;
  text-wrap: balance;
  & a {
    color: inherit;
    text-decoration: underline;
  }
  & a:focus-visible {
    outline: 2px solid var(--rastro-focus);
    outline-offset: 2px;
  }
`;

/** Credits of maps and data, text of strangers: links only to http and https. */
export function MapCredits({ credits }: { credits: readonly string[] }) {
  return (
    <Credits className="rastro-map-credits">
      <CreditLine credits={credits} />
    </Credits>
  );
}
