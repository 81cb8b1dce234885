import type { VehicleIcons } from '../../icons/load-vehicle-icons';
import type { CanvasView } from '../canvas/canvas-view';
import type { PaintSurface } from '../canvas/paint-surface';
import { createClusteredFleet } from '../cluster/cluster-fleet';
import { toClusterRadius } from '../cluster/cluster-radius';
import { countPicked } from '../cluster/count-picked';
import { readWorst } from '../cluster/read-clusters';
import { formatShortCount } from '../../domain/units/format-short-count';
import { createDrawnFleet, cullFleet } from '../fleet/cull-fleet';
import type { FleetArrays } from '../fleet/fleet-arrays';
import type { FleetPalette } from '../fleet/fleet-palette';
import { PLAIN_STATUS, VehicleFlag } from '../fleet/vehicle-state';
import { createClusterAtlas } from './cluster-atlas';
import { toRingSteps } from './cluster-shape';
import { createHaloAtlas, toPulseStep } from './halo-atlas';
import { createLabelAtlas } from './label-atlas';
import { createLabelGrid } from './label-grid';
import { createOwnerAtlas, OWNER_OFFSET_PX } from './owner-atlas';
import { createPaintList, type PaintSprite } from './paint-list';
import { placeLabels, resolveLabel, type LabelShow } from './place-labels';
import { createRingAtlas, DISC_RING_GAP_PX, RING_RADIUS_PX } from './ring-atlas';
import { createSpriteAtlas, toDirection } from './sprite-atlas';

/** Style of the fleet. */
export interface FleetStyle {
  palette: FleetPalette;
  icons: VehicleIcons;
  show: LabelShow & { status: boolean };
  /** Draws vehicles that stand near each other as one disc. */
  clusters: boolean;
  reducedMotion: boolean;
  /** One vehicle is looked at, with its way: the others stand back, but for those that call. */
  isOneChosen: boolean;
  /** The language that numbers are written in. */
  locale: string;
}

/** Flags of vehicles in focus or calling for attention, whatever else is chosen. */
const OUTSTANDING =
  VehicleFlag.alarm |
  VehicleFlag.attended |
  VehicleFlag.selected |
  VehicleFlag.followed |
  VehicleFlag.hover |
  VehicleFlag.picked;

