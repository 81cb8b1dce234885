'use client';
import type { ReactElement } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { styled } from 'styled-components';
import type { TrackingEvent } from '../../contract';
import { countCategories, EVENT_CATEGORIES, type EventChoice } from '../../domain';
import { useFormat, useLabels } from '../../react';
import { Chip } from '../../ui';

const Row = styled.div`
  display: flex;
  flex: 1 1 320px;
  gap: 8px;
  min-width: 0;
  /* Room for the ring of focus, which a line that scrolls would cut. */
  margin: -4px;
  padding: 4px 24px 4px 4px;
  overflow-x: auto;
  scrollbar-width: none;
  /* What goes on behind the edge fades. */
  mask-image: linear-gradient(to right, #000 calc(100% - 24px), transparent);
  & > * {
    flex: none;
  }
  @media (max-width: 768px) {
    order: -1;
    padding-inline-end: 4px;
    overflow: visible;
    mask-image: none;
  }
`;

/** How many events there are of each category, each one press away, and routine besides. */
export function EventCategories({
  events,
  choice,
  onChoose,
}: {
  events: readonly TrackingEvent[];
  choice: EventChoice;
  onChoose: (choice: EventChoice) => void;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const counts = countCategories(events);
  const { category: chosen, showsRoutine } = choice;
  const all = events.length - (showsRoutine ? 0 : counts.routine);
  const choose = (category: EventChoice['category']) =>
    onChoose({ ...choice, category: category === chosen ? 'all' : category });
  return (
    <Row role="group" aria-label={t('events.category.label')} className="rastro-event-categories">
      <Chip pressed={chosen === 'all'} count={format.number(all)} onClick={() => choose('all')}>
        {t('events.category.all')}
      </Chip>
      {EVENT_CATEGORIES.map((category) =>
        category === 'routine' || (counts[category] === 0 && category !== chosen) ? null : (
          <Chip
            key={category}
            pressed={chosen === category}
            count={format.number(counts[category])}
            onClick={() => choose(category)}
          >
            {t(`events.category.${category}`)}
          </Chip>
        ),
      )}
      {counts.routine > 0 || showsRoutine ? (
        <Chip
          icon={showsRoutine ? <Eye size={15} aria-hidden /> : <EyeOff size={15} aria-hidden />}
          pressed={showsRoutine}
          count={format.number(counts.routine)}
          title={t('events.routine.hint')}
          onClick={() => onChoose({ category: 'all', showsRoutine: !showsRoutine })}
        >
          {t('events.routine.action')}
        </Chip>
      ) : null}
    </Row>
  );
}
