import { defineFeature } from '../feature';
import { createUnknownTrackerCalls } from './unknown-tracker-calls';

/** Who sends and is no device. */
export const unknownTrackersFeature = defineFeature({
  name: 'unknown-trackers',
  open: ({ listUnknownTrackers }) => ({
    resources: { UnknownTracker: createUnknownTrackerCalls(listUnknownTrackers) },
  }),
});
