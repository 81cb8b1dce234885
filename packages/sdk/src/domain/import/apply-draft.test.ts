import { expect, it } from 'vitest';
import { user } from '../../contract';
import { applyDraft, listDraftChanges, toPatch } from './apply-draft';
import { toImportResource } from './describe-resource';

const resource = { description: user, ...toImportResource(user) };

it('takes back what a whole write would leave as it is', () => {
  const before = user.decode({ id: 2, name: 'Ana', email: 'ana@x', retentionDays: 30 });
  const draft = { fields: { retentionDays: 0 }, references: {}, attributes: new Map() };
  const after = applyDraft(resource, before, draft);
  const changes = listDraftChanges(resource, before, after);
  expect(changes).toEqual(['retentionDays']);
  expect(toPatch(resource, changes, after)).toEqual({ retentionDays: 0 });
});
