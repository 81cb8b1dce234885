/** The page of histories; of a device, when one is named. */
export const historyPath = (deviceId: number | null): string =>
  deviceId === null ? '/history' : `/history?device=${deviceId}`;
