import { defineFeature } from '../../../ground/feature';
import { answerRuleTimes } from './answer-rule-times';

/** Active times of rules and fences. */
export const ruleTimesFeature = defineFeature({
  name: 'rule-times',
  open: ({ clock }) => ({
    wrap: (tracking) => ({ ...tracking, ...answerRuleTimes(tracking, clock) }),
  }),
});
