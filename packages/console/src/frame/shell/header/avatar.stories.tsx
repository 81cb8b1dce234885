import type { ReactElement } from 'react';
import { HOSTILE_NAME } from '../../../testing/story-fleet';
import { Avatar } from './avatar';

export default { title: 'Console / shell / Avatar' };

export const Names = (): ReactElement => (
  <p style={{ display: 'flex', gap: 8 }}>
    <Avatar name="Marina Alves" />
    <Avatar name="demo" />
    <Avatar name="Ñandú Íñigo" size={36} />
    <Avatar name={HOSTILE_NAME} size={36} />
  </p>
);
Names.meta = { about: 'Two words, one word, letters with marks, a hostile name.' };
