'use client';
import { useEffect, useRef, useState } from 'react';
import type { Position } from '../../contract';
import { toPlaceKey } from './place-key';

/**
 * Interval of lookups for a moving vehicle, in ms: four a minute, as a geocoder answers one request
 * a second for everyone.
 */
const EVERY_MS = 15_000;

type Fix = Pick<Position, 'deviceId' | 'latitude' | 'longitude'>;

/** The fix to ask the address of: the given one, but of a device that moves a new one every 15 s only. */
export function usePacedFix<F extends Fix>(fix: F | null): F | null {
  const [paced, setPaced] = useState<{ fix: F; takenAt: number } | null>(null);
  const latest = useRef(fix);
  useEffect(() => {
    latest.current = fix;
  });
  const deviceId = fix?.deviceId;
  const key = fix && toPlaceKey(fix).join();
  const own = paced?.fix.deviceId === deviceId ? paced : null;
  const takenAt = own?.takenAt ?? 0;
  const isTaken = own !== null && toPlaceKey(own.fix).join() === key;
  useEffect(() => {
    if (key === null || isTaken) return;
    const take = () => {
      if (latest.current) setPaced({ fix: latest.current, takenAt: Date.now() });
    };
    const timer = setTimeout(take, Math.max(0, takenAt + EVERY_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [deviceId, key, isTaken, takenAt]);
  return fix && (own?.fix ?? null);
}
