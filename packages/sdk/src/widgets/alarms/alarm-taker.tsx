'use client';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Check, CircleCheck, NotebookPen, UserRound } from 'lucide-react';
import { styled } from 'styled-components';
import { MAX_NOTE_LENGTH, type AlarmTake, type AlarmTurn } from '../../contract';
import { MINUTE_MS } from '../../domain';
import {
  describeRefusal,
  useAccess,
  useAlarmTakes,
  useAlarmTurns,
  useFormat,
  useKeptValues,
  useLabels,
  useMinute,
  useNow,
  useSession,
} from '../../react';
import { Button, TextArea } from '../../ui';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
`;
const Owner = styled.p`
  display: flex;
  flex: 1 1 200px;
  gap: 8px;
  align-items: center;
  min-width: 0;
  min-height: 36px;
  margin: 0;
  padding: 0 10px;
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-accent-soft);
  color: var(--rastro-accent-ink);
  font-size: 13px;
  line-height: 20px;
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
  }
`;
const Done = styled(Owner)`
  background: var(--rastro-status-moving-soft);
  color: var(--rastro-status-moving-text);
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
const Note = styled.p`
  margin: 0;
  color: var(--rastro-text);
  font-size: 13px;
  line-height: 20px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
const Next = styled(Note)`
  flex: 1 1 140px;
  color: var(--rastro-text-muted);
`;
const Problem = styled.p`
  margin: 0;
  color: var(--rastro-status-alarm-text);
  font-size: 12px;
  line-height: 16px;
`;

/** Props of {@link AlarmTaker}. */
export interface AlarmTakerProps {
  /** The alarm's event. */
  eventId: number;
  /** Take of the alarm recorded on another event of the same alarm. */
  take?: AlarmTake | undefined;
  /** One of many: its button is no louder than the others. */
  isListed?: boolean;
  /**
   * True when an alarm without an owner says so in words. Default false: the button says enough.
   */
  saysNobody?: boolean;
}

/**
 * Owner of an alarm, with their note, or the next person in line; with buttons to take it, edit the
 * note and release it.
 */
export function AlarmTaker({
  eventId,
  take: other,
  isListed = false,
  saysNobody = false,
}: AlarmTakerProps): ReactElement | null {
  const t = useLabels();
  const access = useAccess();
  const { user } = useSession();
  const { takes, isAvailable, take, release, resolve } = useAlarmTakes();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const own = takes.get(eventId);
  const taken = own?.userId || !other ? own : other;
  const takenId = taken?.userId ? taken.id : eventId;
  const turn = useAlarmTurns().get(eventId);
  const isDone = Boolean(taken?.userId && taken.resolvedAt);
  const isMine = taken !== undefined && taken.userId === user?.id;
  const may = (own: boolean) => access('update', 'events', { own });
  if (!isAvailable) return null;

  const run = async (action: () => Promise<AlarmTake>) => {
    setBusy(true);
    setError(null);
    try {
      await action();
    } catch (problem) {
      setError(problem);
    } finally {
      setBusy(false);
    }
  };
  const rule = may(true).rule;
  return (
    <Root role="group" aria-label={t('taken.region.label')} className="rastro-alarm-taker">
      <Line>
        {taken?.userId ? (
          isDone ? (
            <DoneLine take={taken} />
          ) : (
            <OwnerLine take={taken} isMine={isMine} />
          )
        ) : turn ? (
          <NextLine turn={turn} isTaken={false} />
        ) : saysNobody ? (
          <Note>{t('taken.none.text')}</Note>
        ) : null}
        {taken?.userId ? (
          !may(isMine).allowed ? null : isDone ? (
            <Button size="sm" busy={isBusy} onClick={() => void run(() => take(takenId))}>
              {t('taken.reopen.action')}
            </Button>
          ) : (
            <Actions>
              <Button size="sm" busy={isBusy} onClick={() => void run(() => release(takenId))}>
                {t('taken.release.action')}
              </Button>
              <Button
                size="sm"
                variant="primary"
                icon={<Check aria-hidden="true" />}
                busy={isBusy}
                onClick={() => void run(() => resolve(takenId))}
              >
                {t('taken.resolve.action')}
              </Button>
            </Actions>
          )
        ) : (
          <Button
            variant={isListed ? 'secondary' : 'primary'}
            busy={isBusy}
            disabledReason={rule ? t({ key: `error.code.${rule}` }) : undefined}
            onClick={() => void run(() => take(eventId))}
          >
            {t('taken.take.action')}
          </Button>
        )}
      </Line>
      {taken?.userId && !isDone && turn ? <NextLine turn={turn} isTaken /> : null}
      {error === null ? null : <Problem role="alert">{t(describeRefusal(error))}</Problem>}
      {isMine && !isDone ? (
        <NoteField
          key={taken.note}
          name={`alarm note ${takenId}`}
          note={taken.note}
          isBusy={isBusy}
          onSave={(note) => void run(() => take(takenId, note))}
        />
      ) : taken?.note ? (
        <Note dir="auto">{taken.note}</Note>
      ) : null}
    </Root>
  );
}

function OwnerLine({ take, isMine }: { take: AlarmTake; isMine: boolean }): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const now = useMinute();
  const time = take.takenAt === null ? '' : format.moment(take.takenAt, now);
  return (
    <Owner>
      <UserRound size={16} aria-hidden="true" />
      {isMine ? t('taken.mine.text', { time }) : t('taken.by.text', { name: take.userName, time })}
    </Owner>
  );
}

function DoneLine({ take }: { take: AlarmTake }): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const now = useMinute();
  const time = take.resolvedAt === null ? '' : format.moment(take.resolvedAt, now);
  return (
    <Done>
      <CircleCheck size={16} aria-hidden="true" />
      {t('taken.done.text', { name: take.resolvedBy, time })}
    </Done>
  );
}

function NextLine({ turn, isTaken }: { turn: AlarmTurn; isTaken: boolean }): ReactElement {
  const t = useLabels();
  const format = useFormat();
  // Rounded up: it never goes sooner than it says.
  const minutes = Math.ceil((Date.parse(turn.at) - useNow(10_000)) / MINUTE_MS);
  const time = format.duration(Math.max(1, minutes) * MINUTE_MS);
  const words = isTaken ? 'taken.next.ifReleased' : 'taken.next.text';
  return <Next>{t(words, { name: turn.userName, time })}</Next>;
}

function NoteField({
  name,
  note,
  isBusy,
  onSave,
}: {
  /** Names it among other forms of the account. */
  name: string;
  note: string;
  isBusy: boolean;
  onSave: (note: string) => void;
}): ReactElement {
  const t = useLabels();
  const { values, change, isBack, drop } = useKeptValues(name, { text: note });
  const { text } = values;
  const [isPressed, setOpen] = useState(false);
  const isOpen = isPressed || isBack;
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that had the focus is gone.
  useEffect(() => field.current?.focus(), [isOpen]);
  if (!isOpen) {
    return (
      <Line>
        {note ? <Note dir="auto">{note}</Note> : null}
        <Button size="sm" variant="ghost" icon={<NotebookPen />} onClick={() => setOpen(true)}>
          {note ? t('taken.note.change') : t('taken.note.add')}
        </Button>
      </Line>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        drop();
        onSave(text);
      }}
    >
      <TextArea
        label={t('taken.note.label')}
        hint={t('taken.note.hint')}
        rows={2}
        ref={field}
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      {text === note ? null : (
        <Button type="submit" busy={isBusy}>
          {t('taken.note.action')}
        </Button>
      )}
    </form>
  );
}
