'use client';
export { useCalendarFields } from './use-calendar-fields';
export { useCommandForm } from './use-command-form';
export { useComputedFields } from './use-computed-fields';
export { useDriverColumns } from './use-driver-columns';
export { useDriverForm } from './use-driver-form';
export { usePlanFields } from './use-plan-fields';
export { usePlanWords } from '../../react/resource/words/use-plan-words';
