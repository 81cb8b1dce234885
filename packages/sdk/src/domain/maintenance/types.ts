export type { DueLine } from './due-devices';
export type { PlanMeasure } from './measure-plan';
export type { MaintenanceFix, MaintenancePlan, NextMaintenance } from './next-maintenance';
