import {
  PERIOD_KINDS,
  REPORT_COLUMNS,
  REPORT_GROUPINGS,
  SCHEDULED_REPORT_KINDS,
} from '@rastro/sdk/domain';
import type { Command, CommandOption } from '../../command';

type Kind = (typeof SCHEDULED_REPORT_KINDS)[number];

const SUMMARIES: Readonly<Record<Kind, string>> = {
  summary: 'Report what vehicles drove: trips, distance, hours, fuel',
  trips: 'Report trips, from where to where',
  stops: 'Report stops, where and how long',
  events: 'Report what happened to vehicles',
  route: 'Report every position of vehicles',
  geofences: 'Report stays in geofences',
  combined: 'Report trips, stops and events together, by time',
  silent: 'Report vehicles that say nothing any more',
  drivers: 'Report days of drivers by their check-ins: hours, way, breaks',
};

const periodOptions: readonly CommandOption[] = [
  {
    flags: '--period <name>',
    description: 'a period of the calendar (default: today)',
    choices: PERIOD_KINDS.filter((kind) => kind !== 'custom'),
  },
  {
    flags: '--from <date>',
    description: 'from this day or moment on, as in 2027-12-31 or 2027-12-31T18:00',
  },
  { flags: '--to <date>', description: 'up to this day or moment; default: up to now' },
];

const hoursOption: CommandOption = {
  flags: '--hours <n>',
  description: 'silent for longer than so many hours (default: 24)',
};

const listOptions = (kind: Kind): CommandOption[] => [
  {
    flags: '--device <name>',
    description: 'of this device, by name, identifier or id, several times',
    isRepeatable: true,
  },
  {
    flags: '--group <name>',
    description: 'of the devices of this group and those below it, several times',
    isRepeatable: true,
  },
  ...(kind === 'silent' ? [hoursOption] : periodOptions),
  {
    flags: '--columns <names>',
    description: `columns to show: ${REPORT_COLUMNS[kind].map(({ key }) => key).join(',')}`,
  },
  {
    flags: '--by <what>',
    description: 'rows together by vehicle or day, with the sums of each',
    choices: REPORT_GROUPINGS,
  },
  { flags: '--addresses', description: 'ask for addresses that are missing; at most a minute' },
  { flags: '--language <tag>', description: "default: the account's, else that of the terminal" },
  { flags: '--json', description: 'print JSON: metres, knots, milliseconds, times in UTC' },
  {
    flags: '--csv [file]',
    description: 'print CSV, or write it into a file',
    completes: 'files',
  },
  { flags: '--tsv', description: 'print columns divided by tabs, for other programs' },
  { flags: '--xlsx <file>', description: 'write an Excel file', completes: 'files' },
  { flags: '--pdf <file>', description: 'write a PDF', completes: 'files' },
  { flags: '--force', description: 'replace files that are there' },
];

const exampleOf = (kind: Kind): string[] =>
  kind === 'silent'
    ? ['rastro reports silent --hours 72', 'rastro reports silent --group North --xlsx silent.xlsx']
    : [
        `rastro reports ${kind} --device "Truck 7" --period yesterday`,
        `rastro reports ${kind} --group North --from 2026-11-01 --to 2026-11-30 --xlsx ${kind}.xlsx`,
        `rastro reports ${kind} --period lastMonth --by ${kind === 'drivers' ? 'day' : 'vehicle'} --pdf ${kind}.pdf`,
      ];

/** The reports that are tables, each with its columns. */
export const reportCommands: Command[] = SCHEDULED_REPORT_KINDS.map((kind) => ({
  path: `reports ${kind}`,
  summary: SUMMARIES[kind],
  details:
    "Of all vehicles of the account where none is named. Days, times and units are the account's; a day given as --to is part of the period. Files are those of the console. A file that is there is left alone without --force.",
  options: listOptions(kind),
  examples: exampleOf(kind),
  load: async () => {
    const { runReport } = await import('./run-report');
    return (context, _args, options) => runReport(context, kind, options);
  },
}));
