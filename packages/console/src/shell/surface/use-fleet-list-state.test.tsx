import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFleetListState } from './use-fleet-list-state';

it('[S3.60] [S3.62] keeps folded groups and the search for the next visit', () => {
  const { result, unmount } = renderHook(useFleetListState);
  act(() => {
    result.current.onQueryChange('van');
    result.current.onFoldedGroupsChange(['alarm', 7]);
  });
  expect(localStorage.getItem('query')).toBe('"van"');
  expect(localStorage.getItem('groupPref')).toBe('["alarm",7]');
  unmount();
  expect(renderHook(useFleetListState).result.current).toMatchObject({
    query: 'van',
    foldedGroups: ['alarm', 7],
  });
});
