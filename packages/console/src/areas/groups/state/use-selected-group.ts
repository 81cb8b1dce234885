import { useSearchParams } from 'react-router';

const PARAM = 'group';

/** The group that the address names, `NO_GROUP_ID` for the devices in none; null for no choice. */
export function useSelectedGroup(): [number | null, (groupId: number | null) => void] {
  const [search, setSearch] = useSearchParams();
  const text = search.get(PARAM) ?? '';
  const selectedId = /^\d{1,15}$/.test(text) ? Number(text) : null;
  const select = (groupId: number | null) =>
    setSearch((address) => {
      if (groupId === null) address.delete(PARAM);
      else address.set(PARAM, String(groupId));
      return address;
    });
  return [selectedId, select];
}
