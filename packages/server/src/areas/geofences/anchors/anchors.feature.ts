import { defineFeature } from '../../../ground/feature';
import { answerAnchors } from './answer-anchors';

/** Anchors of parked vehicles. */
export const anchorsFeature = defineFeature({
  name: 'anchors',
  needs: ['access'],
  open: (_host, { access }) => ({
    wrap: (tracking) => ({ ...tracking, ...answerAnchors(tracking, access) }),
  }),
});
