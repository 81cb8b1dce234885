import { inDays } from './in-days';
import type { ResourceWords } from './resource-words';

export const shareWords: ResourceWords = {
  one: 'link',
  columns: ['id', 'name', 'expiresAt', 'openedCount', 'lastOpenedAt'],
  members: {
    name: { hint: 'for whom it is', example: '"For the shop"' },
    deviceIds: {
      synonym: 'devices',
      hint: 'the vehicles that it shows',
      example: '"Truck 7,Van 3"',
    },
    groupId: { hint: 'the group whose vehicles it shows, in place of single ones' },
    startsAt: { hint: 'it shows nothing before' },
    expiresAt: { title: 'ENDS', hint: 'its end' },
    showsName: { hint: 'whether it shows what vehicles are called' },
    showsPlate: { hint: 'whether it shows plates' },
    showsSpeed: { hint: 'whether it shows how fast they drive' },
    showsAddress: { hint: 'whether it shows where they are in words' },
    showsArea: { hint: 'whether it shows the district and the city in place of the address' },
    showsDriver: { hint: 'whether it shows who drives' },
    showsFences: { hint: 'whether it shows geofences' },
    showsTrail: { hint: 'whether it shows where they came along' },
    trailHours: { hint: 'how many hours of that, counted back from now' },
    destinationName: { hint: 'what the place is called that they drive to' },
    destinationLatitude: { hint: 'latitude of that place' },
    destinationLongitude: { hint: 'longitude of that place' },
    arrivalFenceId: { hint: 'the geofence in which the link ends' },
    replayFrom: { hint: 'it shows only a period that is over, from here' },
    replayTo: { hint: 'the end of that period' },
    maxOpenings: { hint: 'how often it can be opened; 0 for any number' },
    language: { hint: 'the language of the page' },
    message: { hint: 'words that the page shows' },
    pin: { hint: 'digits without which it does not open', isAskedOnce: true },
    openedCount: { title: 'OPENED' },
    lastOpenedAt: { title: 'LAST OPENED' },
  },
  summaries: {
    list: 'The links that show vehicles to people without an account',
    create: 'Make a link, and print it',
  },
  examples: {
    create: [
      `rastro shares create --group North --expires-at ${inDays(7)} --shows-name true`,
      `rastro shares create --devices "Van 3" --name "For the shop" --expires-at ${inDays(2)}`,
    ],
  },
  details: { create: 'The link is told once, when it is made: keep it.' },
  toLink: ({ token }, serverUrl) =>
    typeof token === 'string' && token !== '' ? `${serverUrl}/share/${token}` : null,
};
