'use client';
import type { ReactElement } from 'react';
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
  /* Fades the row at the edge that it continues behind. */
  mask-image: linear-gradient(to right, #000 calc(100% - 24px), transparent);
  & > * {
    flex: none;
  }
  @media (max-width: 768px) {
    flex-basis: 100%;
    margin-inline: -16px;
    padding-inline: 16px 24px;
  }
`;

/** Number of events per category, each one press away, with all of them at the end. */
export function EventCategories({
  events,
  choice: { category: chosen },
  onChoose,
}: {
  events: readonly TrackingEvent[];
  choice: EventChoice;
  onChoose: (choice: EventChoice) => void;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const counts = { ...countCategories(events), all: events.length };
  const shown = EVENT_CATEGORIES.flatMap((category) =>
    category !== 'routine' && (counts[category] > 0 || category === chosen || category === 'alarm')
      ? category
      : [],
  );
  return (
    <Row role="group" aria-label={t('events.category.label')} className="rastro-event-categories">
      {[...shown, 'all' as const].map((category) => (
        <Chip
          key={category}
          pressed={chosen === category}
          count={format.number(counts[category])}
          onClick={() => onChoose({ category })}
        >
          {t(`events.category.${category}`)}
        </Chip>
      ))}
    </Row>
  );
}
