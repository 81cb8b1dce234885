import { useState, type ReactElement } from 'react';
import { HOSTILE_NAMES } from '../../../../../../../.ladle/hostile-names';
import { StoryServer } from '../../../../../../../.ladle/story-server';
import { makeDevice, makeGroup, makeUser } from '../../../../testing';
import { BulkDialog } from './bulk-dialog';
import { useDeviceBulk } from './use-device-bulk';

export default { title: 'SDK / react / Bulk dialog' };

const counts = { change: 2, unchanged: 0, refused: 1, done: 0, failed: 0, undone: 0, kept: 0 };
const planned = {
  id: 5,
  resource: 'devices',
  operation: 'delete',
  state: 'planned',
  counts,
  createdAt: '2026-08-21T10:00:00Z',
};
const answers = {
  'POST /api/bulk-changes': planned,
  'GET /api/bulk-changes/5/rows': HOSTILE_NAMES.map((name, index) => ({
    id: index + 1,
    name,
    outcome: 'change',
    code: null,
    message: null,
    field: null,
    changes: [],
  })),
};
const state = {
  user: makeUser({ administrator: true }),
  devices: [makeDevice(1)],
  groups: [makeGroup(1, { name: 'Central Sul' })],
  answers,
};

function Open({ operation }: { operation: 'update' | 'delete' }): ReactElement {
  const [asked] = useState({ operation, ids: [1, 2, 3] });
  return <BulkDialog {...useDeviceBulk()} asked={asked} onClose={() => undefined} />;
}

export const Fields = (): ReactElement => (
  <StoryServer state={state}>
    <Open operation="update" />
  </StoryServer>
);
Fields.meta = { about: 'What many are to be given.', ready: '[role=dialog] [role=combobox]' };

export const Plan = (): ReactElement => (
  <StoryServer state={state}>
    <Open operation="delete" />
  </StoryServer>
);
Plan.meta = { about: 'What will become of each, before anything does.', ready: '[role=dialog] li' };
