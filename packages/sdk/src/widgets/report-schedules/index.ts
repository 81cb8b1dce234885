'use client';
export { ReportSchedules, type ReportSchedulesProps } from './report-schedules';
export { ReportScheduleDialog, type ReportScheduleDialogProps } from './schedule-dialog';
export { ReportScheduleList, type ReportScheduleListProps } from './schedule-list';
