import type { ResourceWords } from './resource-words';

export const driveWords: ResourceWords = {
  one: 'drive',
  many: 'drives',
  columns: ['id', 'driverName', 'deviceId', 'beganAt', 'endedAt', 'endedBy'],
  members: {
    driverName: { title: 'DRIVER' },
    endedBy: {
      hint: 'out: checked out, changed: took another vehicle, taken: somebody else took it, ignition: it was off, ended: who manages it said so',
    },
  },
};

export const qrCodeWords: ResourceWords = {
  one: 'code',
  many: 'codes',
  columns: ['id', 'name', 'code', 'version'],
  members: { version: { hint: 'counts its replacements' } },
  summaries: { list: 'The codes in use of vehicles and drivers, to be printed' },
  examples: {
    list: ['rastro qr-codes list', 'rastro qr-codes list --device "Truck 7" --json'],
  },
};

export const qrAccessWords: ResourceWords = {
  one: 'driver access',
  many: 'driver accesses',
  columns: ['id', 'driverId', 'username', 'unlocks', 'logoutMinutes', 'lockMinutes'],
  members: {
    driverId: { hint: 'who signs in' },
    password: { hint: 'what the driver signs in with, beside the user name' },
    username: { hint: 'what the driver signs in with at /motorista', example: 'joao' },
    unlocks: { hint: 'a check-in lets an engine run that was locked because nobody drove' },
    logoutMinutes: {
      hint: 'so many minutes after the ignition was switched off the driver drives no more; 0 never',
      example: '10',
    },
    lockMinutes: {
      hint: 'so many minutes after that the vehicle is locked where it stands; 0 never',
      example: '15',
    },
  },
  summaries: {
    list: 'What drivers sign in with to scan codes',
    create: 'Let a driver sign in and scan codes, with an account of its own',
  },
  examples: {
    list: ['rastro qr-access list'],
    create: [
      'rastro qr-access create --driver "João" --username joao --password "$PASSWORD" --logout-minutes 10',
    ],
  },
};
