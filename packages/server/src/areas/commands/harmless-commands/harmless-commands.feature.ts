import { HarmlessMarks } from '../../../saved-commands/harmless-marks';
import { defineFeature } from '../../../ground/feature';
import { answerHarmless } from './answer-harmless';

/** Saved commands that are called harmless, by who may lock. */
export const harmlessCommandsFeature = defineFeature({
  name: 'harmless-commands',
  needs: ['access'],
  open: ({ database, upstream: { origin }, brand, clock }, { access }) => {
    const prefix = brand.attributePrefix;
    const marks = new HarmlessMarks({ origin, prefix });
    return {
      wrap: (tracking) => answerHarmless(tracking, { marks, database, access, prefix, clock }),
    };
  },
});
