import { defineFeature } from '../../../ground/feature';
import { answerAutolink } from './answer-autolink';

/** Trackers are added by their codes alone, as devices are. */
export const autolinkFeature = defineFeature({
  name: 'autolink',
  open: () => ({ wrap: (tracking) => ({ ...tracking, ...answerAutolink(tracking) }) }),
});
