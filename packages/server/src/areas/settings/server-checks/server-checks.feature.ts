import { serverCheck } from '@rastro/sdk/contract';
import { SECOND_MS } from '@rastro/sdk/domain';
import { createOwnCrud } from '../../../ground/own-resources/create-own-crud';
import { defineFeature, type ServerFinding } from '../../../ground/feature';

/** Looks ask mail servers and services outside: whoever asks again soon gets what was found. */
const KEEP_MS = 10 * SECOND_MS;

/** Checks of everything that the server depends on. */
export const serverChecksFeature = defineFeature({
  name: 'server-checks',
  open({ checkServer, clock }) {
    let latest: { at: number; findings: Promise<readonly ServerFinding[]> } | undefined;
    const look = (): Promise<readonly ServerFinding[]> => {
      if (latest === undefined || clock() - latest.at > KEEP_MS) {
        latest = { at: clock(), findings: checkServer?.() ?? Promise.resolve([]) };
        // What failed is asked again.
        latest.findings.catch(() => (latest = undefined));
      }
      return latest.findings;
    };
    const store = {
      list: async () => (await look()).map((finding, index) => ({ id: index + 1, ...finding })),
    };
    return { resources: { ServerCheck: createOwnCrud(serverCheck, { store }) } };
  },
});
