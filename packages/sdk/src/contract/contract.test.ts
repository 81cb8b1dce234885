// @vitest-environment node
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { ContractError } from './decode';
import { device as deviceResource } from './resources/device';
import { event as eventResource } from './resources/event';
import { group } from './resources/group';
import { maintenance as maintenanceResource } from './resources/maintenance';
import { notification } from './resources/notification';
import { position } from './resources/position';
import { server as serverResource } from './resources/server';
import { user as userResource } from './resources/user';
import { encodeCredentials } from './session';
import { decodeSocketFrame } from './socket-frame';

const time = '2026-08-21T16:18:51.000+00:00';
const wireDevice = {
  id: 7,
  name: 'Bus 7',
  uniqueId: '861234',
  status: 'online',
  lastUpdate: time,
  positionId: 12,
  groupId: 0,
  calendarId: 0,
  phone: null,
  model: null,
  contact: null,
  category: 'bus',
  disabled: false,
  expirationTime: null,
  attributes: { 'rastro.color': '#ff0000', nested: { a: [1] } },
};
const wirePosition = {
  id: 12,
  deviceId: 7,
  protocol: 'osmand',
  serverTime: time,
  deviceTime: time,
  fixTime: time,
  valid: true,
  latitude: 30.26,
  longitude: -97.74,
  altitude: 150,
  speed: 12.5,
  course: 90,
  address: null,
  accuracy: 0,
  network: null,
  geofenceIds: null,
  attributes: { motion: true },
};

describe('decoding a device', () => {
  it('[S3.1] [S3.2] keeps what the wire says, word for word', () => {
    expect(deviceResource.decode(wireDevice)).toEqual(wireDevice);
  });

  it('bears nulls, missing and unknown members, and text for numbers', () => {
    const device = deviceResource.decode({
      id: '7',
      name: null,
      status: 'sleeping',
      novelty: 1,
      disabled: null,
    });
    expect(device).toMatchObject({ id: 7, name: '', status: 'offline', disabled: false });
    expect(device).not.toHaveProperty('novelty');
    expect(device.attributes).toEqual({});
  });

  it('keeps hostile names as they are', () => {
    const name = '<img src=x onerror=alert(1)>';
    expect(deviceResource.decode({ ...wireDevice, name }).name).toBe(name);
  });

  it('names what is wrong', () => {
    const decode = () => deviceResource.decode({ ...wireDevice, id: 'seven' });
    expect(decode).toThrow(ContractError);
    expect(decode).toThrow('Device is not readable: id');
  });

  it('does not let one unreadable device hide the others', () => {
    expect(
      deviceResource.decodeList([wireDevice, null, { id: 'x' }, { ...wireDevice, id: 8 }]),
    ).toHaveLength(2);
    expect(() => deviceResource.decodeList({ devices: [] })).toThrow(ContractError);
  });

  it('never fails but with a ContractError, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        try {
          expect(typeof deviceResource.decode(anything).id).toBe('number');
        } catch (error) {
          expect(error).toBeInstanceOf(ContractError);
        }
      }),
    );
  });
});

describe('decoding a position', () => {
  it('[S3.9] [S3.10] keeps what the wire says, word for word', () => {
    expect(position.decode(wirePosition)).toEqual(wirePosition);
  });

  it('refuses a place off the globe and a fix without a time', () => {
    const wrong = [
      { ...wirePosition, latitude: 95 },
      { ...wirePosition, longitude: Number.NaN },
      { ...wirePosition, latitude: null },
      { ...wirePosition, fixTime: 'yesterday' },
    ];
    expect(position.decodeList([...wrong, wirePosition])).toEqual([wirePosition]);
  });

  it('makes ISO text of epoch milliseconds', () => {
    expect(position.decode({ ...wirePosition, fixTime: 0 }).fixTime).toBe(
      '1970-01-01T00:00:00.000Z',
    );
  });
});

