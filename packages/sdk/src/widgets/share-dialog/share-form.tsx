import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { MAX_TRAIL_HOURS, type ShareDraft, type ShareShows } from '../../domain';
import { useFormat, useLabels, useSayRefusal } from '../../react';
import type { NewShare } from '../../react/share/use-new-share';
import { Checkbox, NumberField, TextField } from '../../ui';
import { ShareEnds } from './share-ends';
import { ShareMore } from './share-more';
import { SharePin } from './share-pin';
import { ShareWhose } from './share-whose';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;
const Shows = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px 16px;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    margin-bottom: 8px;
    padding: 0;
    font-weight: 600;
  }
  @media (max-width: 480px) {
    grid-template-columns: 1fr;
  }
`;
const Note = styled.p`
  margin: 0;
  color: var(--rastro-text-muted);
`;
const Failure = styled.p`
  margin: 0;
  color: var(--rastro-status-alarm-text);
`;

const CHOICES = [
  ['showsName', 'share.shows.name'],
  ['showsPlate', 'share.shows.plate'],
  ['showsSpeed', 'share.shows.speed'],
  ['showsAddress', 'share.shows.address'],
  ['showsArea', 'share.shows.area'],
  ['showsDriver', 'share.shows.driver'],
  ['showsFences', 'share.shows.fences'],
  ['showsTrail', 'share.shows.trail'],
] as const satisfies readonly (readonly [keyof ShareShows, string])[];

/** Form of a new link: its vehicles, its end, and its contents. */
export function ShareForm({
  fresh,
  hasDevice,
}: {
  fresh: NewShare;
  /** Nothing is left to choose. */
  hasDevice: boolean;
}): ReactElement {
  const t = useLabels();
  const { locale } = useFormat();
  const sayRefusal = useSayRefusal();
  const { draft, change, problem, error, isBack } = fresh;
  const problemOf = (field: keyof ShareDraft) =>
    problem?.field === field ? t(problem.words) : undefined;
  const part = { draft, change, problemOf };
  return (
    <Root>
      {isBack ? <Note role="status">{t('form.back.text')}</Note> : null}
      {hasDevice ? null : <ShareWhose {...part} />}
      <ShareEnds
        endsAt={draft.endsAt}
        error={problemOf('endsAt')}
        onChange={(endsAt) => change({ endsAt })}
      />
      <Shows>
        <legend>{t('share.shows.label')}</legend>
        <Checkbox checked disabled onChange={() => undefined}>
          {t('share.shows.position')}
        </Checkbox>
        {CHOICES.map(([member, key]) => (
          <Checkbox
            key={member}
            checked={draft[member]}
            onChange={(isOn) => change({ [member]: isOn })}
          >
            {t(key)}
          </Checkbox>
        ))}
      </Shows>
      {draft.showsTrail ? (
        <NumberField
          label={t('share.trail.label')}
          value={draft.trailHours}
          locale={locale}
          unit="h"
          step={0.5}
          min={0}
          max={MAX_TRAIL_HOURS}
          error={problemOf('trailHours')}
          onChange={(trailHours) => change({ trailHours })}
        />
      ) : null}
      <TextField
        label={t('share.name.label')}
        hint={t('share.name.hint')}
        value={draft.name}
        maxLength={128}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <SharePin {...part} />
      <ShareMore {...part} />
      {error === undefined ? null : <Failure role="alert">{sayRefusal(error)}</Failure>}
    </Root>
  );
}
