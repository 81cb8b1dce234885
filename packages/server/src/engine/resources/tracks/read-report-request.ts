import { DAY_MS } from '@rastro/sdk/domain';
import { refused } from '../../common/engine-error';
import { readIds, readTime } from '../../common/query-values';
import { NO_STEPS, readCounterSteps } from '../../reports/days/counter-steps';
import type { ReportDevice, ReportRequest } from '../../reports/report-request';
import type { RequestContext } from '../../requests/request-context';
import { isOn } from '../../rules/book/is-on';
import { readMovementRules } from '../../rules/movement/movement-rules';

/** `report.fastThreshold`. */
const FAST_AFTER_MS = DAY_MS;

/** `from` and `to` of a query, both of which must be there. */
export const readSpan = ({ request: { query } }: RequestContext): [number, number] => {
  const fromMs = readTime(query, 'from');
  const toMs = readTime(query, 'to');
  if (fromMs === null || toMs === null) throw refused('from and to are required');
  return [fromMs, toMs];
};

/** Devices the caller sees: those named, those of the groups named and below, or all. */
const listDevices = async (
  { members, fleet, rules, isLiteral }: RequestContext,
  userId: number,
  deviceIds: number[],
  groupIds: number[],
): Promise<ReportDevice[]> => {
  const ids = await members.read({
    sql: `select d.id, row_number() over (order by d.name collate "C", d.id) as place from devices d
      where d.id in (select v.device_id from user_sees_device v where v.user_id = $1)
        and ($4 or d.id = any($2::bigint[])
          or d.id in (select g.device_id from device_in_group g where g.group_id = any($3::bigint[])))`,
    params: [userId, deviceIds, groupIds, deviceIds.length + groupIds.length === 0],
  });
  return ids.flatMap((id) => {
    const entity = fleet.get(id)?.entity;
    if (!entity) return [];
    return {
      id,
      name: entity.name,
      attributes: entity['attributes'] as ReportDevice['attributes'],
      movement: readMovementRules(rules, entity),
      readsAsMeant: isOn(rules, entity, 'values.asMeant'),
      ignoresOdometer: String(rules.setting(entity, 'report.ignoreOdometer')) === 'true',
      tellsWayBack: isLiteral,
    };
  });
};

/** Reads what is asked and writes it down. Refuses accounts without reports. */
export const readReportRequest = async (
  context: RequestContext,
  type: string,
): Promise<ReportRequest> => {
  const access = await context.access();
  access.requireReports();
  const { query } = context.request;
  const [fromMs, toMs] = readSpan(context);
  const deviceIds = readIds(query, 'deviceId');
  const groupIds = readIds(query, 'groupId');
  // Groups of devices set rules, too.
  if (!context.isInside) await context.rules.refresh(context.unit);
  const devices = await listDevices(context, access.caller.id, deviceIds, groupIds);
  const span = { from: query.get('from'), to: query.get('to') };
  await context.audit({
    type: 'report',
    attributes: { type, ...span, devices: deviceIds, groups: groupIds },
  });
  const isFast = toMs - fromMs > FAST_AFTER_MS;
  const { isLiteral, unit } = context;
  const ids = devices.map(({ id }) => id);
  const stepsBetween = isLiteral ? NO_STEPS : await readCounterSteps(unit, ids, { fromMs, toMs });
  return { devices, fromMs, toMs, isFast, findsSpeeds: !isFast || !isLiteral, stepsBetween };
};
