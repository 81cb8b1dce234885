import type { DeviceEntity } from '../../entities/device-entity';
import type { RuleBook } from './rule-book';

/** Switches of this server: of a device, else of its groups, else of the server. */
export type EngineSwitch = 'values.asMeant' | 'time.correct';

/** Returns true when a switch is on for a device: `true` or its text. */
export const isOn = (rules: RuleBook, device: DeviceEntity, name: EngineSwitch): boolean =>
  String(rules.setting(device, name, { ofServer: true })) === 'true';
