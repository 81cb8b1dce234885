import { makeDevice } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import {
  hostileDevice,
  hostilePosition,
  movingDevice,
  movingPosition,
} from '../../testing/story-fleet';
import { AttributeList } from './attribute-list';

export default { title: 'Console / device / Attribute list' };

export const Full = (): ReactElement => (
  <AttributeList device={movingDevice} position={movingPosition} />
);
Full.meta = { about: 'All that the last message said, in words where there are any.' };

export const Hostile = (): ReactElement => (
  <AttributeList device={hostileDevice} position={hostilePosition} />
);
Hostile.meta = { about: 'Values from strangers stay text and inside.' };

export const Nothing = (): ReactElement => (
  <AttributeList device={makeDevice(9, { uniqueId: '', category: null })} position={undefined} />
);
Nothing.meta = { about: 'A device that has sent nothing.' };
