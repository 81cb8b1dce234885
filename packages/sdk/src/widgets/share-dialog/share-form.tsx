import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { MINUTE_MS, SHARED_TRAIL_MS, type ShareShows } from '../../domain';
import { useLabels } from '../../react';
import { describeError } from '../../react/describe-error';
import { ReferencesField } from '../../react/resource/form/references-field';
import type { NewShare } from '../../react/share/use-new-share';
import { Checkbox, TextField } from '../../ui';
import { ShareEnds } from './share-ends';

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
const Failure = styled.p`
  margin: 0;
  color: var(--rastro-status-alarm-text);
`;

const CHOICES = [
  ['showsSpeed', 'share.shows.speed'],
  ['showsName', 'share.shows.name'],
  ['showsAddress', 'share.shows.address'],
  ['showsTrail', 'share.shows.trail'],
] as const satisfies readonly (readonly [keyof ShareShows, string])[];

/** What a new link is to be: whose, until when, and what it shows. */
export function ShareForm({
  fresh,
  hasDevice,
}: {
  fresh: NewShare;
  /** Nothing is left to choose. */
  hasDevice: boolean;
}): ReactElement {
  const t = useLabels();
  const { draft, change, problem, error } = fresh;
  const problemOf = (field: 'deviceIds' | 'endsAt') =>
    problem?.field === field ? t(problem.words) : undefined;
  return (
    <Root>
      {hasDevice ? null : (
        <ReferencesField
          refersTo="Device"
          label={t('share.devices.label')}
          value={draft.deviceIds}
          error={problemOf('deviceIds')}
          required
          onChange={(deviceIds) => change({ deviceIds })}
        />
      )}
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
            {t({ key, params: { minutes: SHARED_TRAIL_MS / MINUTE_MS } })}
          </Checkbox>
        ))}
      </Shows>
      <TextField
        label={t('share.name.label')}
        hint={t('share.name.hint')}
        value={draft.name}
        maxLength={128}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      {error === undefined ? null : (
        <Failure role="alert">{t({ key: describeError(error) })}</Failure>
      )}
    </Root>
  );
}
