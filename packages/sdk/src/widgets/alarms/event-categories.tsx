'use client';
import type { ReactElement } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { styled } from 'styled-components';
import type { TrackingEvent } from '../../contract';
import {
  categorizeEvent,
  countCategories,
  EVENT_CATEGORIES,
  type EventCategory,
} from '../../domain';
import { useFormat, useLabels } from '../../react';
import { Chip } from '../../ui';

/** What of the events is shown. */
export interface EventChoice {
  category: Exclude<EventCategory, 'routine'> | 'all';
  /** What vehicles do all day belongs to all of them. */
  showsRoutine: boolean;
}

const Row = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  padding: 10px 20px 0;
  @media (max-width: 768px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    padding: 10px 16px 6px;
    scrollbar-width: none;
  }
`;

/** Whether an event is one of those that were chosen. */
export function isChosen(event: TrackingEvent, { category, showsRoutine }: EventChoice): boolean {
  const own = categorizeEvent(event);
  return category === 'all' ? showsRoutine || own !== 'routine' : own === category;
}

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
