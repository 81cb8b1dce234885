/** Upper ends of the speed ramp's first colours, km/h; the last colour is all above (ui/README §2). */
export const SPEED_STEPS_KMH = [20, 40, 60] as const;
