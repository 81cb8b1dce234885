import type { device, group, user } from '@rastro/sdk/contract';
import { useSession, useTrackingClient } from '@rastro/sdk/internal/react';
import { useFieldWords } from '@rastro/sdk/resource';
import { Button, MultiCombobox, type ComboboxOption } from '@rastro/sdk/internal/ui';
import { useCallback, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/text-context';

/** Max things offered; typing narrows them. */
const MAX_OFFERED = 50;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
  padding-top: 10px;
  & > :first-child {
    width: 100%;
  }
`;

type Thing = { id: number; name: string; uniqueId?: string };

/** A search for things that are not linked yet, several at once. */
export function LinkChooser({
  label,
  resource,
  linked,
  onAdd,
}: {
  label: string;
  resource: typeof device | typeof group | typeof user;
  /** Things linked already. */
  linked: readonly { id: number }[];
  /** Links them; must not reject. */
  onAdd: (ids: readonly number[]) => Promise<void>;
}): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const { user: me } = useSession();
  const { choices, remove } = useFieldWords();
  const [chosen, setChosen] = useState<readonly ComboboxOption<number>[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isAdministrator = me?.administrator === true;
  const search = useCallback(
    async (keyword: string, signal: AbortSignal) => {
      const filter = {
        limit: MAX_OFFERED,
        ...(keyword === '' ? {} : { keyword }),
        ...(isAdministrator && { all: true }),
      };
      const things: Thing[] = await client
        .resource<typeof device | typeof group | typeof user>(resource)
        .list(filter, { signal });
      const known = new Set(linked.map(({ id }) => id));
      return things
        .filter(({ id }) => !known.has(id))
        .map(({ id, name, uniqueId }) => ({
          value: id,
          label: name,
          ...(uniqueId === undefined ? {} : { hint: uniqueId }),
        }));
    },
    [client, resource, linked, isAdministrator],
  );
  async function add() {
    setBusy(true);
    await onAdd(chosen.map(({ value }) => value));
    setChosen([]);
    setBusy(false);
  }
  return (
    <Root>
      <MultiCombobox
        label={label}
        value={chosen}
        onChange={setChosen}
        options={search}
        words={{ ...choices, remove }}
        placeholder={t('links.search')}
      />
      {chosen.length > 0 ? (
        <Button busy={isBusy} onClick={() => void add()}>
          {t('links.add', { count: chosen.length })}
        </Button>
      ) : null}
    </Root>
  );
}
