/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `manage.json` and what fills their places. */
export interface ManageWords {
  'links.devices.title': { count: number };
  'links.groups.title': { count: number };
  'links.users.title': { count: number };
  'links.devices.none': undefined;
  'links.groups.none': undefined;
  'links.users.none': undefined;
  'links.devices.add': undefined;
  'links.groups.add': undefined;
  'links.users.add': undefined;
  'links.inherited': { name: Value };
  'links.search': undefined;
  'links.add': { count: number };
  'links.all': { count: number };
  'links.remove': { name: Value };
  'drivers.new.action': undefined;
  'drivers.empty.title': undefined;
  'drivers.empty.text': undefined;
  'services.new.action': undefined;
  'services.empty.title': undefined;
  'services.empty.text': undefined;
  'commands.new.action': undefined;
  'commands.new.name': undefined;
  'commands.empty.title': undefined;
  'commands.empty.text': undefined;
  'computed.new.action': undefined;
  'computed.empty.title': undefined;
  'computed.empty.text': undefined;
  'computed.try.device': undefined;
  'computed.try.action': undefined;
  'computed.try.nothing': undefined;
  'plan.type.totalDistance': undefined;
  'plan.type.odometer': undefined;
  'plan.type.hours': undefined;
  'plan.type.fixTime': undefined;
  'plan.days.unit': undefined;
  'plan.days.text': { count: number };
}
