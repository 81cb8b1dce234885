import type { MemberWords, ResourceWords } from './resource-words';

/** Words of an account's restrictions and limits; invitations use them too. */
export const restrictionWords: Readonly<Record<string, MemberWords>> = {
  readonly: { hint: 'whether they may change nothing' },
  deviceReadonly: { hint: 'whether they may change no devices' },
  limitCommands: { hint: 'whether they may send saved commands only' },
  disableReports: { hint: 'whether they have no reports' },
  fixedEmail: { hint: 'whether they may not change their email' },
  administrator: { hint: 'whether they may see and do everything' },
  deviceLimit: { hint: 'most devices they may have; -1 for any number' },
  userLimit: { hint: 'most users they may manage; -1 for any number' },
};

export const userWords: ResourceWords = {
  one: 'user',
  columns: ['id', 'name', 'email', 'administrator', 'disabled', 'expirationTime'],
  members: {
    name: { hint: 'what people call them', example: '"Ana Souza"' },
    login: { hint: 'a name to sign in with, beside the email' },
    email: { hint: 'what they sign in with', example: 'ana@example.com' },
    phone: { hint: 'their number, for messages' },
    map: { hint: 'the map they see first' },
    latitude: { hint: 'latitude of where their map begins, in degrees' },
    longitude: { hint: 'longitude of where their map begins, in degrees' },
    zoom: { hint: 'how near their map begins' },
    coordinateFormat: { hint: 'how coordinates are written: dd, ddm or dms' },
    poiLayer: { hint: 'address of a file of places for their map' },
    ...restrictionWords,
    disabled: { hint: 'whether they are kept out' },
    temporary: { hint: 'whether the account is deleted when it ends' },
    retentionDays: { hint: 'days that positions of their vehicles are kept; 0 as the server does' },
    expirationTime: { hint: 'they are kept out after it' },
    password: { hint: 'a new password' },
    currentPassword: { hint: 'your password, to change your own', isAskedOnce: true },
    totpKey: { hint: 'the key of their one-time codes' },
  },
  examples: {
    list: [
      'rastro users list --query souza',
      "rastro users list --json | jq -r '.[].email'",
      'rastro users list --columns name,email,deviceLimit --csv > users.csv',
    ],
    get: ['rastro users get ana@example.com', 'rastro users get 12 --json'],
    create: [
      'rastro users create --name "Ana Souza" --email ana@example.com --password',
      'pass show rui | rastro users create --name "Rui Lima" --email rui@example.com --password',
    ],
    update: [
      'rastro users update ana@example.com --device-limit 50 --expiration-time 2027-12-31',
      'rastro users update 12 --password',
    ],
    delete: ['rastro users delete ana@example.com', 'rastro users delete 12 --yes'],
  },
};
