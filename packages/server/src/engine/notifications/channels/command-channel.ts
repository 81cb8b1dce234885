import { refused } from '../../common/engine-error';
import type { Channel } from './channel';

/** Sends the saved command of a rule to the device its event is about. */
export const createCommandChannel = (
  runCommand: (commandId: number, deviceId: number, userId: number) => Promise<void>,
): Channel => ({
  type: 'command',
  isQueued: false,
  async deliver(message, { userId }) {
    // A test has no device to go to.
    if (message.kind !== 'event') throw refused('Saved command not provided');
    if (message.commandId) await runCommand(message.commandId, message.facts.device.id, userId);
  },
});