/** Makes the list of all pictures on the canvas, in paint order. */
export function createFleetComposer(surface: PaintSurface) {
  const drawn = createDrawnFleet();
  const clusters = createClusteredFleet();
  const labelGrid = createLabelGrid();
  const sprites = createSpriteAtlas(surface);
  const halos = createHaloAtlas(surface);
  const rings = createRingAtlas(surface);
  const labels = createLabelAtlas(surface);
  const owners = createOwnerAtlas(surface);
  const discs = createClusterAtlas(surface);
  const list = createPaintList();
  let labelled: ReadonlySet<number> = new Set();
  /** Positions of the pulses in the list. */
  let pulses: { index: number; isSelected: boolean }[] = [];

  function listClusters(fleet: FleetArrays, ratio: number, style: FleetStyle) {
    const { palette, show, locale, isOneChosen } = style;
    const { tallies } = clusters;
    const picked = countPicked(fleet, clusters);
    for (let index = 0; index < clusters.count; index++) {
      const count = tallies.countOf(index);
      const radius = toClusterRadius(count);
      const [x, y] = [clusters.x[index]!, clusters.y[index]!];
      labelGrid.occupy(x - radius, y - radius, 2 * radius, 2 * radius);
      const worst = readWorst(tallies, index);
      const look = {
        text: formatShortCount(count, locale),
        radius,
        steps: show.status ? toRingSteps(tallies.statesOf(index)) : [],
        tone: show.status || worst === 'alarm' ? worst : 'plain',
      } as const;
      const disc = discs.get(look, palette, ratio);
      if (!disc) continue;
      const add = (sprite: PaintSprite) =>
        list.addSprite(
          sprite,
          Math.round(x * ratio - sprite.width / 2),
          Math.round(y * ratio - sprite.height / 2),
          isOneChosen && worst !== 'alarm' && !picked[index],
        );
      const ring =
        picked[index] &&
        rings.get(radius + DISC_RING_GAP_PX, picked[index] === count, palette, ratio);
      if (ring) add(ring);
      add(disc);
    }
  }

  function listBodies(fleet: FleetArrays, ratio: number, now: number, style: FleetStyle) {
    const { palette, icons, show, reducedMotion, isOneChosen } = style;
    pulses = [];
    for (let index = 0; index < drawn.count; index++) {
      const slot = drawn.slots[index]!;
      const flags = fleet.flags[slot]!;
      const isAlarm = (flags & VehicleFlag.alarm) !== 0;
      const isSelected = (flags & VehicleFlag.selected) !== 0;
      const isFaint = isOneChosen && (flags & OUTSTANDING) === 0;
      // Whole device px, so that neighbouring tiles agree on what is between them.
      const x = Math.round(drawn.x[index]! * ratio);
      const y = Math.round(drawn.y[index]! * ratio);
      const add = (sprite: PaintSprite, offset = 0) =>
        list.addSprite(
          sprite,
          Math.round(x + offset - sprite.width / 2),
          Math.round(y - offset - sprite.height / 2),
          isFaint,
        );
      const isAttended = (flags & VehicleFlag.attended) !== 0;
      const isCalling = isAlarm || isAttended;
      if (isCalling || isSelected) {
        // Only what nobody attends to asks for somebody.
        const pulseStep = reducedMotion || isAttended ? undefined : toPulseStep(now);
        const halo = halos.get({ isAlarm: isCalling, isSelected, pulseStep }, palette, ratio);
        if (halo && isAlarm && !reducedMotion) pulses.push({ index: list.count, isSelected });
        if (halo) add(halo);
      }
      const size = isSelected || isCalling ? 'normal' : drawn.size;
      if (flags & VehicleFlag.picked) {
        const ring = rings.get(RING_RADIUS_PX[size], true, palette, ratio);
        if (ring) add(ring);
      }
      const request = {
        look: fleet.look[slot]!,
        status: show.status ? fleet.status[slot]! : PLAIN_STATUS,
        isAlarm,
        direction: toDirection(drawn.courseDegrees[index]!),
        size,
      } as const;
      const sprite = sprites.get(request, fleet.looks, palette, icons, ratio);
      if (sprite) add(sprite);
      const owner = isAttended && owners.get(fleet.ownerOf(slot) ?? '', palette, ratio);
      if (owner) add(owner, Math.round(OWNER_OFFSET_PX * ratio));
    }
  }

  function listLabels(fleet: FleetArrays, view: CanvasView, style: FleetStyle) {
    const { palette, show, isOneChosen } = style;
    const ratio = view.pixelRatio;
    const spriteOf = (slot: number) => {
      const label = resolveLabel(fleet, slot, show);
      return label && labels.get(label.name, label.plate, label.isSelected, palette, ratio);
    };
    labelled = placeLabels(
      fleet,
      drawn,
      labelGrid,
      labelled,
      labels.heightCss,
      (slot) => {
        const label = spriteOf(slot);
        return label && label.widthCss - 2 * labels.marginCss;
      },
      (slot, left, top) => {
        const label = spriteOf(slot);
        if (!label) return;
        list.addSprite(
          label,
          Math.round((left - labels.marginCss) * ratio),
          Math.round((top - labels.marginCss) * ratio),
          isOneChosen && (fleet.flags[slot]! & OUTSTANDING) === 0,
        );
      },
    );
  }

  return {
    drawn,
    clusters,
    list,
    /**
     * Returns true while something in the list changes its look over time, though nothing moves.
     */
    isPulsing: (): boolean => pulses.length > 0,
    /** Lists the fleet as it is. @param now ms of the frame clock */
    compose(fleet: FleetArrays, view: CanvasView, now: number, style: FleetStyle): void {
      if (style.clusters) clusters.update(fleet, view);
      else clusters.clear();
      cullFleet(fleet, view, now, drawn, (slot) => clusters.clusterOf(slot) >= 0);
      list.reset();
      labelGrid.reset(view.width, view.height);
      listClusters(fleet, view.pixelRatio, style);
      listBodies(fleet, view.pixelRatio, now, style);
      listLabels(fleet, view, style);
    },
    /** Brings the pulses in the list to another moment, and nothing else. */
    turnPulses(now: number, { palette }: FleetStyle, pixelRatio: number): void {
      const pulseStep = toPulseStep(now);
      for (const { index, isSelected } of pulses) {
        const halo = halos.get({ isAlarm: true, isSelected, pulseStep }, palette, pixelRatio);
        if (halo) list.exchange(index, halo);
      }
    },
    /** Forgets what was drawn with other colours, icons or at another pixel ratio. */
    clear(): void {
      sprites.clear();
      halos.clear();
      rings.clear();
      owners.clear();
      labels.clear();
      discs.clear();
    },
    /** Forgets the words: their letters are not right any more. */
    clearLabels(): void {
      labels.clear();
      owners.clear();
      discs.clear();
    },
  };
}
