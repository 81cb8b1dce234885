import { interpolateCourse } from '../../domain/geo/course';
import { MARKER_MOVE_MS } from '../../domain/limits';
import { toWorldX, toWorldY } from '../canvas/mercator';
import type { PackedVehicles, VehicleLook } from './pack-vehicles';
import { VehicleFlag, type AlarmOwners } from './vehicle-state';

/**
 * The fleet as a structure of arrays: one slot a vehicle, no object a vehicle on the drawing path.
 * World coordinates are computed once a fix. Freed slots are used again.
 */
export class FleetArrays {
  /** Slots in use are below this number; a freed slot has `deviceIds[slot] === 0`. */
  length = 0;
  deviceIds = new Float64Array(0);
  fromX = new Float64Array(0);
  fromY = new Float64Array(0);
  toX = new Float64Array(0);
  toY = new Float64Array(0);
  fromCourse = new Float32Array(0);
  toCourse = new Float32Array(0);
  /** Start of the current move, ms of the frame clock. */
  startedAt = new Float64Array(0);
  fixAt = new Float64Array(0);
  groupIds = new Float64Array(0);
  status = new Uint8Array(0);
  flags = new Uint8Array(0);
  /** Index into `looks`. */
  look = new Uint16Array(0);
  names: string[] = [];
  plates: string[] = [];
  /** Distinct icon and tint combinations. */
  readonly looks: VehicleLook[] = [];
  /** End of the last move. */
  movingUntil = 0;

  /** The middle of what is looked at, world x. */
  private middleX = 0.5;

  private readonly slots = new Map<number, number>();
  private readonly freeSlots: number[] = [];

  /** Vehicles that are picked, on the map or not. */
  private picked: ReadonlySet<number> = new Set();

  private alarms: AlarmOwners = { owners: new Map(), resolvedIds: new Set() };

  get hasPicked(): boolean {
    return this.picked.size > 0;
  }

  /** Number of vehicles. */
  get size(): number {
    return this.slots.size;
  }

  slotOf(deviceId: number): number | undefined {
    return this.slots.get(deviceId);
  }

  /**
   * Takes vehicles in: new ones appear, known ones start their move to a new place.
   * @param now ms of the frame clock
   * @param animate false makes them jump
   */
  take(vehicles: PackedVehicles, now: number, animate: boolean): void {
    for (const deviceId of vehicles.removedIds) this.remove(deviceId);
    this.looks.push(...vehicles.newLooks);
    for (let index = 0; index < vehicles.deviceIds.length; index++) {
      this.takeOne(vehicles, index, now, animate);
    }
    for (const { index, name, plate } of vehicles.newWords) {
      const slot = this.slots.get(vehicles.deviceIds[index]!)!;
      this.names[slot] = name;
      this.plates[slot] = plate;
    }
  }

  private takeOne(vehicles: PackedVehicles, index: number, now: number, animate: boolean): void {
    const deviceId = vehicles.deviceIds[index]!;
    const existing = this.slots.get(deviceId);
    const slot = existing ?? this.open(deviceId);
    const x = this.loadNear(toWorldX(vehicles.longitudes[index]!));
    const y = toWorldY(vehicles.latitudes[index]!);
    const course = vehicles.courseDegrees[index]!;
    const isMove =
      existing === undefined ||
      x !== this.toX[slot] ||
      y !== this.toY[slot] ||
      course !== this.toCourse[slot];
    if (isMove) {
      const glides = animate && existing !== undefined;
      const progress = glides ? this.progressOf(slot, now) : 1;
      const fromX = glides ? this.xAt(slot, progress) : x;
      this.fromX[slot] = fromX + Math.round(x - fromX);
      this.fromY[slot] = glides ? this.yAt(slot, progress) : y;
      this.fromCourse[slot] = glides ? this.courseAt(slot, progress) : course;
      this.toX[slot] = x;
      this.toY[slot] = y;
      this.toCourse[slot] = course;
      this.startedAt[slot] = glides ? now : now - MARKER_MOVE_MS;
      if (glides) this.movingUntil = Math.max(this.movingUntil, now + MARKER_MOVE_MS);
    }
    this.fixAt[slot] = vehicles.fixAt[index]!;
    this.groupIds[slot] = vehicles.groupIds[index]!;
    this.status[slot] = vehicles.statuses[index]!;
    this.setFlag(slot, VehicleFlag.said, vehicles.alarms[index] === 1);
    this.flagAlarm(slot);
    this.look[slot] = vehicles.looks[index]!;
  }

  /**
   * Puts each vehicle on that copy of the world in which it is nearest to the middle of what is looked at:
   * over the date line one map shows the ends of two.
   * @param middleX world x
   */
  lookAt(middleX: number): void {
    if (middleX === this.middleX) return;
    this.middleX = middleX;
    for (let slot = 0; slot < this.length; slot++) {
      const x = this.toX[slot]!;
      const nearX = this.loadNear(x);
      this.toX[slot] = nearX;
      this.fromX[slot]! += nearX - x;
    }
  }

  private loadNear(x: number): number {
    return x + Math.ceil(this.middleX - x - 0.5);
  }

