import { defineResource } from '../describe/define-resource';
import { attributes, flag, id, number, reference, text } from '../describe/members';
import { linked } from '../describe/query';
import { readSentCommand } from '../describe/read-sent-command';
import { readTypes } from '../describe/read-types';
import type { QueryOf, Read, Write } from '../describe/values';

/** Commands that are kept to be sent to devices. */
export const command = /* @__PURE__ */ defineResource({
  name: 'Command',
  path: '/commands',
  area: 'commands',
  query: linked(),
  calls: {
    /** Lists the command types that trackers accept; those of one device with `deviceId`. */
    types: {
      method: 'GET',
      path: '/commands/types',
      query: { deviceId: 'int', textChannel: 'boolean' },
      answer: readTypes,
    },
    /** Saved commands that may be sent to a device. */
    sendable: { method: 'GET', path: '/commands/send', query: { deviceId: 'int' }, answer: 'list' },
    /** Sends a saved command (`id`) or another to a device; it waits until the device speaks. */
    send: {
      method: 'POST',
      path: '/commands/send',
      body: {
        id: number({ whole: true }),
        deviceId: reference('Device', { required: true }),
        description: text(),
        type: text(),
        textChannel: flag(),
        attributes: attributes(),
      },
      answer: readSentCommand,
    },
  },
  members: {
    id: id(),
    deviceId: reference('Device', { writtenBy: 'server' }),
    type: text({ required: true }),
    textChannel: flag(),
    description: text({ required: true, search: true, sort: true }),
    attributes: attributes(),
  },
});

/** A saved command; `deviceId` is 0: it belongs to no device. `textChannel` sends it as a text message. */
export interface Command extends Read<typeof command> {}

/** Members of a saved command that a client may write. */
export interface CommandInput extends Write<typeof command> {}

/** Filters for a list of saved commands. */
export type CommandQuery = QueryOf<typeof command>;
