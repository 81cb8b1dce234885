import type { ResourceWords } from './resource-words';

export const scheduledReportWords: ResourceWords = {
  one: 'scheduled report',
  columns: ['id', 'name', 'kind', 'period', 'repeats', 'nextAt', 'lastStatus', 'isPaused'],
  members: {
    name: { hint: 'what it is called', example: '"Trips of the week"' },
    kind: { hint: 'the report that goes out', example: 'trips' },
    deviceIds: { hint: 'its vehicles; without any it is of all' },
    groupIds: { hint: 'groups whose vehicles it is of' },
    silentHours: { hint: 'of silent vehicles: those that said nothing for so many hours' },
    period: { hint: 'the period that it is of, as it stands when it goes out' },
    grouping: { hint: 'what its rows are put together by' },
    columns: { hint: 'its columns in their order, divided by commas; left out, as it is meant' },
    format: { hint: 'the file that goes out' },
    recipients: { hint: 'to whom, divided by commas', example: 'ana@example.com' },
    repeats: { hint: 'when it goes out' },
    weekday: { hint: 'the day of weekly ones: Monday is 1' },
    monthDay: { hint: 'the day of monthly ones' },
    minuteOfDay: { hint: 'the minute of the day: 420 is 7:00' },
    timeZone: { hint: 'whose days and times these are', example: 'America/Sao_Paulo' },
    locale: { hint: 'its language: pt-BR, es or en-US' },
    isPaused: { title: 'PAUSED', hint: 'whether it does not go out for now' },
  },
  summaries: {
    list: 'The reports that go out by mail by themselves',
    create: 'Have a report go out by mail by itself',
  },
};
