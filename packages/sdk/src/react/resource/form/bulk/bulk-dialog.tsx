'use client';
import { useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import type { Namespace } from '../../../../words';
import {
  Button,
  Dialog,
  ErrorState,
  NumberField,
  ProgressBar,
  stopAtUnfinished,
} from '../../../../ui';
import { useKeptValues } from '../../../drafts/use-kept-values';
import { useSayRefusal } from '../../../drafts/use-say-refusal';
import { LazyWords } from '../../../provider/lazy-words';
import { useFormat } from '../../../use-format';
import { useLabels } from '../../../use-labels';
import { nameOfResource } from '../../find-resource';
import { findErrors } from '../find-errors';
import { toInput, type FormValues } from '../form-values';
import { useFormAccess } from '../use-form-access';
import { useFormWords } from '../use-form-words';
import { useBulkChange, type BulkChangeState } from '../../use-bulk-change';
import { ResourceWords } from '../../words/resource-words';
import { BulkFields } from './bulk-fields';
import { BulkLinks, type WantedLinks } from './bulk-links';
import { BulkRows } from './bulk-rows';
import { listBulkMembers } from './list-bulk-members';
import type { BulkAsked, BulkOptions } from './bulk-options';

const FILES: readonly Namespace[] = ['bulk'];

/** Props of {@link BulkDialog}. */
export interface BulkDialogProps extends BulkOptions {
  asked: BulkAsked;
  /** It is closed; `isDone` says whether anything was done. */
  onClose: (isDone: boolean) => void;
}

/** Changes or deletes many things: what is wanted, the plan, how far it is, and what came of each. */
export function BulkDialog(props: BulkDialogProps): ReactElement {
  return (
    <ResourceWords>
      <LazyWords files={FILES}>
        <Open {...props} />
      </LazyWords>
    </ResourceWords>
  );
}

interface Wanted {
  fields: FormValues;
  /** Free ones may be secrets: they are not kept. */
  attributes: FormValues;
}
const NOTHING: Wanted = { fields: {}, attributes: {} };
const isUnderWay = (bulk: BulkChangeState['bulk']): boolean =>
  bulk?.state === 'running' || bulk?.state === 'undoing';
const asIs = (values: FormValues): FormValues => values;

/** Changes that are wanted of many things: values or links, as they were left when the form went unasked. */
function useWish(
  view: BulkDialogProps['view'],
  words: ReturnType<typeof useFormWords>,
  { ids, operation }: BulkAsked,
) {
  const [links, setLinks] = useState<WantedLinks | null>(null);
  const keptName = `bulk ${view.resource.name} ${ids.join()}`;
  const kept = useKeptValues<Wanted>(keptName, NOTHING, ['attributes']);
  const values: FormValues = { ...kept.values.fields, ...kept.values.attributes };
  const chosen = Object.keys(values);
  const found = findErrors(values, { view, words, found: [] });
  const errors = Object.fromEntries(
    chosen.flatMap((name) => (found[name] ? [[name, found[name]]] : [])),
  );
  const isReady = operation === 'link' ? links !== null && links.ids.length > 0 : chosen.length > 0;
  return { links, setLinks, kept, values, errors, isReady };
}

function Open({ view, toChanges = asIs, asked, onClose }: BulkDialogProps): ReactElement {
  const t = useLabels();
  const sayRefusal = useSayRefusal();
  const words = useFormWords(view.resource);
  const may = useFormAccess(view.resource, null);
  const run = useBulkChange(nameOfResource(view.resource), view.resource);
  const [isChecked, setChecked] = useState(false);
  const [proof, setProof] = useState<number | null>(null);
  const { ids, operation } = asked;
  const { links, setLinks, kept, values, errors, isReady } = useWish(view, words, asked);
  const { bulk, error, isBusy, plan } = run;
  const names = useMemo(() => listBulkMembers(view), [view]);
  const count = ids.length;
  const isDelete = operation === 'delete';
  const isLink = operation === 'link';

  // Nothing is left to be said of what is to be deleted.
  useEffect(() => {
    if (isDelete) void plan({ ids: [...ids], operation: 'delete' });
  }, [isDelete, ids, plan]);

  const close = () => {
    kept.drop();
    onClose(bulk !== null && bulk.state !== 'planned');
  };
  const isRunning = isUnderWay(bulk);
  const frame = {
    isOpen: true,
    onClose: close,
    size: 'form' as const,
    className: 'rastro-bulk-dialog',
    title: t(isDelete ? 'bulk.delete.title' : isLink ? 'bulk.link.title' : 'bulk.change.title', {
      count,
    }),
  };
  const problem = error === undefined ? null : sayRefusal(error);

  if (bulk === null && isDelete) {
    return (
      <Dialog {...frame} actions={<Button onClick={close}>{t('bulk.close.action')}</Button>}>
        {problem === null ? (
          <ProgressBar label={t('bulk.planning.label')} />
        ) : (
          <ErrorState title={t('bulk.failed.title')} text={problem} />
        )}
      </Dialog>
    );
  }
  if (bulk === null) {
    return (
      <Dialog
        {...frame}
        isBusy={isBusy}
        actions={
          <>
            <Button onClick={close}>{t('bulk.close.action')}</Button>
            <Button
              variant="primary"
              busy={isBusy}
              disabled={!isReady}
              onClick={(event) => {
                if (links) {
                  const { kind: to, ids: others } = links;
                  const wanted = { resource: to, ids: [...others] };
                  void plan({ ids: [...ids], operation: links.operation, changes: wanted });
                  return;
                }
                setChecked(true);
                if (stopAtUnfinished(event.currentTarget.closest('[role=dialog]'))) return;
                if (Object.keys(errors).length > 0) return;
                const changes = toChanges(toInput(view.resource.members, values));
                void plan({ ids: [...ids], operation: 'update', changes });
              }}
            >
              {t('bulk.plan.action')}
            </Button>
          </>
        }
      >
        {kept.isBack ? <p role="status">{words.back}</p> : null}
        {isLink ? (
          <BulkLinks view={view} value={links} onChange={setLinks} />
        ) : (
          <BulkFields
            view={view}
            words={words}
            values={values}
            names={names.filter((name) => may('update', name))}
            onChange={(next) => {
              const { attributes, ...fields } = next;
              kept.change({ fields, attributes: attributes === undefined ? {} : { attributes } });
              // What was refused is another wish by now.
              if (error !== undefined) run.reset();
            }}
            errors={isChecked ? errors : {}}
          />
        )}
        {problem === null ? null : <p role="alert">{problem}</p>}
      </Dialog>
    );
  }
  const left = bulk.counts.change;
  const isProven = !(isDelete && view.deletesByName) || proof === left;
  return (
    <Dialog
      {...frame}
      actions={
        <RunActions
          run={run}
          isDelete={isDelete}
          isProven={isProven}
          onClose={close}
          onStart={kept.drop}
        />
      }
    >
      <Progress run={run} />
      {problem === null ? null : <p role="alert">{problem}</p>}
      {bulk.state === 'planned' && isDelete ? <p>{words.loss()}</p> : null}
      {bulk.state === 'planned' && left === 0 ? <p>{t('bulk.nothing.text')}</p> : null}
      {bulk.state === 'planned' && left > 0 && isDelete && view.deletesByName ? (
        <Proof count={left} value={proof} onChange={setProof} />
      ) : null}
      {isRunning ? null : <BulkRows bulk={bulk} view={view} words={words} />}
    </Dialog>
  );
}

/** The buttons below a plan and what became of it: stop, back, undo, close and start. */
function RunActions({
  run,
  isDelete,
  isProven,
  onClose,
  onStart,
}: {
  run: BulkChangeState;
  isDelete: boolean;
  /** True once a change that needs a proof has it. */
  isProven: boolean;
  onClose: () => void;
  onStart: () => void;
}): ReactNode {
  const t = useLabels();
  const { bulk, isBusy } = run;
  if (!bulk) return null;
  const left = bulk.counts.change;
  const isRunning = isUnderWay(bulk);
  return (
    <>
      {isRunning ? (
        <Button onClick={() => void run.cancel()}>{t('bulk.stop.action')}</Button>
      ) : null}
      {!isDelete && bulk.state === 'planned' ? (
        <Button disabled={isBusy} onClick={run.reset}>
          {t('bulk.back.action')}
        </Button>
      ) : null}
      <UndoButton run={run} />
      <Button onClick={onClose}>{t('bulk.close.action')}</Button>
      {left > 0 &&
      (bulk.state === 'planned' || bulk.state === 'cancelled' || bulk.state === 'interrupted') ? (
        <Button
          variant={isDelete ? 'danger' : 'primary'}
          busy={isBusy}
          disabled={!isProven}
          onClick={() => {
            onStart();
            void run.start();
          }}
        >
          {t(isDelete ? 'bulk.delete.start' : 'bulk.change.start', { count: left })}
        </Button>
      ) : null}
    </>
  );
}

function Proof({
  count,
  value,
  onChange,
}: {
  count: number;
  value: number | null;
  onChange: (value: number | null) => void;
}): ReactNode {
  const t = useLabels();
  const { locale } = useFormat();
  return (
    <NumberField
      label={t('bulk.delete.proof', { count })}
      value={value}
      onChange={onChange}
      locale={locale}
    />
  );
}

/** Takes back what was done, where that can be. */
function UndoButton({ run: { bulk, isBusy, undo } }: { run: BulkChangeState }): ReactNode {
  const t = useLabels();
  const isEnded = ['finished', 'cancelled', 'undo-interrupted'].includes(bulk?.state ?? '');
  if (!bulk || !isEnded || bulk.operation === 'delete' || bulk.counts.done === 0) return null;
  return (
    <Button busy={isBusy} onClick={() => void undo()}>
      {t('bulk.undo.action')}
    </Button>
  );
}

/** Progress or outcome of the change. */
function Progress({ run: { bulk } }: { run: BulkChangeState }): ReactNode {
  const t = useLabels();
  if (!bulk) return null;
  const { state, counts } = bulk;
  if (state !== 'running' && state !== 'undoing') {
    return <p role="status">{t(`bulk.state.${state}`)}</p>;
  }
  const done =
    state === 'running' ? counts.done + counts.failed : counts.undone + counts.kept + counts.failed;
  const all = state === 'running' ? done + counts.change : done + counts.done;
  const label = t(`bulk.state.${state}`);
  return (
    <>
      <p role="status">{label}</p>
      <p>{t('bulk.progress.text', { done, all })}</p>
      <ProgressBar label={label} value={all === 0 ? 0 : done / all} />
    </>
  );
}
