import { defineFeature } from '../../../ground/feature';
import { createMaintenanceRecordCalls } from './maintenance-record-calls';
import { MaintenanceRecordStore } from './maintenance-record-store';

/** Maintenances that were done on vehicles, over whichever tracking API. */
export const maintenanceRecordsFeature = defineFeature({
  name: 'maintenance-records',
  needs: ['access'],
  open({ database, upstream, clock }, { access }) {
    const store = new MaintenanceRecordStore(database, upstream.origin);
    return {
      resources: {
        MaintenanceRecord: createMaintenanceRecordCalls({ upstream, access, store, clock }),
      },
    };
  },
});
