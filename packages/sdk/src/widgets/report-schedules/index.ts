'use client';
export { ReportSchedules, type ReportSchedulesProps } from './report-schedules';
