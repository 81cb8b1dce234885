import { SECOND_MS } from '@rastro/sdk/domain';
import { defineFeature } from '../../../ground/feature';
import { answerRestart } from './answer-restart';

/** The answer is on its way by then. */
const ANSWERED_MS = SECOND_MS;

/** Starts the server anew for an administrator, where whoever runs it has said how. */
export const restartFeature = defineFeature({
  name: 'restart',
  open({ restart, log }) {
    const later =
      restart &&
      ((): void => {
        log.warn('An administrator asked for a restart');
        setTimeout(restart, ANSWERED_MS);
      });
    return { wrap: (tracking) => answerRestart(tracking, later) };
  },
});
