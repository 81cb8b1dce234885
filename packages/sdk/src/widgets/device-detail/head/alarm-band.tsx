import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Position } from '../../../contract';
import { describeAlarm, MINUTE_MS, readFixTime } from '../../../domain';
import { useAlarmEvent, useFleetAlarms, useFormat, useLabels, useNow } from '../../../react';
import { StatusGlyph } from '../../../ui';
import { AlarmTaker } from '../../alarms';
import { useAlarmWords } from './use-alarm-words';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  padding: 12px 16px;
  /* A button alone has room beside the words; a name and a note stand below. */
  & > .rastro-alarm-taker {
    flex: 1 1 auto;
  }
  background: var(--rastro-status-alarm-soft);
  color: var(--rastro-status-alarm-text);
`;

const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-status-alarm);
  color: var(--rastro-danger-text);
`;

const Words = styled.div`
  flex: 999 1 140px;
  min-width: 0;
  & h2 {
    margin: 0;
    color: var(--rastro-text);
    font: 600 15px/20px var(--rastro-font-family);
    letter-spacing: -0.011em;
    overflow-wrap: anywhere;
  }
  & p {
    margin: 0;
    font-size: 12px;
    line-height: 16px;
  }
`;

/** The alarm of the last fix, or the one that somebody attends to, and who; nothing when there is none. */
export function AlarmBand({ position }: { position: Position | undefined }): ReactElement | null {
  const t = useLabels();
  const format = useFormat();
  const now = useNow();
  const said = useAlarmWords(position);
  const attending = useFleetAlarms().attended.get(position?.deviceId ?? 0);
  const words = said || (attending ? t(describeAlarm(attending.alarm)) : '');
  const event = useAlarmEvent(attending ? undefined : position);
  const eventId = attending?.id ?? event?.id;
  if (words === '' || !position) return null;
  const age = format.age(readFixTime(position), now);
  const beganAt = attending?.eventTime ?? event?.eventTime ?? position.fixTime;
  const isOld = Date.parse(position.fixTime) - Date.parse(beganAt) >= MINUTE_MS;
  const since = isOld ? beganAt : null;
  return (
    <Root aria-label={t('device.alarm.label')}>
      <Disc>
        <StatusGlyph status="alarm" size={20} tone="inherit" />
      </Disc>
      <Words>
        <h2>{words}</h2>
        <p>
          {since === null
            ? t('device.alarm.text', { age })
            : t('device.alarm.since', { time: format.moment(since, now), age })}
        </p>
      </Words>
      {eventId === undefined ? null : <AlarmTaker eventId={eventId} />}
    </Root>
  );
}
