import { HOUR_MS } from '@rastro/sdk/domain';
import { defineFeature } from '../../ground/feature';
import { createAlarmCalls, createAlarmTurnCalls } from './alarm-calls';
import { AlarmStore } from './alarm-store';
import { type Alarms, createAlarms } from './alarms';

declare module '../../ground/feature' {
  interface Offers {
    alarms: Alarms;
  }
}

/** Alarms that somebody takes and closes. */
export const alarmsFeature = defineFeature({
  name: 'alarms',
  needs: ['access'],
  open({ database, upstream, readAlarmTurns: readTurns, clock, log }, { access }) {
    const store = new AlarmStore(database, upstream.origin, clock);
    const alarms = createAlarms({ upstream, store, access, readTurns, clock, log });
    return {
      offers: { alarms },
      resources: { Alarm: createAlarmCalls(alarms), AlarmTurn: createAlarmTurnCalls(alarms) },
      sweeps: [
        { name: 'forget old alarms', everyMs: HOUR_MS, forget: (nowMs) => store.sweep(nowMs) },
      ],
    };
  },
});
