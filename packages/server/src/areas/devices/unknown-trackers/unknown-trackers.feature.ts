import { defineFeature } from '../../../ground/feature';
import { createUnknownTrackerCalls } from './unknown-tracker-calls';

/** Senders that are not devices. */
export const unknownTrackersFeature = defineFeature({
  name: 'unknown-trackers',
  open: ({ listUnknownTrackers }) => ({
    resources: { UnknownTracker: createUnknownTrackerCalls(listUnknownTrackers) },
  }),
});
