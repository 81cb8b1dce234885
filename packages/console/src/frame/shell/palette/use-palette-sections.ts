import { driver, geofence, type Device, user } from '@rastro/sdk/contract';
import {
  isHiddenDevice,
  normalizeText,
  parseQuery,
  readDeviceName,
  toggleFollowed,
} from '@rastro/sdk/domain';
import { useAccess, useDevices, useResource } from '@rastro/sdk/internal/react';
import { Hexagon, IdCard, UserRound } from 'lucide-react';
import { useText } from '../../i18n/text-context';
import { useMapScene } from '../../map/map-scene';
import { useMenuEntries } from '../../navigation/use-menu-entries';
import { findDevices } from './find-devices';
import type { PaletteItem, PaletteSection } from './palette-item';
import { usePaletteActions, type PaletteHandlers } from './use-palette-actions';
import { useGoTo } from '../../navigation/use-go-to';

const SHOWN_DEVICES = 8;
/** Most people, drivers and fences that are shown of each. */
const SHOWN_OTHERS = 5;
/** Most that are asked for. */
const SEARCHED_PEOPLE = 20;
const NO_FILTER = {};

const matchItems = (items: readonly PaletteItem[], query: string): readonly PaletteItem[] => {
  const words = parseQuery(query);
  return items.filter((item) => {
    const group = item.kind === 'device' ? '' : item.group;
    const text = normalizeText(`${group ?? ''} ${item.label}`);
    return words.every((word) => text.includes(word));
  });
};

/** Pages of the palette, vehicles, and the pages that show one. */
function usePlaceItems() {
  const t = useText();
  const goTo = useGoTo();
  const { followIds, setFollowIds } = useMapScene();
  const entries = useMenuEntries('palette');
  const toDeviceItem = (device: Device): PaletteItem => {
    const open = () => goTo(`/devices/${device.id}`);
    return {
      kind: 'device',
      key: `device:${device.id}`,
      label: readDeviceName(device),
      device,
      run: open,
      follow() {
        if (!followIds.includes(device.id)) setFollowIds(toggleFollowed(followIds, device.id));
        open();
      },
    };
  };
  const pages = entries.map(({ path, to, label, Icon }): PaletteItem => ({
    kind: 'page',
    key: `page:${path}`,
    label,
    Icon,
    run: () => goTo(to),
  }));
  // A page that shows a vehicle shows the one that was found best.
  const toPagesOf = (device: Device): readonly PaletteItem[] =>
    entries.flatMap(({ path, label, Icon, linkFor }) =>
      linkFor
        ? [
            {
              kind: 'page',
              key: `page:${path}:${device.id}`,
              label: t('palette.pageOf.text', { page: label, name: readDeviceName(device) }),
              Icon,
              run: () => goTo(linkFor(device.id)),
            },
          ]
        : [],
    );
  return { pages, toDeviceItem, toPagesOf };
}

