/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `groups.json` and what fills their places. */
export interface GroupsWords {
  'groups.search.label': undefined;
  'groups.tree.label': undefined;
  'groups.fold.action': undefined;
  'groups.none.title': undefined;
  'groups.none.text': undefined;
  'groups.none.ask': undefined;
  'groups.noMatch.title': { query: Value };
  'groups.choose.title': undefined;
  'groups.choose.text': undefined;
  'groups.error.title': undefined;
  'groups.retry.action': undefined;
  'groups.ungrouped.text': { count: number };
  'groups.devices.text': { count: number };
  'groups.subgroups.text': { count: number };
  'groups.members.label': { name: Value };
  'groups.members.search': undefined;
  'groups.members.deep': undefined;
  'groups.members.direct': undefined;
  'groups.members.none': undefined;
  'groups.members.hint': undefined;
  'groups.members.allGrouped': undefined;
  'groups.members.open': undefined;
  'groups.column.device': undefined;
  'groups.column.plate': undefined;
  'groups.column.subgroup': undefined;
  'groups.column.state': undefined;
  'groups.column.group': undefined;
  'groups.column.driver': undefined;
  'groups.column.speed': undefined;
  'groups.column.place': undefined;
  'groups.column.contact': undefined;
  'groups.column.uniqueId': undefined;
  'groups.column.model': undefined;
  'groups.column.phone': undefined;
  'groups.listFilter.clear': undefined;
  'devices.sheet.failed': undefined;
  'groups.showOnMap.action': undefined;
  'groups.command.action': undefined;
  'groups.new.action': undefined;
  'groups.new.below': undefined;
  'groups.new.title': { name: Value };
  'groups.new.submit': undefined;
  'groups.rename.action': undefined;
  'groups.rename.title': { name: Value };
  'groups.edit.action': undefined;
  'groups.delete.action': undefined;
  'groups.add.action': undefined;
  'groups.add.title': { name: Value };
  'groups.add.label': undefined;
  'groups.add.placeholder': undefined;
  'groups.add.hint': undefined;
  'groups.add.remove': { name: Value };
  'groups.add.submit': { count: number };
  'groups.move.action': undefined;
  'groups.move.one': { name: Value };
  'groups.out.action': undefined;
  'groups.drop.text': { name: Value };
  'groups.moved.group': { name: Value; parent: Value };
  'groups.moved.root': { name: Value };
}
