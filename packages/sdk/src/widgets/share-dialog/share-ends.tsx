import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { HOUR_MS, SHARE_HOURS } from '../../domain';
import { useClock, useFormat, useLabels, useNow } from '../../react';
import { DateTimeField, Segment } from '../../ui';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  & > strong {
    font-weight: 600;
  }
  & > p {
    margin: 0;
    color: var(--rastro-text-muted);
  }
  & > .rastro-segment {
    display: flex;
  }
`;

type Choice = `${(typeof SHARE_HOURS)[number]}` | 'date';

/** End of a link: after some hours, or at a moment. */
export function ShareEnds({
  endsAt,
  error,
  onChange,
}: {
  endsAt: number | null;
  error: string | undefined;
  onChange: (endsAt: number | null) => void;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const clock = useClock();
  const now = useNow();
  const [choice, setChoice] = useState<Choice>(`${SHARE_HOURS[1]}`);
  const hours = SHARE_HOURS.map((count) => ({
    value: `${count}` as const,
    label: t('share.ends.hours', { hours: count }),
  }));
  return (
    <Root>
      <strong aria-hidden="true">{t('share.ends.label')}</strong>
      <Segment<Choice>
        label={t('share.ends.label')}
        options={[...hours, { value: 'date', label: t('share.ends.date') }]}
        value={choice}
        onChange={(chosen) => {
          setChoice(chosen);
          if (chosen !== 'date') onChange(Date.now() + Number(chosen) * HOUR_MS);
        }}
      />
      {choice === 'date' ? (
        <DateTimeField
          {...clock}
          label={t('share.ends.field')}
          calendarLabel={t('field.calendar.action', { label: t('share.ends.field') })}
          valueMs={endsAt}
          error={error}
          onChange={onChange}
        />
      ) : endsAt === null ? null : (
        <p>{t('share.ends.at', { moment: format.moment(endsAt, now) })}</p>
      )}
    </Root>
  );
}
