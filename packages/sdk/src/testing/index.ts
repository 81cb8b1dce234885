export type { FakeCall, FakeItem } from './answer-resource';
export {
  createFakeServer,
  type FakeAnswer,
  type FakeFrame,
  type FakeList,
  type FakeServer,
  type FakeServerState,
} from './create-fake-server';
export { makeDevice } from './make-device';
export { makeFleet } from './make-fleet';
export { makeGroup } from './make-group';
export { makePosition } from './make-position';
export { makeUser } from './make-user';
export { SAMPLE_TIME } from './sample-time';
export { READING_CASES } from './reading-cases';
