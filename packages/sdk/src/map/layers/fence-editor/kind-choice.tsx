import { Circle, Pentagon, Spline } from 'lucide-react';
import type { FenceDraft, FenceKind } from '../../../domain/geofence-editor/fence-draft';
import type { FenceEditor } from '../../../react/geofences/create-fence-editor';
import { useLabels } from '../../../react/use-labels';
import { IconButton, Menu, MenuChoices, Segment } from '../../../ui';

const ICONS = { circle: Circle, polygon: Pentagon, line: Spline };
const KINDS: readonly FenceKind[] = ['circle', 'polygon', 'line'];

/** The kind of a shape: side by side, or behind one button where the bar has a line of signs only. */
export function KindChoice({
  editor,
  draft: { kind },
  isSmall,
}: {
  editor: FenceEditor;
  draft: FenceDraft;
  isSmall: boolean;
}) {
  const t = useLabels();
  const label = t('geofences.kind.label');
  const choose = (next: FenceKind) => editor.dispatch({ type: 'kind', kind: next });
  if (!isSmall) {
    return (
      <Segment
        label={label}
        value={kind}
        onChange={choose}
        options={KINDS.map((value) => {
          const Icon = ICONS[value];
          return {
            value,
            label: (
              <>
                <Icon size={15} aria-hidden="true" />
                <span>{t(`geofences.kind.${value}`)}</span>
              </>
            ),
          };
        })}
      />
    );
  }
  const Chosen = ICONS[kind];
  return (
    <Menu
      align="start"
      trigger={
        <IconButton
          outlined
          label={`${label}: ${t(`geofences.kind.${kind}`)}`}
          icon={<Chosen aria-hidden="true" />}
          tooltipSide="none"
        />
      }
    >
      <MenuChoices
        label={label}
        options={KINDS.map((value) => {
          const Icon = ICONS[value];
          return {
            value,
            label: t(`geofences.kind.${value}`),
            icon: <Icon aria-hidden="true" />,
          };
        })}
        value={kind}
        onSelect={choose}
      />
    </Menu>
  );
}