describe('decoding the server', () => {
  it('[S3.13] reads our members beside the tracking API’s', () => {
    const demo = {
      signIn: true,
      attribution: 'CapMetro',
      history: { done: 5, total: 10 },
    };
    const server = serverResource.decode({
      id: 1,
      version: '6',
      newServer: true,
      attributePrefix: 'acme',
      demo,
    });
    expect(server).toMatchObject({ version: '6', newServer: true, attributePrefix: 'acme', demo });
  });

  it('reads a server that knows nothing of ours', () => {
    expect(serverResource.decode({ id: 1, attributes: {} })).toMatchObject({
      attributePrefix: null,
      demo: null,
      newServer: false,
      latitude: 0,
      zoom: 0,
    });
    expect(serverResource.decode({ demo: { history: 5 } }).demo).toMatchObject({
      signIn: false,
      history: { done: 0, total: 0 },
    });
  });
});

describe('decoding an event', () => {
  it('[S3.51] [S3.53] reads type, device, fence and attributes', () => {
    const event = eventResource.decode({
      id: 3,
      type: 'alarm',
      eventTime: time,
      deviceId: 7,
      geofenceId: 2,
      attributes: { alarm: 'sos' },
    });
    expect(event).toMatchObject({ type: 'alarm', deviceId: 7, geofenceId: 2, positionId: 0 });
    expect(event.attributes).toEqual({ alarm: 'sos' });
  });
});

describe('decoding what else the specification names', () => {
  it.each(['alarm', 'commandResult', 'deviceOnline'])('[S3.52] an event of type %s', (type) => {
    expect(eventResource.decode({ id: 3, type, eventTime: time, deviceId: 7 }).type).toBe(type);
  });

  it('[S3.46] a maintenance: name, type, start and how often', () => {
    const item = { id: 4, name: 'Oil', type: 'totalDistance', start: 1e6, period: 1e7 };
    expect(maintenanceResource.decode(item)).toEqual({ ...item, attributes: {} });
  });

  it('[S6.4] the flags of an account', () => {
    const flags = { readonly: true, deviceReadonly: true, limitCommands: true, disabled: true };
    const account = { id: 7, name: 'Ana', email: 'ana@example.com' };
    expect(userResource.decode({ ...account, ...flags })).toMatchObject(flags);
    for (const name of Object.keys(flags)) {
      expect(userResource.decode(account)).toHaveProperty(name, false);
    }
  });
});

describe('decoding a socket frame', () => {
  it('reads several lists at once and leaves out what it does not know', () => {
    const frame = decodeSocketFrame(
      JSON.stringify({ positions: [wirePosition], devices: [wireDevice], logs: [1] }),
    );
    expect(frame).toEqual({ positions: [wirePosition], devices: [wireDevice] });
  });

  it('reads which devices are gone', () => {
    expect(decodeSocketFrame('{"gone":[7,"8",null,9]}')).toEqual({ gone: [7, 9] });
  });

  it('reads a keep-alive as an empty frame, and no frame in what is none', () => {
    expect(decodeSocketFrame('{}')).toEqual({});
    for (const text of ['', 'null', '[]', '5', '{"positions":', '<html>']) {
      expect(decodeSocketFrame(text)).toBeNull();
    }
    expect(decodeSocketFrame('{"positions":5}')).toEqual({});
  });
});

