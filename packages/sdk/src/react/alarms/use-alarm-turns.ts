'use client';
import { useMemo } from 'react';
import { alarmTurn, type AlarmTurn } from '../../contract';
import { MINUTE_MS } from '../../domain';
import { useServer } from '../session/use-server';
import { useRequest } from '../use-request';

/** To whom alarms go that nobody has then, and when, by the ids of their events; nothing on a server without that. */
export function useAlarmTurns(): ReadonlyMap<number, AlarmTurn> {
  const { data: server } = useServer();
  const key = server?.escalatesAlarms === true ? 'alarm-turns' : null;
  const { data } = useRequest(
    'useAlarmTurns',
    key,
    (client) => client.resource(alarmTurn).list(),
    undefined,
    MINUTE_MS,
  );
  return useMemo(() => new Map(data?.map((turn) => [turn.id, turn])), [data]);
}
