import type { ReactElement } from 'react';
import { useResourceWords } from '../../../../../../.ladle/resource-words';
import { StoryServer } from '../../../../../../.ladle/story-server';
import { makeDevice, makeGroup, makeUser } from '../../../testing';
import type { ResourceView } from '../define-view';
import { deviceView } from '../device.view';
import { groupView } from '../group.view';
import { ResourceForm } from './resource-form';
import type { SavedItem } from './use-save';

export default { title: 'SDK / react / Resource form' };

const van = makeDevice(1, { name: 'Fiorino 07', groupId: 2, attributes: { speedLimit: 60 } });
const state = { devices: [van], groups: [makeGroup(2, { name: 'Central Sul' })] };

const Form = (props: {
  view: ResourceView;
  value: SavedItem | null;
  isReadOnly?: boolean;
}): ReactElement => <ResourceForm {...props} words={useResourceWords()} />;

export const Change = (): ReactElement => (
  <StoryServer state={state}>
    <Form view={deviceView} value={{ ...van }} />
  </StoryServer>
);
Change.meta = { about: 'A device that is changed.', ready: '[role=combobox]' };

export const New = (): ReactElement => (
  <StoryServer state={state}>
    <Form view={groupView} value={null} />
  </StoryServer>
);
New.meta = { about: 'A group that is not there yet.', ready: 'button[type=submit]' };

export const ReadOnly = (): ReactElement => (
  <StoryServer state={{ ...state, user: makeUser({ readonly: true }) }}>
    <Form view={deviceView} value={{ ...van }} />
  </StoryServer>
);
ReadOnly.meta = { about: 'For an account that may only look.' };
