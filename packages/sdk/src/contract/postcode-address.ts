import { createDecoder } from './decode';
import { text } from './describe/members';
import { toReader } from './describe/to-reader';

/** Address of a postcode; members that the postcode leaves open are empty. */
export interface PostcodeAddress {
  street: string;
  district: string;
  city: string;
  state: string;
}

const said = () => text({ default: '' });

const readAddress = /* @__PURE__ */ toReader({
  street: said(),
  district: said(),
  city: said(),
  state: said(),
});

/** Decodes the address of a postcode, null where there is none; throws ContractError. */
export const decodePostcodeAddress = /* @__PURE__ */ createDecoder('PostcodeAddress', (value) =>
  value === null ? null : readAddress(value),
);
