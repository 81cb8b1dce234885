import type { ReactElement } from 'react';
import { Marked } from './marked';
import { Plate } from './plate';

export default { title: 'SDK / ui / Marked' };

export const Matches = (): ReactElement => (
  <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
    <span>
      <Marked text="Van São Bento" query="sao" />
    </span>
    <Plate>
      <Marked text="RTA4F27" query="rta 4f" />
    </Plate>
    <span>
      <Marked text="<img src=x onerror=alert(1)>" query="img" />
    </span>
    <span>
      <Marked text="Fiorino 07" query="" />
    </span>
  </div>
);
Matches.meta = {
  about: 'What a search found: accents folded, a plate, markup as text, no search.',
};
