'use client';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import {
  SAME_NAME_CHOICES,
  type SameNameChoice,
} from '../../domain/geofence-files/plan-fence-import';
import { MAX_FENCE_FILE_BYTES } from '../../domain/geofence-files/read-fence-file';
import type { FenceImportState } from '../../react/geofences/use-fence-import';
import { describeError, useFenceImport, useFormat } from '../../react';
import { LazyWords } from '../../react/provider/lazy-words';
import { useLabels } from '../../react/use-labels';
import { Button, Dialog, FileField, ProgressBar, SelectMenu } from '../../ui';
import { GEOFENCE_WORDS } from './geofence-words';
import { ImportPreview } from './import-preview';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;
const Line = styled.p`
  margin: 0;
  &[data-wrong='true'] {
    color: var(--rastro-status-alarm-text);
  }
`;

const BYTES_PER_KB = 1024;
const BYTES_PER_MB = 1024 * BYTES_PER_KB;

/** Props of {@link GeofenceImportDialog}. */
export interface GeofenceImportDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Makes fences of a GeoJSON, KML or GPX file, after showing what can be taken of it and what cannot. */
export function GeofenceImportDialog(props: GeofenceImportDialogProps): ReactElement {
  return (
    <LazyWords files={GEOFENCE_WORDS}>{props.isOpen ? <Import {...props} /> : null}</LazyWords>
  );
}

function Import({ isOpen, onClose }: GeofenceImportDialogProps): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const [file, setFile] = useState<File | null>(null);
  const [onSame, setOnSame] = useState<SameNameChoice>('skip');
  const { state, read, save, stop } = useFenceImport();
  const isSaving = state.step === 'saving';
  const sizeOf = (bytes: number) =>
    bytes < BYTES_PER_MB
      ? `${format.number(bytes / BYTES_PER_KB, 1)} kB`
      : `${format.number(bytes / BYTES_PER_MB, 1)} MB`;
  const most = sizeOf(MAX_FENCE_FILE_BYTES);
  const plan = state.step === 'preview' ? state.plan : [];
  const sameCount = plan.filter(({ same }) => same !== null).length;
  const count = onSame === 'skip' ? plan.length - sameCount : plan.length;

  function sayProblem(given: FenceImportState): string | undefined {
    if (given.step !== 'choose' || !given.problem) return undefined;
    const { problem } = given;
    if (problem.code === 'TOO_LARGE') return t('geofences.file.TOO_LARGE', { size: most });
    if ('line' in problem) return t(`geofences.file.${problem.code}`, { line: problem.line });
    return t(`geofences.file.${problem.code}`);
  }
  const actions =
    state.step === 'done' ? (
      <Button variant="primary" onClick={onClose}>
        {t('geofences.import.close')}
      </Button>
    ) : isSaving ? (
      <Button onClick={stop}>{t('geofences.import.stop')}</Button>
    ) : (
      <>
        <Button onClick={onClose}>{t('geofences.cancel.action')}</Button>
        <Button
          variant="primary"
          disabled={count === 0}
          onClick={() =>
            void save((index) => t('geofences.import.unnamed', { index: index + 1 }), onSame)
          }
        >
          {t('geofences.import.submit', { count })}
        </Button>
      </>
    );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isSaving}
      size="form"
      title={t('geofences.import.title')}
      actions={actions}
    >
      <Column>
        {isSaving || state.step === 'done' ? null : (
          <FileField
            label={t('geofences.import.file')}
            hint={t('geofences.import.hint', { size: most })}
            error={sayProblem(state)}
            accept=".geojson,.json,.kml,.gpx"
            value={file}
            onChange={(chosen) => {
              setFile(chosen);
              void read(chosen);
            }}
            formatSize={sizeOf}
            words={{
              choose: t('geofences.import.choose'),
              drop: t('geofences.import.drop'),
              remove: t('geofences.import.remove'),
            }}
          />
        )}
        {state.step === 'reading' ? <ProgressBar label={t('geofences.import.reading')} /> : null}
        {state.step === 'preview' ? <ImportPreview items={state.items} /> : null}
        {sameCount > 0 ? (
          <SelectMenu
            label={t('geofences.import.same', { count: sameCount })}
            value={onSame}
            options={SAME_NAME_CHOICES.map((value) => ({
              value,
              label: t(`geofences.import.same.${value}`),
            }))}
            onChange={(next) =>
              setOnSame(SAME_NAME_CHOICES.find((each) => each === next) ?? 'skip')
            }
          />
        ) : null}
        {isSaving ? (
          <>
            <ProgressBar label={t('geofences.import.title')} value={state.done / state.total} />
            <Line role="status">
              {t('geofences.import.progress', { done: state.done, total: state.total })}
            </Line>
          </>
        ) : null}
        {state.step === 'done' ? (
          <Line role="status">
            {state.done + state.failed < state.total
              ? t('geofences.import.stopped', { done: state.done, total: state.total })
              : t('geofences.import.done', { count: state.done })}
            {state.replaced > 0
              ? ` ${t('geofences.import.replaced', { count: state.replaced })}`
              : ''}
          </Line>
        ) : null}
        {state.step === 'done' && state.failed > 0 ? (
          <Line role="alert" data-wrong>
            {t('geofences.import.failed', { count: state.failed })}{' '}
            {t({ key: describeError(state.failure) })}
          </Line>
        ) : null}
      </Column>
    </Dialog>
  );
}
