import { toInitials } from '@rastro/sdk/domain';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  border-radius: 50%;
  background: var(--rastro-accent-soft);
  color: var(--rastro-accent-ink);
  font: 600 11px/14px var(--rastro-font-family);
`;

/** A person as a disc with initials; silent, since the name stands beside it. */
export function Avatar({ name, size = 28 }: { name: string; size?: number }): ReactElement {
  return (
    <Disc style={{ width: size, height: size }} aria-hidden="true">
      {toInitials(name)}
    </Disc>
  );
}
