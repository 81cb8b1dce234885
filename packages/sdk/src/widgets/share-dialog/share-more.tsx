import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { SHARE_LANGUAGES, type ShareDraft } from '../../domain';
import { useClock, useFormat, useLabels } from '../../react';
import { Checkbox, DateTimeField, focusRing, NumberField, SelectMenu, TextArea } from '../../ui';
import { ShareDestination } from './share-destination';
import type { SharePartProps } from './share-part-props';

const Root = styled.details`
  & > summary {
    width: fit-content;
    padding: 8px 0;
    font-weight: 600;
    cursor: pointer;
    ${focusRing}
  }
`;
const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding-top: 8px;
`;
const Ends = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 12px;
`;

/** Less common options of a link: start, destination, past period, and access. */
export function ShareMore(part: SharePartProps): ReactElement {
  const { draft, change, problemOf } = part;
  const t = useLabels();
  const clock = useClock();
  const { locale } = useFormat();
  const calendar = (label: string) => t('field.calendar.action', { label });
  return (
    <Root open={hasProblem(problemOf) || undefined}>
      <summary>{t('share.more.label')}</summary>
      <Fields>
        <TextArea
          label={t('share.message.label')}
          value={draft.message}
          maxLength={500}
          onChange={(event) => change({ message: event.currentTarget.value })}
        />
        <ShareDestination {...part} />
        <DateTimeField
          {...clock}
          label={t('share.starts.label')}
          calendarLabel={calendar(t('share.starts.label'))}
          hint={t('share.starts.hint')}
          valueMs={draft.startsAt}
          error={problemOf('startsAt')}
          onChange={(startsAt) => change({ startsAt })}
        />
        <Checkbox checked={draft.isReplay} onChange={(isReplay) => change({ isReplay })}>
          {t('share.replay.check')}
        </Checkbox>
        {draft.isReplay ? (
          <Ends>
            <DateTimeField
              {...clock}
              label={t('share.replay.from')}
              calendarLabel={calendar(t('share.replay.from'))}
              valueMs={draft.replayFrom}
              onChange={(replayFrom) => change({ replayFrom })}
            />
            <DateTimeField
              {...clock}
              label={t('share.replay.to')}
              calendarLabel={calendar(t('share.replay.to'))}
              valueMs={draft.replayTo}
              error={problemOf('replayTo')}
              onChange={(replayTo) => change({ replayTo })}
            />
          </Ends>
        ) : null}
        <NumberField
          label={t('share.max.label')}
          hint={t('share.max.hint')}
          value={draft.maxOpenings}
          locale={locale}
          decimals={0}
          step={1}
          min={1}
          onChange={(maxOpenings) => change({ maxOpenings })}
        />
        <SelectMenu<ShareDraft['language']>
          label={t('share.language.label')}
          options={SHARE_LANGUAGES.map((value) => ({
            value,
            label: t(`share.language.${value}`),
          }))}
          value={draft.language}
          onChange={(language) => change({ language })}
        />
      </Fields>
    </Root>
  );
}

const FOLDED = ['startsAt', 'replayTo', 'destination', 'maxOpenings'] as const;

const hasProblem = (problemOf: SharePartProps['problemOf']): boolean =>
  FOLDED.some((field) => problemOf(field) !== undefined);
