import { GeofenceEditor, GeofenceForm, useFenceForm } from '@rastro/sdk/internal';
import type { Geofence } from '@rastro/sdk/contract';
import { readFenceDraft } from '@rastro/sdk/domain';
import { useGeofenceEditor } from '@rastro/sdk/internal/react';
import { useUnsavedWords } from '@rastro/sdk/resource';
import { Badge, useUnsavedGuard } from '@rastro/sdk/internal/ui';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useText } from '../../frame/i18n/text-context';
import { MapPortal } from '../../frame/map/map-scene';
import { useShell } from '../../frame/shell/surface/shell-context';
import { useAppSessionState } from '../../frame/session/session-context';
import { PageSurface } from '../../frame/shell/surface/page-surface';
import { FencesOnMap } from './fences-on-map';
import { useKeptFence } from './use-kept-fence';

/** The two ways out of the editor, the same for as long as it is open: the map keeps them. */
function createEnds() {
  let heard: { finish: () => void; cancel: () => void } | null = null;
  return {
    finish: () => heard?.finish(),
    cancel: () => heard?.cancel(),
    listen(listener: NonNullable<typeof heard>) {
      heard = listener;
      return () => {
        heard = null;
      };
    },
  };
}

/** The form of a fence beside the map on which its shape is made. */
export function FenceEditing({
  fence,
  onDone,
  onClose,
  children,
}: {
  /** null for a new one. */
  fence: Geofence | null;
  /** Saved (as the server has it now), or given up (null). */
  onDone: (saved: Geofence | null) => void;
  /** Leaves the page altogether. */
  onClose: () => void;
  children?: ReactNode;
}): ReactElement {
  const t = useText();
  const { isPhone, setSheetHeight } = useShell();
  const { editor, stage, isChanged } = useGeofenceEditor();
  const form = useFenceForm(fence, editor);
  const nameField = useRef<HTMLInputElement>(null);
  const isDirty = (isChanged || form.isDirty) && !form.isBusy;
  const guard = useUnsavedGuard(isDirty, useUnsavedWords());
  const { user } = useAppSessionState();
  const restore = useKeptFence(`${user?.id ?? 0}.${fence?.id ?? 'new'}`, {
    editor,
    form,
    isDirty,
    isGivenUp: guard.isGivenUp,
  });

  const begin = useEffectEvent(() => {
    editor.dispatch({ type: 'begin', ...(fence && { draft: readFenceDraft(fence) }) });
    restore();
    // A finger needs the map.
    if (isPhone) setSheetHeight('peek');
  });
  useEffect(() => {
    begin();
    return () => editor.dispatch({ type: 'end' });
  }, [editor]);

  const finish = useEffectEvent(async () => {
    const saved = await form.save();
    if (saved) {
      editor.dispatch({ type: 'end' });
      onDone(saved);
      return;
    }
    if (isPhone) setSheetHeight('half');
    requestAnimationFrame(() => nameField.current?.focus());
  });
  const cancel = useEffectEvent(() => guard.ask(() => onDone(null)));
  const [ends] = useState(createEnds);
  useEffect(
    () =>
      ends.listen({
        finish: () => void finish(),
        cancel: () => cancel(),
      }),
    [ends],
  );
  const { isBusy } = form;
  const isOn = stage !== 'inactive';
  const onMap = useMemo(
    () => (
      <>
        <FencesOnMap selectedId={fence?.id ?? null} hiddenId={fence?.id ?? null} />
        {isOn ? (
          <GeofenceEditor
            editor={editor}
            isBusy={isBusy}
            onFinish={ends.finish}
            onCancel={ends.cancel}
          />
        ) : null}
      </>
    ),
    [fence, isOn, editor, isBusy, ends],
  );
  return (
    <PageSurface
      title={t(fence ? 'geofences.edit.title' : 'geofences.new.title')}
      trailing={isDirty ? <Badge tone="moving">{t('geofences.unsaved.badge')}</Badge> : undefined}
      sheetLine={<>{form.values.name}</>}
      onBack={ends.cancel}
      onClose={isPhone ? ends.cancel : () => guard.ask(onClose)}
    >
      <MapPortal>{onMap}</MapPortal>
      <GeofenceForm form={form} editor={editor} nameRef={nameField} />
      {children}
      {guard.dialog}
    </PageSurface>
  );
}
