/** The Device entity (tracking-api §2.1) without what the server manages. */
export interface DeviceEntity {
  id: number;
  name: string;
  uniqueId: string;
  groupId: number;
  disabled: boolean;
  expirationTime: string | null;
  [member: string]: unknown;
}
