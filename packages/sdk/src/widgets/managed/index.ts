'use client';
export { useCalendarFields } from './use-calendar-fields';
export { useCommandForm } from './use-command-form';
export { useComputedFields } from './use-computed-fields';
export { usePlanFields, usePlanWords } from './use-plan-fields';
