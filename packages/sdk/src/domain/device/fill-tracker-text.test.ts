import { describe, expect, it } from 'vitest';
import { fillTrackerText } from './fill-tracker-text';

describe('fillTrackerText', () => {
  it('fills what is known in, as often as it stands there', () => {
    const values = { host: 'track.example.com', port: 5023, id: '$&' };
    expect(fillTrackerText('SERVER,1,{host},{port},{host}# {id}', values)).toEqual({
      text: 'SERVER,1,track.example.com,5023,track.example.com# $&',
      missing: [],
    });
  });

  it('leaves the place of what is not known, names it once, and lets other braces be', () => {
    expect(fillTrackerText('APN,{apn},{apn},{pin}#', { apn: '' })).toEqual({
      text: 'APN,{apn},{apn},{pin}#',
      missing: ['apn'],
    });
  });
});