/** People, drivers and fences that a query finds; none unless it searches for things. */
function useFoundThings(
  query: string,
  isSearching: boolean,
): Record<'people' | 'drivers' | 'fences', readonly PaletteItem[]> {
  const may = useAccess();
  const goTo = useGoTo();
  const askFor = (area: 'drivers' | 'geofences') =>
    isSearching && may('read', area).allowed ? NO_FILTER : null;
  const { data: drivers } = useResource(driver, askFor('drivers'));
  const { data: fences } = useResource(geofence, askFor('geofences'));
  // Servers know thousands of them: the longest word narrows them there, the others here.
  const [keyword = ''] = parseQuery(query).sort((one, other) => other.length - one.length);
  const { data: people } = useResource(
    user,
    isSearching && may('read', 'users').allowed ? { keyword, limit: SEARCHED_PEOPLE } : null,
  );
  const peopleItems = (people ?? []).map(({ id, name, email }): PaletteItem => ({
    kind: 'page',
    key: `user:${id}`,
    label: name || email,
    group: email,
    Icon: UserRound,
    run: () => goTo(`/users?id=${id}`),
  }));
  const driverItems = (drivers ?? []).map(({ id, name, uniqueId }): PaletteItem => ({
    kind: 'page',
    key: `driver:${id}`,
    label: name,
    group: uniqueId,
    Icon: IdCard,
    run: () => goTo(`/drivers?id=${id}`),
  }));
  // What anchors a vehicle is no fence that anybody drew.
  const fenceItems = (fences ?? [])
    .filter(({ attributes }) => attributes?.['isAnchor'] !== true)
    .map(({ id, name }): PaletteItem => ({
      kind: 'page',
      key: `fence:${id}`,
      label: name,
      Icon: Hexagon,
      run: () => goTo(`/geofence?fence=${id}`),
    }));
  const find = (items: readonly PaletteItem[]) => (isSearching ? matchItems(items, query) : []);
  return {
    people: find(peopleItems),
    drivers: find(driverItems),
    fences: find(fenceItems),
  };
}

/**
 * Offers of the palette for a query: vehicles, people, drivers, fences, pages, actions; without one what was chosen last,
 * pages, actions. A query that begins with `>` asks for actions alone. `count` is of all that is found,
 * shown or not.
 */
export function usePaletteSections(
  query: string,
  recentKeys: readonly string[],
  handlers: PaletteHandlers,
): { sections: readonly PaletteSection[]; count: number } {
  const t = useText();
  const devices = useDevices();
  const actions = usePaletteActions(handlers);
  const { pages, toDeviceItem, toPagesOf } = usePlaceItems();

  const findRecent = (key: string): readonly PaletteItem[] => {
    const device = key.startsWith('device:') ? devices.get(Number(key.slice(7))) : undefined;
    if (device) return isHiddenDevice(device) ? [] : [toDeviceItem(device)];
    const shown = devices.get(Number(/^page:.*:(\d+)$/.exec(key)?.[1]));
    if (shown) return toPagesOf(shown).filter((item) => item.key === key);
    return [...pages, ...actions].filter((item) => item.key === key);
  };

  const isSearching = query.trim() !== '' && !query.trimStart().startsWith('>');
  const things = useFoundThings(query, isSearching);
  const isForActions = query.trimStart().startsWith('>');
  const words = isForActions ? query.trimStart().slice(1) : query;
  const isEmpty = words.trim() === '';
  const recent = isForActions || !isEmpty ? [] : recentKeys.flatMap(findRecent);
  const { found, count } = isForActions
    ? { found: [], count: 0 }
    : findDevices(devices.values(), words, SHOWN_DEVICES);
  const notRecent = ({ key }: PaletteItem) => recent.every((item) => item.key !== key);
  const [best] = found;
  const pagesOfBest = best ? toPagesOf(best) : [];
  const foundPages = isForActions
    ? []
    : [...pagesOfBest, ...matchItems(pages, words).filter(notRecent)];
  const foundActions = matchItems(actions, words).filter(notRecent);
  const sections: readonly PaletteSection[] = [
    { title: t('palette.recent.title'), items: recent },
    { title: t('palette.devices.title'), items: found.map(toDeviceItem) },
    { title: t('nav.users.label'), items: things.people.slice(0, SHOWN_OTHERS) },
    { title: t('nav.drivers.label'), items: things.drivers.slice(0, SHOWN_OTHERS) },
    { title: t('nav.geofences.label'), items: things.fences.slice(0, SHOWN_OTHERS) },
    { title: t('palette.pages.title'), items: foundPages },
    { title: t('palette.actions.title'), items: foundActions },
  ];
  return {
    sections: sections.filter(({ items }) => items.length > 0),
    count:
      recent.length +
      count +
      things.people.length +
      things.drivers.length +
      things.fences.length +
      foundPages.length +
      foundActions.length,
  };
}
