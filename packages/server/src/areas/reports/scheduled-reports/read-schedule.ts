import { scheduledReport } from '@rastro/sdk/contract';
import { findScheduleProblem, parseRecipients, REPORT_COLUMNS } from '@rastro/sdk/domain';
import { ofField, refuseField, refusePhrases } from '../../../request/refuse-field';
import { toInput } from '../../../ground/own-resources/to-input';
import type { ScheduleSettings } from './scheduled-report-store';

type Body = Readonly<Record<string, unknown>>;

/** Ids of vehicles or groups, each once. */
function readIds(body: Body, field: 'deviceIds' | 'groupIds'): number[] {
  const ids = body[field] ?? [];
  if (!Array.isArray(ids) || !ids.every((id) => Number.isSafeInteger(id) && Number(id) > 0)) {
    throw refuseField(field, 'refusal.ids');
  }
  return [...new Set(ids.map(Number))];
}

/** Columns in their order, each once. */
function readColumns({ kind, columns }: Pick<ScheduleSettings, 'kind' | 'columns'>): string {
  const keys = [...new Set(columns.split(',').map((key) => key.trim()))].filter(Boolean);
  const known = REPORT_COLUMNS[kind].map(({ key }) => key);
  if (!keys.every((key) => known.includes(key))) {
    throw refuseField('columns', 'refusal.schedule.columns', { columns: known.join(', ') });
  }
  return keys.join(',');
}

/**
 * Reads the settings of a report from a body whose members have the right types. Throws a 422 with
 * the remedy.
 */
export function readSchedule(body: Body): ScheduleSettings {
  const read = toInput(scheduledReport.members, body);
  const settings: ScheduleSettings = {
    ...read,
    deviceIds: readIds(body, 'deviceIds'),
    groupIds: readIds(body, 'groupIds'),
    recipients: parseRecipients(read.recipients).join(','),
    columns: readColumns(read),
  };
  const problem = findScheduleProblem(settings);
  if (problem) throw refusePhrases(ofField(problem.field), [problem.words]);
  return settings;
}
