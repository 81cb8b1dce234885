import { BILLING_ZONE, toDayKey } from '@rastro/sdk/domain';

/** The day that it is for bills, whatever the zone of this machine. */
export const todayOfBills = (): string => toDayKey(Date.now(), BILLING_ZONE);
