import { matchesQuery, readDeviceName, readPlate } from '@rastro/sdk/domain';
import { useTrackingClient, type GroupFleet, type GroupMember } from '@rastro/sdk/internal/react';
import { useFieldWords } from '@rastro/sdk/resource';
import { FormDialog, MultiCombobox, type ComboboxOption } from '@rastro/sdk/internal/ui';
import { useState, type ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';

/** Max devices offered at once; typing narrows them. */
const LIMIT = 50;

/** Chooses devices of other groups, or of none, for a group. */
export function AddDevicesDialog({
  fleet,
  groupId,
  name,
  onAdd,
  onClose,
}: {
  fleet: Pick<GroupFleet, 'members'>;
  groupId: number;
  name: string;
  onAdd: (members: readonly GroupMember[]) => Promise<void>;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const words = useFieldWords().choices;
  const { attributePrefix } = useTrackingClient();
  const [chosen, setChosen] = useState<readonly ComboboxOption<number>[]>([]);

  function findOptions(query: string): ComboboxOption<number>[] {
    const found: ComboboxOption<number>[] = [];
    for (const { device, groupId: ownId } of fleet.members) {
      if (found.length === LIMIT) break;
      if (ownId === groupId || !matchesQuery(device, query)) continue;
      const hint = readPlate(device, attributePrefix) || device.uniqueId;
      found.push({ value: device.id, label: readDeviceName(device), hint });
    }
    return found;
  }
  async function add(): Promise<boolean> {
    const ids = new Set(chosen.map(({ value }) => value));
    await onAdd(fleet.members.filter(({ device }) => ids.has(device.id)));
    return true;
  }
  return (
    <FormDialog
      title={t('groups.add.title', { name })}
      sendLabel={t('groups.add.submit', { count: chosen.length })}
      cancelLabel={t('form.cancel.action')}
      canSend={chosen.length > 0}
      onSend={add}
      onClose={onClose}
    >
      <MultiCombobox
        label={t('groups.add.label')}
        placeholder={t('groups.add.placeholder')}
        hint={t('groups.add.hint')}
        value={chosen}
        onChange={setChosen}
        options={findOptions}
        words={{ ...words, remove: (label) => t('groups.add.remove', { name: label }) }}
      />
    </FormDialog>
  );
}
