export {
  computeNextMaintenance,
  type MaintenanceFix,
  type MaintenancePlan,
  type NextMaintenance,
} from './next-maintenance';