  remove(deviceId: number): void {
    const slot = this.slots.get(deviceId);
    if (slot === undefined) return;
    this.slots.delete(deviceId);
    this.deviceIds[slot] = 0;
    this.flags[slot] = 0;
    this.names[slot] = '';
    this.plates[slot] = '';
    this.freeSlots.push(slot);
  }

  /** Takes all vehicles away. */
  clear(): void {
    for (const deviceId of [...this.slots.keys()]) this.remove(deviceId);
  }

  /** Moves a flag to these vehicles; without any it is taken from all. */
  setOnly(flag: number, ...deviceIds: readonly (number | undefined)[]): void {
    for (let slot = 0; slot < this.length; slot++) this.flags[slot]! &= ~flag;
    for (const deviceId of deviceIds) {
      const slot = deviceId === undefined ? undefined : this.slots.get(deviceId);
      if (slot !== undefined) this.setFlag(slot, flag, true);
    }
  }

  /** Picks these vehicles and no others; those among them that come later are picked too. */
  pick(deviceIds: Iterable<number>): void {
    this.picked = new Set(deviceIds);
    for (let slot = 0; slot < this.length; slot++) {
      this.setFlag(slot, VehicleFlag.picked, this.picked.has(this.deviceIds[slot]!));
    }
  }

  /** The initials of who attends to a vehicle's alarm; undefined where nobody does. */
  ownerOf(slot: number): string | undefined {
    return this.alarms.owners.get(this.deviceIds[slot]!);
  }

  /** Says whose alarms are whose; those among them that come later are theirs too. */
  own(alarms: AlarmOwners): void {
    const before = this.alarms;
    this.alarms = alarms;
    for (const { owners, resolvedIds } of [before, alarms]) {
      for (const deviceId of [...owners.keys(), ...resolvedIds]) {
        const slot = this.slots.get(deviceId);
        if (slot !== undefined) this.flagAlarm(slot);
      }
    }
  }

  private flagAlarm(slot: number): void {
    const deviceId = this.deviceIds[slot]!;
    const isOwned = this.alarms.owners.has(deviceId);
    const isSaid = (this.flags[slot]! & VehicleFlag.said) !== 0;
    this.setFlag(slot, VehicleFlag.attended, isOwned);
    const isOpen = isSaid && !isOwned && !this.alarms.resolvedIds.has(deviceId);
    this.setFlag(slot, VehicleFlag.alarm, isOpen);
  }

  /** Share of the current move that is done, 0 to 1. */
  progressOf(slot: number, now: number): number {
    const progress = (now - this.startedAt[slot]!) / MARKER_MOVE_MS;
    return progress >= 1 ? 1 : progress > 0 ? progress : 0;
  }

  xAt(slot: number, progress: number): number {
    return this.fromX[slot]! + (this.toX[slot]! - this.fromX[slot]!) * progress;
  }

  yAt(slot: number, progress: number): number {
    return this.fromY[slot]! + (this.toY[slot]! - this.fromY[slot]!) * progress;
  }

  /** Length of the current move along its longer axis, world units. */
  moveLength(slot: number): number {
    const x = Math.abs(this.toX[slot]! - this.fromX[slot]!);
    const y = Math.abs(this.toY[slot]! - this.fromY[slot]!);
    return Math.max(x, y);
  }

  /** Course in degrees, the short way round; 0 ≤ course < 360. */
  courseAt(slot: number, progress: number): number {
    return interpolateCourse(this.fromCourse[slot]!, this.toCourse[slot]!, progress);
  }

  private setFlag(slot: number, flag: number, on: boolean): void {
    if (on) this.flags[slot]! |= flag;
    else this.flags[slot]! &= ~flag;
  }

  private open(deviceId: number): number {
    const slot = this.freeSlots.pop() ?? this.length++;
    if (slot >= this.deviceIds.length) this.grow(Math.max(256, this.deviceIds.length * 2));
    this.slots.set(deviceId, slot);
    this.deviceIds[slot] = deviceId;
    this.flags[slot] = this.picked.has(deviceId) ? VehicleFlag.picked : 0;
    return slot;
  }

  private grow(capacity: number): void {
    const float64 = (old: Float64Array<ArrayBuffer>) => {
      const grown = new Float64Array(capacity);
      grown.set(old);
      return grown;
    };
    this.deviceIds = float64(this.deviceIds);
    this.fromX = float64(this.fromX);
    this.fromY = float64(this.fromY);
    this.toX = float64(this.toX);
    this.toY = float64(this.toY);
    this.startedAt = float64(this.startedAt);
    this.fixAt = float64(this.fixAt);
    this.groupIds = float64(this.groupIds);
    const courses = [this.fromCourse, this.toCourse];
    this.fromCourse = new Float32Array(capacity);
    this.toCourse = new Float32Array(capacity);
    this.fromCourse.set(courses[0]!);
    this.toCourse.set(courses[1]!);
    const bytes = [this.status, this.flags];
    this.status = new Uint8Array(capacity);
    this.flags = new Uint8Array(capacity);
    this.status.set(bytes[0]!);
    this.flags.set(bytes[1]!);
    const looks = this.look;
    this.look = new Uint16Array(capacity);
    this.look.set(looks);
  }
}
