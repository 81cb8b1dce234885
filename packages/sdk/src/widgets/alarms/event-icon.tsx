import type { ReactElement } from 'react';
import {
  Activity,
  Bell,
  CircleQuestionMark,
  CircleStop,
  Fuel,
  Gauge,
  Hexagon,
  IdCard,
  KeyRound,
  Siren,
  Terminal,
  Wifi,
  WifiOff,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

const ICONS: Record<string, LucideIcon> = {
  alarm: Siren,
  deviceMoving: Activity,
  deviceStopped: CircleStop,
  deviceOnline: Wifi,
  deviceOffline: WifiOff,
  deviceUnknown: CircleQuestionMark,
  deviceOverspeed: Gauge,
  deviceFuelDrop: Fuel,
  deviceFuelIncrease: Fuel,
  geofenceEnter: Hexagon,
  geofenceExit: Hexagon,
  ignitionOn: KeyRound,
  ignitionOff: KeyRound,
  driverChanged: IdCard,
  commandResult: Terminal,
  maintenance: Wrench,
};

/** The sign of a type of event; a bell for those without one. */
export function EventIcon({ type, size = 17 }: { type: string; size?: number }): ReactElement {
  const Icon = ICONS[type] ?? Bell;
  return <Icon size={size} aria-hidden="true" />;
}
