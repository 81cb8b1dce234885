import * as z from 'zod/mini';
import { createDecoder, createListDecoder } from './decode';
import {
  attributes,
  flag,
  numberOr,
  numbersOrNull,
  objectOrNull,
  requiredDate,
  requiredNumber,
  requiredNumberWithin,
  textOrNull,
} from './fields';

/** One fix of a device, as on the wire. */
export const positionSchema = z.object({
  id: numberOr(0),
  deviceId: requiredNumber,
  protocol: textOrNull,
  serverTime: requiredDate,
  deviceTime: requiredDate,
  fixTime: requiredDate,
  valid: flag,
  latitude: requiredNumberWithin(90),
  longitude: requiredNumberWithin(180),
  altitude: numberOr(0),
  speed: numberOr(0),
  course: numberOr(0),
  address: textOrNull,
  accuracy: numberOr(0),
  network: objectOrNull,
  geofenceIds: numbersOrNull,
  attributes,
});

/** One fix: speed in knots, course in degrees, altitude and accuracy in metres, times ISO text. */
export type Position = z.output<typeof positionSchema>;

/** Decodes one position; throws ContractError. */
export const decodePosition = createDecoder('Position', positionSchema);

/** Decodes a list of positions; unreadable ones are left out. */
export const decodePositions = createListDecoder('Position', positionSchema);
