import { DAY_MS, MINUTE_MS } from '@rastro/sdk/domain';
import { askPostcode, type PostcodeAddress } from '../../../lookup/ask-postcode';
import { createMemory } from '../../../lookup/memory';
import { remakeOnChange } from '../../../mail/switched';
import { createUserAgent } from '../../../ground/branding/create-user-agent';
import { defineFeature } from '../../../ground/feature';
import { registerPostcodeRoutes } from './postcodes.routes';

const LASTING = { keptMs: DAY_MS, failedMs: MINUTE_MS };
const MAX_POSTCODES = 5_000;

/** The addresses of postcodes, for who fills in that of an account. */
export const postcodesFeature = defineFeature({
  name: 'postcodes',
  open({ config, brand, integrations, clock, log }) {
    const userAgent = createUserAgent(brand, config.publicUrl);
    const finder = remakeOnChange(
      () => integrations.now().postcode,
      (service) => {
        const memory = createMemory<PostcodeAddress | null>({
          name: 'postcodes',
          clock,
          log,
          most: MAX_POSTCODES,
        });
        return (postcode: string) =>
          memory.read(
            postcode,
            async () => askPostcode(service, postcode, await userAgent()),
            LASTING,
          );
      },
    );
    return { routes: (door) => registerPostcodeRoutes(door, { finder, clock }) };
  },
});
