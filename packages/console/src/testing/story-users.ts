import type { User } from '@rastro/sdk/contract';
import { makeDevice, makeGroup, makeUser, type FakeServerState } from '@rastro/sdk/testing';
import { HOSTILE_NAME } from './story-fleet';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** Signed-in administrator. */
const signedInAdministrator = makeUser({
  id: 7,
  name: 'Marina Alves',
  email: 'marina@centralsul.example',
  administrator: true,
  deviceLimit: -1,
});

const edson = makeUser({
  id: 12,
  name: 'Edson Ferreira',
  email: 'edson@centralsul.example',
  phone: '(11) 98114-2207',
  deviceLimit: 50,
  limitCommands: true,
  expirationTime: inDays(200),
});

/** One account of each kind and state, and the guest of a shared link, who stands in no list. */
export const someUsers: readonly User[] = [
  signedInAdministrator,
  edson,
  makeUser({ id: 13, name: 'Helena Brito', email: 'helena@centralsul.example', userLimit: -1 }),
  makeUser({ id: 14, name: 'Karina Muniz', email: 'karina@centralsul.example', readonly: true }),
  makeUser({ id: 15, name: 'Renata Sales', email: 'renata@centralsul.example', disabled: true }),
  makeUser({
    id: 16,
    name: 'Vera Nunes',
    email: 'vera@fretadosul.example',
    deviceLimit: 20,
    expirationTime: inDays(4),
  }),
  makeUser({
    id: 17,
    name: 'Osmar Pires',
    email: 'osmar@agro.example',
    expirationTime: inDays(-2),
  }),
  makeUser({ id: 18, name: HOSTILE_NAME, email: 'hostile@example.test' }),
  makeUser({
    id: 20,
    name: 'Demo',
    email: 'demo@example.test',
    readonly: true,
    temporary: true,
    attributes: { isDemo: true },
  }),
  makeUser({ id: 19, name: 'Guest of a link', email: 'marina:1', temporary: true }),
];

/** A server with {@link someUsers}, some devices and groups. */
export const usersState: FakeServerState = {
  user: signedInAdministrator,
  users: someUsers,
  devices: ['Fiorino 07', 'Caminhão 11', 'Ônibus 2067'].map((name, index) =>
    makeDevice(index + 1, { name }),
  ),
  groups: [
    makeGroup(1, { name: 'Central Sul' }),
    makeGroup(2, { name: 'Entregas Zona Sul', groupId: 1 }),
  ],
};
