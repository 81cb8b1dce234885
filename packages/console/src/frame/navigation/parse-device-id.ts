/** The id of a device in an address; null for what is none. */
export function parseDeviceId(text: string | null | undefined): number | null {
  return /^\d{1,15}$/.test(text ?? '') ? Number(text) : null;
}
