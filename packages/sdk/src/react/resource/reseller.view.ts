import { reseller } from '../../contract';
import { defineView } from './define-view';

/** View of resellers. */
export const resellerView = /* @__PURE__ */ defineView(reseller, {
  columns: [
    ...(['name', 'parentId', 'vehicles', 'online', 'newVehicles'] as const),
    ...(['customers', 'newCustomers', 'resellers', 'domain', 'isSuspended'] as const),
  ],
  form: [['userId', 'domain', 'maxDevices', 'maxUsers', 'maxResellers']],
});
