import { isHiddenDevice } from '../device/is-hidden-device';
import { resolveVehicleIcon } from '../device/vehicle-icon';
import { isBrokenMail } from '../user/mail-address';
import type { FieldRules, ImportProblem } from './types';

const ROUNDED = /^\d([.,]\d+)?E\+?\d+$/i;
const CONTROL = /\p{Cc}/u;

function refuseUniqueId(text: string): ImportProblem | null {
  if (CONTROL.test(text)) return { code: 'CONTROL_CHARACTER' };
  if (ROUNDED.test(text)) return { code: 'ROUNDED', params: { text } };
  return isHiddenDevice({ uniqueId: text }) ? { code: 'LIKE_DELETED' } : null;
}

const refuseMail = (text: string): ImportProblem | null =>
  isBrokenMail(text) ? { code: 'BAD_MAIL', params: { text } } : null;

const LINE: FieldRules = { isSingleLine: true };

/** Rules of a device's members besides their description. */
const DEVICE: Readonly<Record<string, FieldRules>> = {
  name: { isSingleLine: true },
  // Trackers with numbers of their own are taken all the same.
  uniqueId: { refuse: refuseUniqueId, judgedAs: 'imei' },
  phone: { isSingleLine: true },
  model: { isSingleLine: true },
  category: {
    isSingleLine: true,
    warn: (value) =>
      typeof value === 'string' && value !== 'default' && resolveVehicleIcon(value) === 'default'
        ? { code: 'NO_ICON', params: { text: value } }
        : null,
  },
};

/** Rules of members that descriptions do not say, by the name of the resource. */
export const FIELD_RULES: Readonly<Record<string, Readonly<Record<string, FieldRules>>>> = {
  Device: DEVICE,
  Group: { name: LINE },
  User: { name: LINE, login: LINE, email: { isSingleLine: true, refuse: refuseMail } },
  Driver: { name: LINE, uniqueId: LINE },
  Calendar: { name: LINE },
  Command: { description: LINE },
  Maintenance: { name: LINE },
  Share: { name: LINE },
};
