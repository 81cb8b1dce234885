import { deleteFrom, MINE, OWN, type Holding } from './holding';

/**
 * Condition for the queued work of an account; without an account in the payload, its lane is the
 * account.
 */
const WAITS_FOR = `coalesce(payload->>'userId', lane) = $2::bigint::text and $1::text is not null`;

/** Messages that somebody set up, and their work. */
export const HOLDINGS_OF_WORK: readonly Holding[] = [
  {
    name: 'scheduledReports',
    part: 'messages',
    table: 'scheduled_report',
    fate: 'ends',
    columns: 't.id, t.settings, t.next_at',
    rows: `scheduled_report t where ${OWN}`,
    erase: deleteFrom('scheduled_report'),
  },
  {
    name: 'scheduledReportRuns',
    part: 'messages',
    table: 'scheduled_report_run',
    fate: 'ends',
    columns: 't.report_id, t.due_at, t.status, t.finished_at, t.row_count, t.sent_to',
    rows: `scheduled_report_run t join scheduled_report r on r.id = t.report_id
      where r.tracking_origin = $1 and r.user_id = $2`,
  },
  {
    name: 'recipients',
    part: 'messages',
    table: 'outside_recipient',
    fate: 'ends',
    columns: 't.address, t.locale, t.confirmed_at',
    rows: `outside_recipient t where ${OWN}`,
    erase: deleteFrom('outside_recipient'),
  },
  {
    name: 'ownServices',
    part: 'messages',
    table: 'integration',
    fate: 'ends',
    columns: 't.key, t.settings, t.saved_at',
    rows: 'integration t where t.tracking_origin = $1 and t.owner_id = $2',
    erase: ['delete from integration where tracking_origin = $1 and owner_id = $2'],
  },
  {
    name: 'webhooks',
    part: 'messages',
    table: 'webhook',
    fate: 'ends',
    columns: 't.id, t.name, t.url, t.is_paused, t.invoices, t.has_positions',
    rows: `webhook t where ${OWN}`,
    erase: deleteFrom('webhook'),
  },
  {
    name: 'webhookDeliveries',
    part: 'messages',
    table: 'webhook_delivery',
    fate: 'ends',
    columns: 't.webhook_id, t.reference, t.type, t.at, t.status, t.error',
    rows: `webhook_delivery t join webhook w on w.id = t.webhook_id
      where w.tracking_origin = $1 and w.user_id = $2`,
  },
  {
    name: 'dueNotices',
    part: 'messages',
    table: 'due_notice',
    fate: 'ends',
    columns: 't.id, t.kind, t.days, t.distance, t.hours, t.channels',
    rows: `due_notice t where ${OWN}`,
    erase: deleteFrom('due_notice'),
  },
  {
    name: 'toldNotices',
    part: 'messages',
    table: 'told_notice',
    fate: 'ends',
    columns: 't.notice_id, t.subject, t.told_at',
    rows: `told_notice t join due_notice n on n.id = t.notice_id
      where n.tracking_origin = $1 and n.user_id = $2`,
  },
  {
    name: 'toldContacts',
    part: 'messages',
    table: 'told_contact',
    fate: 'ends',
    columns: 't.event_id, t.channel, t.told_at',
    rows: `told_contact t where ${OWN}`,
    erase: deleteFrom('told_contact'),
  },
  {
    // What waits to be sent, and what could not be. Its contents are of what it tells of.
    name: 'waitingMessages',
    part: 'messages',
    table: 'work_queue',
    fate: 'ends',
    columns: 't.kind, t.waits_since, t.attempts, t.failed_at',
    rows: `work_queue t where ${WAITS_FOR}`,
    erase: [`delete from work_queue where ${WAITS_FOR}`],
  },
  {
    name: 'sentADay',
    part: 'messages',
    table: 'spent_day',
    fate: 'ends',
    columns: 't.kind, t.day::text as day, t.spent',
    rows: `spent_day t where ${OWN}`,
    erase: deleteFrom('spent_day'),
  },
  {
    name: 'seenEvents',
    part: 'work',
    table: 'seen_events',
    fate: 'ends',
    columns: 't.seen_until, t.event_ids, t.changed_at',
    rows: `seen_events t where ${OWN}`,
    erase: deleteFrom('seen_events'),
  },
  {
    name: 'bulkChanges',
    part: 'work',
    table: 'bulk_changes',
    fate: 'ends',
    columns: 't.id, t.resource, t.operation, t.changes, t.state, t.created_at',
    rows: `bulk_changes t where ${OWN}`,
    erase: deleteFrom('bulk_changes'),
  },
  {
    name: 'alarmTakes',
    part: 'work',
    table: 'alarm_take',
    fate: 'unnamed',
    keptFor: 'vehicle',
    columns: 't.event_id, t.device_id, t.alarm, t.event_time, t.taken_at, t.note, t.resolved_at',
    rows: `alarm_take t where ${OWN}`,
    erase: [`update alarm_take set user_name = '' where ${MINE}`],
  },
  {
    name: 'maintenanceRecords',
    part: 'work',
    table: 'maintenance_record',
    fate: 'unnamed',
    keptFor: 'vehicle',
    columns: 't.id, t.device_id, t.name, t.done_at, t.counter, t.cost, t.note',
    rows: `maintenance_record t where ${OWN}`,
    erase: [`update maintenance_record set user_name = '' where ${MINE}`],
  },
  {
    name: 'brandVersions',
    part: 'work',
    table: 'brand_version',
    fate: 'unnamed',
    keptFor: 'company',
    columns: 't.brand_id, t.revision, t.saved_at',
    // Brands are of the accounts of one tracking API: the account of that number.
    rows: `brand_version t where t.saved_by = $2 and $1::text is not null`,
    erase: [
      `update brand_version set saved_by_name = '' where saved_by = $2 and $1::text is not null`,
    ],
  },
  {
    name: 'engineStops',
    part: 'stops',
    table: 'engine_stop',
    fate: 'unnamed',
    keptFor: 'safety',
    columns: 't.id, t.device_id, t.state, t.asked_at, t.changed_at, t.override_by, t.reason',
    rows: `engine_stop t where ${OWN}`,
    erase: [`update engine_stop set user_name = '' where ${MINE}`],
  },
  {
    name: 'scans',
    part: 'driver',
    table: 'qr_scan',
    fate: 'ends',
    columns: 't.driver_id, t.device_id, t.scanned_at, t.received_at',
    // Of others: those of the person themself are listed as their driver's.
    rows: `qr_scan t where ${OWN} and not exists (select 1 from qr_access q
      where q.tracking_origin = $1 and q.user_id = $2 and q.driver_id = t.driver_id)`,
    erase: deleteFrom('qr_scan'),
  },
];
