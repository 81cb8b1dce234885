'use client';
import { useState } from 'react';
import type { Position } from '../../contract';
import { haversineMeters, type PlaceName, toPlaceLine } from '../../domain';
import { useTrackingContext } from '../provider/tracking-context';
import { useLabels } from '../use-labels';
import { useServer } from '../session/use-server';
import { useFenceNames } from './use-fence-names';
import { useKnownPlace } from './use-known-place';
import { usePacedFix } from './use-paced-fix';
import { usePlace } from './use-place';
import { usePlaceTurn } from './use-place-turn';

/** An address so near still says where somebody drives, until the next one is there. */
const NEAR_METERS = 250;

/**
 * Time to look up an address not known yet: never; in turn among the lines on the screen, for rows
 * of a list; on press; or as soon as the line is shown, for details the user opened.
 */
export type AddressWish = 'known' | 'inTurn' | 'onPress' | 'atOnce';

/** Location in one line, and the way to look up more. */
export interface PlaceLineState {
  /** `unknown` where an address was asked for, and nobody knows one. */
  kind: PlaceName['kind'] | 'unknown';
  text: string;
  /** Text to copy: the coordinates where the text does not name the place. */
  copied: string;
  /** Asks for the address, again after a failure; undefined where it would not help. */
  askAddress: (() => void) | undefined;
  isAsking: boolean;
  /** Nobody could say the address. */
  hasFailed: boolean;
}

type Fix = Pick<Position, 'deviceId' | 'latitude' | 'longitude'> &
  Partial<Pick<Position, 'address' | 'geofenceIds' | 'speed'>>;

/**
 * The place of a fix: the fences it is in, else its address, else that nobody knows one, else, while nobody was
 * asked, its coordinates as the account writes them. An address that was asked for before shows at once; others by `address` (default `known`),
 * for a vehicle that drives anew every 15 s. undefined without a fix.
 */
export function usePlaceLine(
  fix: Fix | null | undefined,
  { address: wish = 'known' }: { address?: AddressWish } = {},
): PlaceLineState | undefined {
  const { units } = useTrackingContext('usePlaceLine');
  const t = useLabels();
  const { data: server } = useServer();
  const fences = useFenceNames(fix?.geofenceIds);
  const knownHere = useKnownPlace(fix);
  const [pressedFor, setPressedFor] = useState<number>();
  const [last, setLast] = useState<{ place: Fix; address: string }>();

  const isNamed = fences === undefined || fences.length > 0 || Boolean(fix?.address);
  const isWanted = wish === 'atOnce' || (wish === 'onPress' && pressedFor === fix?.deviceId);
  const asked = usePacedFix(fix && !isNamed && isWanted ? fix : null);
  const answer = usePlace(asked);
  if (asked && answer.data !== undefined && last?.place !== asked) {
    setLast({ place: asked, address: answer.data });
  } else if (fix && knownHere !== undefined && last?.address !== knownHere) {
    setLast({ place: fix, address: knownHere });
  }
  const isNear =
    fix && last?.place.deviceId === fix.deviceId && haversineMeters(last.place, fix) <= NEAR_METERS;
  const found = knownHere ?? (isNear ? last.address : undefined);
  usePlaceTurn(fix && wish === 'inTurn' && !isNamed && found === undefined ? fix : null);
  if (!fix) return undefined;

  const line = toPlaceLine(
    { ...fix, fences: fences ?? [], address: fix.address || found },
    units.coordinates,
  );
  const hasFailed = isWanted && asked !== null && answer.error !== undefined;
  const canAsk =
    (wish === 'onPress' || wish === 'atOnce') &&
    server?.geocoderEnabled === true &&
    !isNamed &&
    found === undefined &&
    (hasFailed || !isWanted);
  const ask = hasFailed ? () => void answer.refresh() : () => setPressedFor(fix.deviceId);
  const isUnknown = line.kind === 'coordinates' && found === '';
  return {
    kind: isUnknown ? 'unknown' : line.kind,
    text: isUnknown ? t('place.unknown.label') : line.text,
    copied: line.text,
    askAddress: canAsk ? ask : undefined,
    isAsking: isWanted && answer.isLoading,
    hasFailed,
  };
}
