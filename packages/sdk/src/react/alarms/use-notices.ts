'use client';
import { useMemo, useState } from 'react';
import {
  group,
  notification,
  ruleTime,
  type Holders,
  type NotificationRule,
  type TrackingEvent,
} from '../../contract';
import {
  DAY_MS,
  HOUR_MS,
  isInside,
  isSameLeaving,
  isTold,
  resolveParents,
  splitList,
} from '../../domain';
import { useDevices } from '../live/use-devices';
import { useResource } from '../resource/use-resource';
import { useAccess } from '../session/use-access';
import { useRequest } from '../use-request';
import { useLiveEvents } from './use-live-events';

/** Span of the notices requested: a closed list counts those of the last hour. */
export type NoticeSpan = 'hour' | 'day';

/** Notices shown to the account in its pages. */
export interface Notices {
  /** The newest first. */
  events: readonly TrackingEvent[];
  /** True when notices from before this page was opened are included. */
  isWhole: boolean;
  isLoading: boolean;
  error: unknown;
  refresh: () => Promise<unknown>;
}

/** Alarms stand in the list until somebody takes them: they are told with or without a rule. */
const ALARM = 'alarm';

const NO_RULES: readonly NotificationRule[] = [];
const NO_EVENTS: readonly TrackingEvent[] = [];
const isForPages = ({ notificators }: NotificationRule): boolean =>
  splitList(notificators).includes('web');

/** Loads the devices and groups of the rules that are not for all vehicles. */
function useHolders(rules: readonly NotificationRule[]): ReadonlyMap<number, Holders> | undefined {
  const ids = rules.filter(({ always }) => !always).map(({ id }) => id);
  const key = ids.length > 0 ? ['holders-of-rules', ...ids] : null;
  const { data } = useRequest('useNotices', key, async (client) => {
    const all = await Promise.all(
      ids.map(async (id) => [id, await client.holders(notification, id)] as const),
    );
    return new Map(all);
  });
  return data;
}

/**
 * Loads the times in which the calendars of rules apply; an unknown calendar always applies, as at
 * the server.
 */
function useRuleTimes(rules: readonly NotificationRule[], fromMs: number) {
  const isNeeded = rules.some(({ calendarId }) => calendarId > 0);
  const key = isNeeded ? ['rule-times', fromMs] : null;
  const { data, error } = useRequest('useNotices', key, (client) =>
    client.resource(ruleTime).list({
      from: new Date(fromMs).toISOString(),
      to: new Date(fromMs + 3 * DAY_MS).toISOString(),
    }),
  );
  return useMemo(() => {
    const known = new Map(data?.map(({ id, periods }) => [id, periods]));
    return (calendarId: number, atMs: number): boolean => {
      if (!data) return error !== undefined;
      const periods = known.get(calendarId);
      return !periods || periods.some(({ fromMs: from, toMs }) => from <= atMs && atMs <= toMs);
    };
  }, [data, error]);
}

/**
 * Loads the notices of the last day, or hour, by the account's rules for pages, with every alarm
 * and live ones added. Accounts without reports get only live ones.
 */
export function useNotices({ span = 'day' }: { span?: NoticeSpan } = {}): Notices {
  const access = useAccess();
  const isWhole = access('read', 'reports').allowed;
  const [hourMs] = useState(() => Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
  const fromMs = hourMs - (span === 'day' ? DAY_MS : HOUR_MS);
  const mayReadRules = access('read', 'notifications').allowed;
  const { data: all = NO_RULES } = useResource(notification, mayReadRules ? undefined : null);
  const rules = useMemo(() => all.filter(isForPages), [all]);
  const holders = useHolders(rules);
  const isActive = useRuleTimes(rules, fromMs);
  const { data: groups } = useResource(group);
  const devices = useDevices();
  const live = useLiveEvents();
  const types = useMemo(
    () => [...new Set([ALARM, ...rules.map(({ type }) => type)])].sort(),
    [rules],
  );
  const key = isWhole ? ['notices', fromMs, ...types] : null;
  const past = useRequest('useNotices', key, ({ reports }) =>
    reports.events({
      from: new Date(fromMs).toISOString(),
      to: new Date(hourMs + 2 * DAY_MS).toISOString(),
      type: types,
    }),
  );
  const events = useMemo(() => {
    const parentOf = resolveParents(
      (groups ?? []).map(({ id, groupId }) => ({ id, parentId: groupId || null })),
    );
    const holds = ({ id }: NotificationRule, deviceId: number) => {
      const held = holders?.get(id);
      const groupId = devices.get(deviceId)?.groupId || null;
      return (
        held !== undefined &&
        (held.deviceIds.includes(deviceId) ||
          held.groupIds.some((each) => isInside(parentOf, groupId, each)))
      );
    };
    const told = (past.data ?? NO_EVENTS).filter(
      (event) => event.type === ALARM || isTold(event, rules, { holds, isActive }),
    );
    const known = new Set(told.map(({ id }) => id));
    // Those of a test have no id, and are about no vehicle.
    const come = live.filter(({ id }) => id > 0 && !known.has(id));
    return leaveOutTwice([...come, ...told]).sort(byTime);
  }, [past.data, live, rules, holders, isActive, groups, devices]);
  return {
    events,
    isWhole,
    isLoading: past.isLoading,
    error: past.error,
    refresh: past.refresh,
  };
}

/** The leaving of an anchor is one line: its alarm. */
function leaveOutTwice(events: readonly TrackingEvent[]): TrackingEvent[] {
  const alarms = events.filter(({ type, geofenceId }) => type === ALARM && geofenceId > 0);
  return events.filter(
    (event) =>
      !alarms.some((alarm) => isSameLeaving(event, alarm) && alarm.eventTime === event.eventTime),
  );
}

const byTime = (left: TrackingEvent, right: TrackingEvent): number =>
  Date.parse(right.eventTime) - Date.parse(left.eventTime) || right.id - left.id;
