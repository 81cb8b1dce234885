import { defineFeature } from '../feature';
import { answerRuleTimes } from './answer-rule-times';

/** When rules and fences count. */
export const ruleTimesFeature = defineFeature({
  name: 'rule-times',
  open: ({ clock }) => ({
    wrap: (tracking) => ({ ...tracking, ...answerRuleTimes(tracking, clock) }),
  }),
});
