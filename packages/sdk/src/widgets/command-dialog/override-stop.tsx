import type { ReactElement } from 'react';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { MAX_STOP_REASON_LENGTH } from '../../contract';
import { readSpeed } from '../../domain';
import { useFormat, useKeptValues, useLabels, usePosition } from '../../react';
import { Button, TextArea } from '../../ui';

const Box = styled.form`
  display: flex;
  flex-direction: column;
  gap: 8px;
  align-items: start;
  margin-top: 12px;
  padding: 12px;
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-status-alarm-soft);
  color: var(--rastro-text);
  font-size: 13px;
  line-height: 20px;
  & > h3 {
    display: flex;
    gap: 8px;
    align-items: center;
    margin: 0;
    font: 600 13px/20px var(--rastro-font-family);
  }
  & > h3 > svg {
    color: var(--rastro-status-alarm-text);
  }
  & > p {
    margin: 0;
  }
  & > .rastro-field {
    align-self: stretch;
  }
`;

const UNASKED = { reason: null };

/** The button that had the focus is gone. */
const focusIt = (field: HTMLTextAreaElement | null): void => field?.focus();

/** Sends a command that waits at once: says what may come of it, and asks why. */
export function OverrideStop({
  deviceId,
  words,
  isBusy,
  onOverride,
}: {
  deviceId: number;
  /** Wording for the command: an engine lock, or any command that might be one. */
  words: 'lock' | 'command';
  isBusy: boolean;
  onOverride: (reason: string) => void;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const position = usePosition(deviceId);
  const kept = useKeptValues<{ reason: string | null }>(`override ${deviceId}`, UNASKED);
  const { reason } = kept.values;
  const setReason = (text: string) => kept.change({ reason: text });
  const speed = position ? format.speed(readSpeed(position) ?? Number.NaN) : '';
  return (
    <Box
      onSubmit={(event) => {
        event.preventDefault();
        if (!reason?.trim()) return;
        kept.drop();
        onOverride(reason.trim());
      }}
    >
      <h3>
        <TriangleAlert size={16} aria-hidden="true" />
        {t(`${words}.override.title`)}
      </h3>
      <p>{speed ? t('lock.override.text', { speed }) : t('lock.override.unknown')}</p>
      {reason === null ? (
        <Button type="button" disabled={isBusy} onClick={() => setReason('')}>
          {t(`${words}.override.open`)}
        </Button>
      ) : (
        <>
          <TextArea
            ref={focusIt}
            label={t('lock.reason.label')}
            hint={t('lock.reason.hint')}
            rows={2}
            maxLength={MAX_STOP_REASON_LENGTH}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Button type="submit" variant="danger" disabled={isBusy || reason.trim() === ''}>
            {t(`${words}.override.action`)}
          </Button>
        </>
      )}
    </Box>
  );
}
