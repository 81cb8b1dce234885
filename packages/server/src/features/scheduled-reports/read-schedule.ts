import { scheduledReport } from '@rastro/sdk/contract';
import { findScheduleProblem, parseRecipients, REPORT_COLUMNS } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import { ApiError } from '../../request/api-error';
import { toInput } from '../own-resources/to-input';
import type { ScheduleSettings } from './scheduled-report-store';

type Body = Readonly<Record<string, unknown>>;

const invalid = (field: string, words: string): ApiError =>
  new ApiError(422, 'FIELD_INVALID', words, { field });

/** Ids of vehicles or groups, each once. */
function readIds(body: Body, field: 'deviceIds' | 'groupIds'): number[] {
  const ids = body[field] ?? [];
  if (!Array.isArray(ids) || !ids.every((id) => Number.isSafeInteger(id) && Number(id) > 0)) {
    throw invalid(field, 'They are named by their ids, in a list.');
  }
  return [...new Set(ids.map(Number))];
}

/** Columns in their order, each once. */
function readColumns({ kind, columns }: Pick<ScheduleSettings, 'kind' | 'columns'>): string {
  const keys = [...new Set(columns.split(',').map((key) => key.trim()))].filter(Boolean);
  const known = REPORT_COLUMNS[kind].map(({ key }) => key);
  if (!keys.every((key) => known.includes(key))) {
    throw invalid('columns', `This report has the columns ${known.join(', ')}.`);
  }
  return keys.join(',');
}

/** What a report is to be, out of a body whose members are of the right kinds. Throws a 422 with the remedy. */
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
  if (problem) throw invalid(problem.field, getProductWords('en-US').t(problem.words));
  return settings;
}
