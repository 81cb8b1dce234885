import type { ReactElement } from 'react';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { MiddleText } from './middle-text';

export default { title: 'SDK / ui / Middle text' };

const NAMES = ['Bus 2001 · Route 4', 'Capital Metro 1–99', 'Capital Metro 100–199', 'Fiorino 07'];

const List = ({ names, widthPx }: { names: readonly string[]; widthPx: number }): ReactElement => (
  <ul style={{ width: widthPx, margin: 0, padding: 0, listStyle: 'none' }}>
    {names.map((name) => (
      <li key={name}>
        <MiddleText>{name}</MiddleText>
      </li>
    ))}
  </ul>
);

export const Narrow = (): ReactElement => <List names={NAMES} widthPx={96} />;
Narrow.meta = { about: 'Names that begin alike, in little room.' };

export const Wide = (): ReactElement => <List names={NAMES} widthPx={240} />;
Wide.meta = { about: 'Names with the room they need.' };

export const Hostile = (): ReactElement => <List names={HOSTILE_NAMES} widthPx={120} />;
Hostile.meta = { about: 'Names of strangers, in little room.' };
