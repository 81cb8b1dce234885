/** Text without anything visible: white space, controls, joiners, fillers. */
const INVISIBLE = /^[\s\p{C}\p{Z}\u115f\u1160\u3164\uffa0\u2800]*$/u;

/** The name of a device as people are shown it: its identifier where the name shows as nothing. */
export function readDeviceName(device: { name: string; uniqueId: string }): string {
  return INVISIBLE.test(device.name) ? device.uniqueId : device.name;
}
