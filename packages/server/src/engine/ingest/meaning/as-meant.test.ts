import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseOsmandJson } from '../messages/parse-osmand-json';
import { parseOsmandQuery } from '../messages/parse-osmand-query';
import { asMeant } from './as-meant';
import { type CarefulEngine, openCarefulEngine } from './testing';

const read = (query: string) => {
  const message = parseOsmandQuery(new URLSearchParams(`id=x&${query}`))!;
  return asMeant(message);
};

describe('asMeant', () => {
  it.each([
    ['ignition=1', { ignition: true }],
    ['speed=fast&bearing=-1', { unknownValues: 'speed,course' }],
    ['ignition=0', { ignition: false }],
    ['ignition=ON', { ignition: true }],
    ['ignition=Off', { ignition: false }],
    ['ignition=TRUE', { ignition: true }],
    ['ignition=1.0', { ignition: true }],
    ['ignition=perhaps', { ignition: 'perhaps' }],
    ['charge=1', { charge: true }],
    ['charge=yes', { charge: true }],
    ['motion=0', { motion: false }],
    ['in1=1&input=1', { in1: true, input: 1 }],
    ['seatbelt=True', { seatbelt: true }],
    ['alarm=1', { alarm: 'general' }],
    ['alarm=true', { alarm: 'general' }],
    ['alarm=ON', { alarm: 'general' }],
    ['alarm=0', {}],
    ['alarm=false', {}],
    ['alarm=SOS, lowbattery', { alarm: 'sos,lowBattery' }],
    ['alarm=own', { alarm: 'own' }],
    ['rfid=00123', { rfid: '00123' }],
    ['rfid=123', { rfid: '123' }],
    ['badge=00123', { badge: '00123' }],
    ['iccid=89550112345678901234', { iccid: '89550112345678901234' }],
    ['ticket=89550112345678901234', { ticket: '89550112345678901234' }],
    ['card=12E4', { card: '12E4' }],
    ['contact=%2B5511987654321', { contact: '+5511987654321' }],
    ['odometer=0009650&temp1=05&io7=1.50', { odometer: 9650, temp1: 5, io7: 1.5 }],
    ['batt=-1', {}],
    ['batt=255', {}],
    ['batt=80', { batteryLevel: 80 }],
  ])('reads %s', (query, attributes) => {
    expect(read(query).attributes).toEqual(attributes);
  });

  it('leaves out a speed, a course and an accuracy that stand for unknown', () => {
    const message = read('lat=1&lon=2&speed=-1&bearing=361&accuracy=-1&valid=on');
    expect(message).toMatchObject({ latitude: 1, valid: true });
    for (const name of ['speedKnots', 'course', 'accuracyMeters']) {
      expect(message).not.toHaveProperty(name);
    }
    expect(read('bearing=360').course).toBe(360);
  });

  it('reads the JSON form alike', () => {
    const extras = '{"ignition":1,"door":"ON","rfid":"00123","iccid":89550112345678901234}';
    const message = parseOsmandJson(
      `{"device_id":"x","location":{"timestamp":"2026-08-21T12:00:00Z","alarm":true,"is_moving":1,"extras":${extras}}}`,
    )!;
    expect(asMeant(message).attributes).toEqual({
      ignition: true,
      door: true,
      rfid: '00123',
      iccid: '89550112345678901234',
      alarm: 'general',
      motion: true,
    });
  });

  it('loses no digit of a whole number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,30}$/), (digits) => {
        expect(String(read(`badge=${digits}`).attributes?.['badge'])).toBe(digits);
      }),
    );
  });
});

describe('a device whose values are read as meant', () => {
  let careful: CarefulEngine;
  let literal: CarefulEngine;
  const IGNITION = [400, 340, 280, 220].map(
    (ago, index) => `lat=1&lon=1&ignition=${[0, 1, 1, 0][index]}&timestamp={now-${ago}}`,
  );
  beforeAll(async () => {
    careful = await openCarefulEngine({ 'values.asMeant': true });
    literal = await openCarefulEngine({});
  });
  afterAll(async () => {
    await careful.close();
    await literal.close();
  });

  it('tells that the ignition went on and off, and counts its hours', async () => {
    const id = await careful.addDevice('van');
    await careful.say('van', ...IGNITION);
    expect(await careful.eventTypes(id)).toEqual(['deviceOnline', 'ignitionOn', 'ignitionOff']);
    expect((await careful.latest(id)).attributes).toMatchObject({ ignition: false, hours: 60_000 });
  });

  it('alarms when the button of a home-made tracker says 1', async () => {
    const id = await careful.addDevice('button');
    await careful.say('button', 'lat=1&lon=1&alarm=1');
    expect(await careful.eventTypes(id)).toContain('alarm');
  });

  it.each([
    [[60, 0, 60, 59], []],
    [[60, 120, 60, 59], []],
    [[60, 0, 0], ['deviceFuelDrop']],
    [[60, 30, 29, 28], ['deviceFuelDrop']],
    [[20, 70, 70], ['deviceFuelIncrease']],
    [[60, 59, 58], []],
  ])('tells of a leap of the fuel once a second reading confirms it: %j', async (fuel, types) => {
    const uniqueId = `fuel-${fuel.join('-')}`;
    const thresholds = { fuelDropThreshold: 10, fuelIncreaseThreshold: 10 };
    const id = await careful.addDevice(uniqueId, thresholds);
    await careful.say(
      uniqueId,
      ...fuel.map(
        (litres, index) => `lat=1&lon=1&fuel=${litres}&timestamp={now-${900 - index * 60}}`,
      ),
    );
    expect((await careful.eventTypes(id)).filter((type) => type.includes('Fuel'))).toEqual(types);
    const own = await literal.addDevice(uniqueId, thresholds);
    await literal.say(uniqueId, 'lat=1&lon=1&fuel=60', 'lat=1&lon=1&fuel=0');
    expect(await literal.eventTypes(own)).toContain('deviceFuelDrop');
  });

  it('reads them word for word as a Traccar does where the setting is off, and where the device says so', async () => {
    const off = await literal.addDevice('van');
    await literal.say('van', ...IGNITION);
    expect(await literal.eventTypes(off)).toEqual(['deviceOnline']);
    const own = await careful.addDevice('own', { 'values.asMeant': 'false' });
    await careful.say('own', 'lat=1&lon=1&speed=-1&rfid=00123');
    expect(await careful.latest(own)).toMatchObject({ speed: -1, attributes: { rfid: 123 } });
    const on = await literal.addDevice('on', { 'values.asMeant': 'true' });
    await literal.say('on', 'lat=1&lon=1&speed=-1&rfid=00123');
    expect(await literal.latest(on)).toMatchObject({ speed: 0, attributes: { rfid: '00123' } });
  });
});
