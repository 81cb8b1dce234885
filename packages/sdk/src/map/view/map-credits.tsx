import { useId, useState } from 'react';
import { css, styled } from 'styled-components';
import { useLabels } from '../../react/use-labels';
import { focusRing, ownControl } from '../../ui/mixins';
import { CreditLine } from './credit-line';

/** Up to this width of the map the credits would stand over it in lines: a button opens them. */
const NARROW_PX = 520;

const Place = styled.div`
  display: flex;
  justify-content: flex-end;
  align-items: flex-end;
  gap: 4px;
  min-width: 0;
  margin-left: auto;
`;
const Credits = styled.p`
  margin: 0;
  padding: 1px 6px;
  border-radius: var(--rastro-radius-tag);
  background: color-mix(in srgb, var(--rastro-surface) 88%, transparent);
  color: var(--rastro-text-muted);
  pointer-events: auto;
  font: 400 11px/14px var(--rastro-font-family);
  text-align: end;
  text-wrap: balance;
  @container (max-width: ${NARROW_PX}px) {
    &[data-open='false'] {
      display: none;
    }
  }
  & a {
    color: inherit;
    text-decoration: underline;
  }
  & a:focus-visible {
    outline: 2px solid var(--rastro-focus);
    outline-offset: 2px;
  }
`;
/** Small to be seen, and as large as a finger to be pressed. */
const Opener = styled.button`
  ${ownControl(css`
    display: none;
    position: relative;
    flex: none;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: var(--rastro-surface-raised);
    box-shadow: var(--rastro-shadow-float);
    color: var(--rastro-text-muted);
    pointer-events: auto;
    cursor: pointer;
    font: 600 12px/20px var(--rastro-font-family);
    text-align: center;
  `)}
  ${focusRing}
  &::after {
    content: '';
    position: absolute;
    inset: -12px;
  }
  @container (max-width: ${NARROW_PX}px) {
    && {
      display: block;
    }
  }
`;

/**
 * Credits of maps and data, text of strangers: links only to http and https. On a narrow map a button
 * opens and closes them.
 */
export function MapCredits({ credits }: { credits: readonly string[] }) {
  const t = useLabels();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Place>
      <Credits id={id} className="rastro-map-credits" data-open={isOpen}>
        <CreditLine credits={credits} />
      </Credits>
      <Opener
        type="button"
        aria-label={t('map.credits')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        <span aria-hidden>i</span>
      </Opener>
    </Place>
  );
}
