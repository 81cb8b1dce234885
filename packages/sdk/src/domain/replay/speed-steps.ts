/** Upper ends of the speed ramp's first colours where nobody set a limit, km/h (ui/README §2). */
export const SPEED_STEPS_KMH = [20, 40, 60] as const;

/**
 * Upper ends of the speed ramp's first three colours, km/h; the last colour is all above them: above the limit
 * of the vehicle, where there is one. Under a low limit the steps below it keep their order.
 */
export function listSpeedSteps(
  limitKmh: number = SPEED_STEPS_KMH[2],
): readonly [number, number, number] {
  const [slow, middle] = SPEED_STEPS_KMH;
  return [Math.min(slow, limitKmh / 3), Math.min(middle, (limitKmh * 2) / 3), limitKmh];
}
