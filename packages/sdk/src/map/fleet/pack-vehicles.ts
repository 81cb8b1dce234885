import { MARKER_STATUSES, type VehicleState } from './vehicle-state';

/** Icon and tints; few of them serve a whole fleet. */
export interface VehicleLook {
  icon: string;
  primary: string;
  secondary: string;
}

/** Vehicles that changed, as arrays of one length; words travel only when they are new. */
export interface PackedVehicles {
  deviceIds: Float64Array<ArrayBuffer>;
  latitudes: Float64Array<ArrayBuffer>;
  longitudes: Float64Array<ArrayBuffer>;
  courseDegrees: Float32Array<ArrayBuffer>;
  fixAt: Float64Array<ArrayBuffer>;
  groupIds: Float64Array<ArrayBuffer>;
  /** Codes of `MARKER_STATUSES`. */
  statuses: Uint8Array<ArrayBuffer>;
  /** 1 for an alarm. */
  alarms: Uint8Array<ArrayBuffer>;
  /** Indexes of looks, counted over all messages of one packer. */
  looks: Uint16Array<ArrayBuffer>;
  newLooks: VehicleLook[];
  newWords: { index: number; name: string; plate: string }[];
  removedIds: number[];
}

/** The buffers to hand over with a message: those of all arrays that are its members. */
export function listBuffers(message: object): ArrayBuffer[] {
  return Object.values(message).flatMap((value) =>
    ArrayBuffer.isView(value) ? [value.buffer as ArrayBuffer] : [],
  );
}

/** Turns vehicles into arrays; remembers which looks and words the other side has already. */
export function createVehiclePacker() {
  const lookIndex = new Map<string, number>();
  const words = new Map<number, Pick<VehicleState, 'name' | 'plate'>>();

  function lookOf({ icon, primary, secondary }: VehicleState, newLooks: VehicleLook[]): number {
    const key = `${icon}\n${primary}\n${secondary}`;
    let index = lookIndex.get(key);
    if (index === undefined) {
      index = lookIndex.size;
      lookIndex.set(key, index);
      newLooks.push({ icon, primary, secondary });
    }
    return index;
  }

  return {
    pack(upserts: readonly VehicleState[], removedIds: readonly number[]): PackedVehicles {
      const count = upserts.length;
      const packed: PackedVehicles = {
        deviceIds: new Float64Array(count),
        latitudes: new Float64Array(count),
        longitudes: new Float64Array(count),
        courseDegrees: new Float32Array(count),
        fixAt: new Float64Array(count),
        groupIds: new Float64Array(count),
        statuses: new Uint8Array(count),
        alarms: new Uint8Array(count),
        looks: new Uint16Array(count),
        newLooks: [],
        newWords: [],
        removedIds: [...removedIds],
      };
      for (const deviceId of removedIds) words.delete(deviceId);
      upserts.forEach((vehicle, index) => {
        const { deviceId, name, plate } = vehicle;
        packed.deviceIds[index] = deviceId;
        packed.latitudes[index] = vehicle.latitude;
        packed.longitudes[index] = vehicle.longitude;
        packed.courseDegrees[index] = vehicle.courseDegrees;
        packed.fixAt[index] = vehicle.fixAt;
        packed.groupIds[index] = vehicle.groupId;
        packed.statuses[index] = MARKER_STATUSES.indexOf(vehicle.status);
        packed.alarms[index] = vehicle.isAlarm ? 1 : 0;
        packed.looks[index] = lookOf(vehicle, packed.newLooks);
        const known = words.get(deviceId);
        if (known?.name === name && known.plate === plate) return;
        words.set(deviceId, { name, plate });
        packed.newWords.push({ index, name, plate });
      });
      return packed;
    },
    /** All vehicles were taken away. */
    clear(): void {
      words.clear();
    },
  };
}