describe('encoding', () => {
  it('sends exactly the writable members of a device', () => {
    expect(Object.keys(deviceResource.encode(deviceResource.decode(wireDevice))).sort()).toEqual(
      'attributes calendarId category contact disabled expirationTime groupId id model name phone uniqueId'.split(
        ' ',
      ),
    );
    expect(deviceResource.encode({ name: 'A', uniqueId: '1' })).toEqual({
      name: 'A',
      uniqueId: '1',
      groupId: 0,
      calendarId: 0,
      phone: null,
      model: null,
      contact: null,
      category: null,
      disabled: false,
      expirationTime: null,
      attributes: {},
    });
  });

  it('sends nothing of the server that only the server may say', () => {
    const server = serverResource.decode({
      id: 1,
      version: '6',
      attributePrefix: 'x',
      demo: null,
      zoom: 3,
    });
    const sent = serverResource.encode(server);
    expect(sent).toMatchObject({ id: 1, zoom: 3 });
    for (const name of ['version', 'newServer', 'storageSpace', 'attributePrefix', 'demo']) {
      expect(sent).not.toHaveProperty(name);
    }
  });

  it('sends a user’s password only when there is one', () => {
    const user = userResource.decode({ id: 2, name: 'Ana', email: 'ana@x', deviceLimit: -1 });
    expect(userResource.encode({ ...user, password: '' })).not.toHaveProperty('password');
    // A Traccar refuses what it does not know: that is sent where it says something.
    expect(userResource.encode({ ...user, retentionDays: 0 })).not.toHaveProperty('retentionDays');
    expect(userResource.encode({ ...user, retentionDays: 9 })).toMatchObject({ retentionDays: 9 });
    expect(userResource.encodeChanges({ retentionDays: 0 })).toEqual({ retentionDays: 0 });
    expect(userResource.encode({ ...user, password: 's3cret' })).toMatchObject({
      id: 2,
      password: 's3cret',
    });
    const {
      newEmail,
      needsSecondFactor,
      needsTerms,
      lateSince,
      suspendsOn,
      retentionDays,
      temporary,
      ...writable
    } = user;
    expect([newEmail, needsSecondFactor, needsTerms]).toEqual([null, false, false]);
    expect([lateSince, suspendsOn]).toEqual([null, null]);
    expect([retentionDays, temporary]).toEqual([0, false]);
    expect(Object.keys(userResource.encode(user)).sort()).toEqual(Object.keys(writable).sort());
  });

  it('sends groups and notification rules whole', () => {
    expect(group.encode({ name: 'North' })).toEqual({ name: 'North', groupId: 0, attributes: {} });
    expect(notification.encode({ id: 4, type: 'alarm', notificators: 'web' })).toEqual({
      id: 4,
      type: 'alarm',
      description: null,
      always: false,
      notificators: 'web',
      calendarId: 0,
      commandId: 0,
      attributes: {},
    });
  });

  it('[S7.6] sends e-mail, password and remember as a form', () => {
    const form = encodeCredentials({ email: 'a+b@c', password: 'p&q' });
    expect(String(form)).toBe('email=a%2Bb%40c&password=p%26q&remember=false');
  });
});

describe('what the server says of its maps and its demo', () => {
  const name = { 'pt-BR': 'Ruas' };
  const base = { id: 'streets', name, attribution: '© people', scheme: 'dark' };
  const read = (members: object) => serverResource.decode({ id: 1, ...members });

  it('reads each kind of base map, and leaves out what it does not know', () => {
    const mapLayers = [
      { ...base, url: '/{z}/{x}/{y}.png', maxZoom: 12 },
      { ...base, style: '/style.json' },
      { ...base, pmtiles: '/a.pmtiles', style: '/style.json' },
      { id: 'plain', name: 'Plain', attribution: '', pmtiles: '/b.pmtiles' },
    ];
    const sent = mapLayers.map((layer) => ({ ...layer, hosts: ['https://tiles.example'] }));
    expect(read({ mapLayers: sent }).mapLayers).toEqual(mapLayers);
  });

  it.each([
    [null],
    [{}],
    [[null]],
    [[{ ...base }]],
    [[{ ...base, url: 7 }]],
    [[{ ...base, url: '/', maxZoom: '12' }]],
    [[{ ...base, url: '/', scheme: 'blue' }]],
    [[{ ...base, url: '/', name: { es: 7 } }]],
  ])('has no base maps when one cannot be read: %j', (mapLayers) => {
    expect(read({ mapLayers }).mapLayers).toEqual([]);
  });

  it('reads a demo with what it lacks filled in, and no demo from anything else', () => {
    expect(read({ demo: { signIn: true, history: 'soon' } }).demo).toEqual({
      signIn: true,
      attribution: '',
      history: { done: 0, total: 0 },
    });
    expect(read({ demo: [] }).demo).toBeNull();
    expect(read({}).demo).toBeNull();
  });
});
