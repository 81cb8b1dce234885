import type { Group } from '@rastro/sdk/contract';
import { groupView, ResourceForm, type ResourceFormProps } from '@rastro/sdk/resource';
import { Drawer } from '@rastro/sdk/ui';
import { useRef, type ReactElement } from 'react';
import { useText } from '../../i18n/text-context';

type Guard = NonNullable<Extract<ResourceFormProps['ref'], { current: unknown }>['current']>;

/** The form of a group beside its devices: name, parent, attributes. */
export function GroupDrawer({
  group,
  onDeleted,
  onClose,
}: {
  /** null shows nothing. */
  group: Group | null;
  onDeleted: (groupId: number) => void;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const form = useRef<Guard>(null);
  const close = () => (form.current ? form.current.ask(onClose) : onClose());
  return (
    <Drawer
      isOpen={group !== null}
      onClose={close}
      title={group?.name ?? ''}
      closeLabel={t('panel.close.action')}
    >
      {group ? (
        <ResourceForm
          key={group.id}
          ref={form}
          view={groupView}
          value={{ ...group }}
          onDeleted={onDeleted}
          onCancel={close}
        />
      ) : null}
    </Drawer>
  );
}
