import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(72px, 1fr));
  gap: 8px 12px;
  margin: 0;
  & dt {
    color: var(--rastro-text-muted);
    font-size: 12px;
    line-height: 16px;
  }
  & dd {
    margin: 0;
    font-weight: 600;
  }
  & small {
    display: block;
    color: var(--rastro-text-muted);
    font: 400 12px/16px var(--rastro-font-family);
  }
`;

/** Figures beside each other, each under its name. */
export function Figures({
  figures,
}: {
  figures: readonly { name: string; value: string; note?: string }[];
}): ReactElement {
  return (
    <List>
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-figure>
            {value}
            {note === undefined ? null : <small>{note}</small>}
          </dd>
        </div>
      ))}
    </List>
  );
}
