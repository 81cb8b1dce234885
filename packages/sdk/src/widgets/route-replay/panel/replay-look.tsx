'use client';
import { ListFilter } from 'lucide-react';
import type { ReactElement } from 'react';
import { ROUTE_COLORINGS, type ReplayMarks, type ReplayView } from '../../../domain';
import { useLabels } from '../../../react';
import { Button, Menu, MenuCheckItem, MenuChoices } from '../../../ui';
import type { ChangeView } from './change-view';

/** Menu for the marks beside the route, and the colouring of its line. */
export function ReplayLook({
  view,
  marks,
  onViewChange,
}: {
  view: ReplayView;
  marks: ReplayMarks;
  onViewChange: ChangeView;
}): ReactElement {
  const t = useLabels();
  const change = (next: Partial<ReplayView>) => onViewChange(next, { isStep: false });
  return (
    <Menu
      trigger={
        <Button variant="ghost" icon={<ListFilter size={15} aria-hidden="true" />}>
          {t('replay.look.action')}
        </Button>
      }
    >
      <MenuCheckItem checked={marks.stops} onChange={(stops) => change({ stops })}>
        {t('replay.marks.stops')}
      </MenuCheckItem>
      <MenuCheckItem checked={marks.events} onChange={(events) => change({ events })}>
        {t('replay.marks.events')}
      </MenuCheckItem>
      <MenuCheckItem
        checked={marks.events && marks.fenceEvents}
        onChange={(fenceEvents) => change({ fenceEvents, ...(fenceEvents && { events: true }) })}
      >
        {t('replay.marks.fences')}
      </MenuCheckItem>
      <MenuCheckItem
        checked={marks.events && marks.ignitionEvents}
        onChange={(ignitionEvents) =>
          change({ ignitionEvents, ...(ignitionEvents && { events: true }) })
        }
      >
        {t('replay.marks.ignition')}
      </MenuCheckItem>
      <MenuChoices
        label={t('replay.coloring.label')}
        keepOpen
        options={ROUTE_COLORINGS.map((value) => ({
          value,
          label: t(`replay.coloring.${value}`),
        }))}
        value={view.coloring}
        onSelect={(coloring) => change({ coloring })}
      />
    </Menu>
  );
}
