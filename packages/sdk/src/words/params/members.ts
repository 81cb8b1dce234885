/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `members.json` and what fills their places. */
export interface MembersWords {
  'section.main': undefined;
  'section.details': undefined;
  'section.access': undefined;
  'section.attributes': undefined;
  'member.id': undefined;
  'member.name': undefined;
  'member.uniqueId': undefined;
  'member.groupId': undefined;
  'member.group.groupId': undefined;
  'member.calendarId': undefined;
  'member.status': undefined;
  'member.lastUpdate': undefined;
  'member.phone': undefined;
  'member.model': undefined;
  'member.contact': undefined;
  'member.category': undefined;
  'member.expirationTime': undefined;
  'member.disabled': undefined;
  'member.attributes': undefined;
  'member.description': undefined;
  'warning.imei.text': { expected: Value; found: Value };
  'delete.device.text': undefined;
  'choice.status.online': undefined;
  'choice.status.offline': undefined;
  'choice.status.unknown': undefined;
  'delete.group.text': undefined;
  'section.limits': undefined;
  'section.map': undefined;
  'member.email': undefined;
  'member.login': undefined;
  'member.password': undefined;
  'member.passwordAgain': undefined;
  'hint.currentPassword': undefined;
  'member.currentPassword': undefined;
  'member.administrator': undefined;
  'member.user.disabled': undefined;
  'member.readonly': undefined;
  'member.deviceReadonly': undefined;
  'member.limitCommands': undefined;
  'member.disableReports': undefined;
  'member.fixedEmail': undefined;
  'member.deviceLimit': undefined;
  'member.userLimit': undefined;
  'member.latitude': undefined;
  'member.longitude': undefined;
  'member.zoom': undefined;
  'member.map': undefined;
  'member.coordinateFormat': undefined;
  'hint.user.email': undefined;
  'hint.login': undefined;
  'hint.deviceLimit': undefined;
  'hint.userLimit': undefined;
  'hint.coordinateFormat': undefined;
  'delete.user.text': undefined;
}
