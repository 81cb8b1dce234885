import { expect, it } from 'vitest';
import { copyDevice } from './copy-device';

it('copies what two vehicles may have in common, and nothing that names one of them', () => {
  const item = {
    id: 7,
    name: 'Fiorino',
    uniqueId: '86',
    groupId: 3,
    phone: '+55',
    category: 'van',
    plate: 'ABC1D23',
    iccid: '89',
    brand: 'Fiat',
    operator: 'Vivo',
    driverIds: [1],
    disabled: true,
    totalDistance: 9,
    speedLimit: 43,
    attributes: { deviceImage: 'a.png', color: '#f00' },
    stored: {},
  };
  expect(copyDevice(item)).toEqual({
    name: 'Fiorino',
    groupId: 3,
    category: 'van',
    brand: 'Fiat',
    operator: 'Vivo',
    speedLimit: 43,
    attributes: { color: '#f00' },
  });
});
