import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFleetListState } from './use-fleet-list-state';

function start(path = '/devices') {
  const wrapper = ({ children }: { children?: ReactNode }) =>
    createElement(MemoryRouter, { initialEntries: [path] }, children);
  const hook = renderHook(
    () => {
      const { pathname, search } = useLocation();
      return { list: useFleetListState(), go: useNavigate(), address: pathname + search };
    },
    { wrapper },
  );
  const now = () => hook.result.current;
  const go = (to: string | number) => act(() => void now().go(to as string));
  return { ...hook, now, go };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '');
});

describe('useFleetListState', () => {
  it('[S3.60] [S3.62] keeps folded groups, height of rows and the search for the next visit', () => {
    const { now, unmount } = start();
    act(() => {
      now().list.onQueryChange('van');
      now().list.onFoldedGroupsChange(['alarm', 7]);
      now().list.onDensityChange('compact');
    });
    expect(localStorage.getItem('query')).toBe('"van"');
    expect(localStorage.getItem('groupPref')).toBe('["alarm",7]');
    unmount();
    expect(start().now().list).toMatchObject({
      query: 'van',
      foldedGroups: ['alarm', 7],
      density: 'compact',
    });
  });

  it('takes search and filters away together', () => {
    const { now } = start('/devices?q=van&state=moving');
    expect(now().list).toMatchObject({ query: 'van', filter: { motion: 'moving' } });
    act(() => {
      now().list.onQueryChange('');
      now().list.onFilterChange({});
    });
    expect(now().list).toMatchObject({ query: '', filter: {} });
    expect(now().address).toBe('/devices');
  });

  it('leaves another tab as it is, whose filters, search and folded groups are its own', () => {
    const [left, right] = [start(), start('/devices?state=moving')];
    act(() => left.now().list.onQueryChange('van'));
    act(() => left.now().list.onFilterChange({ motion: 'offline' }));
    act(() => left.now().list.onFoldedGroupsChange([7]));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'query' })));
    expect(right.now().list).toMatchObject({
      query: '',
      filter: { motion: 'moving' },
      foldedGroups: [],
    });
    act(() => right.now().list.onQueryChange('bus'));
    expect(left.now().list).toMatchObject({ query: 'van', filter: { motion: 'offline' } });
    expect(left.now().address).toContain('state=offline');
  });

  it('shows what the address says, whatever was searched before', () => {
    localStorage.setItem('query', '"van"');
    const { now } = start('/devices?sort=attention-asc&silent=24&groups=0');
    expect(now().list).toMatchObject({
      sort: 'attention-asc',
      filter: { silentHours: 24 },
      query: '',
      grouped: false,
    });
  });

  it('has filters, sort and sections in the address, each a step to go back by', () => {
    const { now, go } = start();
    act(() => now().list.onFilterChange({ motion: 'offline' }));
    act(() => now().list.onSortChange('lastUpdate-desc'));
    act(() => now().list.onGroupedChange(false));
    expect(now().address).toBe('/devices?sort=lastUpdate-desc&groups=0&state=offline');
    go(-1);
    expect(now().list).toMatchObject({ grouped: true, sort: 'lastUpdate-desc' });
    go(-1);
    expect(now().list).toMatchObject({ sort: 'name-asc', filter: { motion: 'offline' } });
    go(-1);
    expect(now().list.filter).toEqual({});
    expect(now().address).toBe('/devices');
    go(1);
    expect(now().list.filter).toEqual({ motion: 'offline' });
  });

  it('has some devices alone in the address, and keeps more than it has room for through its steps', () => {
    const { now, go } = start();
    act(() => now().list.onFilterChange({ onlyDeviceIds: [4, 2] }));
    expect(now().address).toBe('/devices?only=4%2C2');
    go(-1);
    expect(now().list.filter).toEqual({});
    go(1);
    expect(now().list.filter).toEqual({ onlyDeviceIds: [4, 2] });
    const onlyDeviceIds = Array.from({ length: 500 }, (_, index) => index + 1);
    act(() => now().list.onFilterChange({ onlyDeviceIds }));
    expect(now().address).toBe('/devices');
    act(() => now().list.onSortChange('lastUpdate-desc'));
    go(-1);
    expect(now().list).toMatchObject({ sort: 'name-asc', filter: { onlyDeviceIds } });
    go(-1);
    expect(now().list.filter).toEqual({ onlyDeviceIds: [4, 2] });
  });

  it('has the search in the address without a step for each letter', async () => {
    const { now, go } = start('/home');
    go('/devices');
    act(() => now().list.onQueryChange('são b'));
    await waitFor(() => expect(now().address).toBe('/devices?q=s%C3%A3o+b'));
    go(-1);
    expect(now().address).toBe('/home');
    expect(now().list.query).toBe('são b');
  });

  it('writes nothing over an entry that a step went to and the page has yet to draw', () => {
    vi.useFakeTimers();
    const { now, go } = start();
    act(() => now().list.onQueryChange('van'));
    window.history.replaceState({ key: 'before', idx: 0 }, '');
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(now().address).toBe('/devices');
    window.history.replaceState(null, '');
    go('/devices');
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(now().address).toBe('/devices?q=van');
  });

  it('goes on with what was shown where an address says nothing, and says it there', async () => {
    const { now, go } = start();
    act(() => now().list.onFilterChange({ motion: 'idle' }));
    go('/devices/7');
    expect(now().address).toBe('/devices/7');
    go('/devices');
    expect(now().list.filter).toEqual({ motion: 'idle' });
    await waitFor(() => expect(now().address).toBe('/devices?state=idle'));
  });

  it('takes bad values for none, and takes them out of the address', async () => {
    const { now } = start('/devices?state=fast&silent=25&only=x&hide=ufo');
    expect(now().list.filter).toEqual({});
    await waitFor(() => expect(now().address).toBe('/devices'));
  });
});
