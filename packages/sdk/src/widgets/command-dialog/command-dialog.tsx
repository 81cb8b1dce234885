'use client';
import { useId, useMemo, useState, type ComponentProps, type ReactElement } from 'react';
import { findCommandGaps, readDeviceName } from '../../domain';
import {
  LazyWords,
  useCommandChoices,
  useCommandRun,
  useDevice,
  useKeptValues,
  useLabels,
  type CommandToSend,
} from '../../react';
import { ResourceWords } from '../../react/resource';
import type { Namespace } from '../../words';
import { Button, Dialog } from '../../ui';
import { CommandConfirm } from './command-confirm';
import { EMPTY_DRAFT, readChoice, toCommand, type CommandDraft } from './command-draft';
import { CommandForm } from './command-form';
import { CommandOutcome } from './command-outcome';

const WORDS: readonly Namespace[] = ['commands', 'errors', 'refusals', 'attributes'];

/** Props of {@link CommandDialog}. */
export interface CommandDialogProps {
  /** The devices that are told: one or many. Give the same list while nothing changes. */
  deviceIds: readonly number[];
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Sends a saved or an own command to one device or many: by network, or by SMS where the server can. It says what
 * will happen before anything is sent, and what became of it at each device after.
 */
export function CommandDialog(props: CommandDialogProps): ReactElement | null {
  if (!props.isOpen) return null;
  return (
    <LazyWords files={WORDS}>
      <ResourceWords>
        <OpenDialog {...props} />
      </ResourceWords>
    </LazyWords>
  );
}

function OpenDialog({ deviceIds, onClose: leave }: CommandDialogProps): ReactElement {
  const t = useLabels();
  const formId = useId();
  const kept = useKeptValues(`command ${deviceIds.join()}`, EMPTY_DRAFT);
  const { values: draft, drop } = kept;
  const [asked, setAsked] = useState<CommandToSend | null>(null);
  const [isChecked, setChecked] = useState(false);
  const choices = useCommandChoices(deviceIds, draft.textChannel);
  const run = useCommandRun();
  const [only] = deviceIds;
  const device = useDevice(deviceIds.length === 1 ? only : null);
  const { type, saved } = readChoice(draft, choices);
  const gaps = useMemo(
    () => (type === null || saved ? {} : findCommandGaps(type, draft.values)),
    [type, saved, draft.values],
  );
  const isSending = run.state.status === 'sending';
  const title = device
    ? t('command.dialog.title', { name: readDeviceName(device) })
    : t('command.dialog.many', { count: deviceIds.length });

  const change = (next: CommandDraft) => {
    kept.change(next);
    setChecked(false);
  };
  const check = () => {
    setChecked(true);
    if (type !== null && Object.keys(gaps).length === 0) setAsked(toCommand(draft, choices));
  };
  const again = () => {
    run.reset();
    setAsked(null);
    change(EMPTY_DRAFT);
  };
  const onClose = () => {
    drop();
    leave();
  };
  const send = async (command: CommandToSend) => {
    drop();
    await run.start(deviceIds, command);
  };
  const close = (
    <Button key="close" disabled={isSending} onClick={onClose}>
      {t('command.close.action')}
    </Button>
  );
  const frame = {
    isOpen: true,
    onClose,
    isBusy: isSending,
    size: 'form' as const,
    className: 'rastro-command-dialog',
    title,
  };

  if (run.state.status !== 'idle' && asked) {
    return (
      <Dialog
        {...frame}
        isRead
        actions={
          <>
            {isSending && deviceIds.length > 1 ? (
              <Button onClick={run.stop}>{t('command.stop.action')}</Button>
            ) : null}
            <Button disabled={isSending} onClick={again}>
              {t('command.another.action')}
            </Button>
            {close}
          </>
        }
      >
        <CommandOutcome deviceIds={deviceIds} command={asked} name={saved?.description} run={run} />
      </Dialog>
    );
  }
  if (asked) {
    return (
      <Dialog
        {...frame}
        isRead
        actions={
          <>
            <Button onClick={() => setAsked(null)}>{t('command.back.action')}</Button>
            <Button variant="primary" onClick={() => void send(asked)}>
              {t('command.send.action')}
            </Button>
          </>
        }
      >
        <CommandConfirm deviceIds={deviceIds} command={asked} name={saved?.description} />
      </Dialog>
    );
  }
  return (
    <Dialog
      {...frame}
      actions={
        <>
          {close}
          <Button type="submit" form={formId} variant="primary" disabled={type === null}>
            {t('command.next.action')}
          </Button>
        </>
      }
    >
      <CommandFields
        formId={formId}
        isBack={kept.isBack}
        onSubmit={check}
        draft={draft}
        choices={choices}
        gaps={isChecked ? gaps : {}}
        onChange={change}
      />
    </Dialog>
  );
}

/** The command that is to be sent, before it is asked for. */
function CommandFields({
  formId,
  isBack,
  onSubmit,
  ...fields
}: ComponentProps<typeof CommandForm> & {
  formId: string;
  /** Restores what was typed before. */
  isBack: boolean;
  onSubmit: () => void;
}): ReactElement {
  const t = useLabels();
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {isBack ? <p role="status">{t('form.back.text')}</p> : null}
      <CommandForm {...fields} />
    </form>
  );
}
