export type { MaintenanceFix, MaintenancePlan, NextMaintenance } from './next-maintenance';
