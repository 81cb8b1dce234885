'use client';
import { useId, type ReactElement, type Ref } from 'react';
import { styled } from 'styled-components';
import { MAX_FENCE_TEXT, type FenceFieldProblem } from '../../domain/geofence-editor/fence-form';
import { convertSpeed } from '../../domain';
import type { FenceEditor } from '../../react/geofences/create-fence-editor';
import { useFormat, useSayRefusal, useServer } from '../../react';
import { useLabels } from '../../react/use-labels';
import { LazyWords } from '../../react/provider/lazy-words';
import { ReferenceField } from '../../react/resource/form/reference-field';
import { useTrackingContext } from '../../react/provider/tracking-context';
import { useFieldWords } from '../../react/resource/words/use-field-words';
import { Checkbox, ColorField, NumberField, TextArea, TextField } from '../../ui';
import { GEOFENCE_WORDS } from './geofence-words';
import { ShapeFields } from './shape-fields';
import type { FenceForm } from './use-fence-form';

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 12px 16px 20px;
  /* A field that is brought into view brings its label. */
  & :is(input, textarea) {
    scroll-margin-block: 48px;
  }
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  & > * {
    min-width: 0;
  }
`;
const Why = styled.p`
  margin: 0;
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
`;
const Failure = styled.p`
  margin: 0;
  color: var(--rastro-status-alarm-text);
`;

/** Props of {@link GeofenceForm}. */
export interface GeofenceFormProps {
  /** From `useFenceForm`. */
  form: FenceForm;
  /** From `useGeofenceEditor`. */
  editor: FenceEditor;
  /** The field of the name, for who leads the focus there. */
  nameRef?: Ref<HTMLInputElement>;
}

/**
 * Form of a fence's attributes other than its shape, and of the shape's figures for those who type
 * them.
 */
export function GeofenceForm(props: GeofenceFormProps): ReactElement {
  return (
    <LazyWords files={GEOFENCE_WORDS}>
      <FormFields {...props} />
    </LazyWords>
  );
}

/** The sentence for what is wrong with a field; `scale` is the number of its units in one of those that are kept. */
function useSayProblem(): (
  problem: FenceFieldProblem | undefined,
  scale?: number,
) => string | undefined {
  const t = useLabels();
  const format = useFormat();
  return (problem, scale = 1) => {
    if (!problem) return undefined;
    switch (problem.code) {
      case 'MISSING':
        return t('geofences.field.nameMissing');
      case 'TOO_LONG':
        return t('geofences.field.tooLong', { most: format.number(MAX_FENCE_TEXT) });
      case 'NOT_COLOR':
        return t('geofences.field.notColor');
      case 'BELOW_FLOOR':
        return t('geofences.field.ceilingLow');
      default: {
        const [least, most] = [problem.least, problem.most].map((each) =>
          format.number(Math.round(each * scale)),
        );
        return t('geofences.field.notNumber', { least: least ?? '', most: most ?? '' });
      }
    }
  };
}

function FormFields({ form, editor, nameRef }: GeofenceFormProps): ReactElement {
  const t = useLabels();
  const id = useId();
  const format = useFormat();
  const say = useSayProblem();
  const { locale, units } = useTrackingContext('GeofenceForm');
  const words = useFieldWords();
  const sayRefusal = useSayRefusal();
  const { values, set, problems, failure } = form;
  const { data: server } = useServer();
  // Until the server has said that it does not, nothing is taken away.
  const isLockAbsent = server !== undefined && server.locksByFences !== true;
  const perKnot = convertSpeed(1, units.speed ?? 'kmh');
  const { unit } = format.speedParts(0);

  return (
    <Fields>
      {failure ? <Failure role="alert">{sayRefusal(failure)}</Failure> : null}
      <TextField
        ref={nameRef}
        id={`${id}-name`}
        label={t('geofences.field.name')}
        required
        autoComplete="off"
        value={values.name}
        error={say(problems.name)}
        onChange={({ target }) => set({ name: target.value })}
      />
      <Pair>
        <NumberField
          label={t('geofences.field.speedLimit')}
          locale={locale}
          unit={unit}
          decimals={1}
          min={0}
          value={values.speedLimitKnots === null ? null : values.speedLimitKnots * perKnot}
          error={say(problems.speedLimitKnots, perKnot)}
          onChange={(value) => set({ speedLimitKnots: value === null ? null : value / perKnot })}
        />
        <ReferenceField
          label={t('geofences.field.calendar')}
          refersTo="Calendar"
          placeholder={t('geofences.field.calendar.none')}
          value={values.calendarId}
          none={0}
          except={null}
          words={words}
          onChange={(calendarId) => set({ calendarId })}
        />
      </Pair>
      {(['lockOnEnter', 'lockOnExit'] as const).map((lock) => (
        <Checkbox
          key={lock}
          checked={values[lock]}
          // What is on can be turned off anywhere.
          disabled={isLockAbsent && !values[lock]}
          aria-describedby={`${id}-lock`}
          onChange={(isOn) => set({ [lock]: isOn })}
        >
          {t(`geofences.field.${lock}`)}
        </Checkbox>
      ))}
      <Why id={`${id}-lock`}>
        {isLockAbsent ? t('geofences.field.lockNotHere') : t('geofences.field.lockWaits')}
      </Why>
      <ShapeFields editor={editor} />
      <TextArea
        label={t('geofences.field.description')}
        value={values.description}
        error={say(problems.description)}
        onChange={({ target }) => set({ description: target.value })}
      />
      <ColorField
        label={t('geofences.field.color')}
        value={values.color}
        pickLabel={words.pickColor}
        emptyColor="var(--rastro-map-fence)"
        error={say(problems.color)}
        onChange={(color) => set({ color })}
      />
      <Pair>
        <NumberField
          label={t('geofences.field.floor')}
          locale={locale}
          unit="m"
          decimals={0}
          min={-500}
          value={values.floorMeters}
          error={say(problems.floorMeters)}
          onChange={(floorMeters) => set({ floorMeters })}
        />
        <NumberField
          label={t('geofences.field.ceiling')}
          locale={locale}
          unit="m"
          decimals={0}
          min={-500}
          value={values.ceilingMeters}
          error={say(problems.ceilingMeters)}
          onChange={(ceilingMeters) => set({ ceilingMeters })}
        />
      </Pair>
    </Fields>
  );
}
