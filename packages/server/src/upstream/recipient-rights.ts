import type { AccessArea } from '@rastro/sdk/domain';
import { DeliveryError } from '../mail/delivery-error';

/** Tells whether an account may read an area with its rights of now. Throws where nobody can tell. */
export type MayHear = (userId: number, area: AccessArea) => Promise<boolean>;

/** Rights of those who are told of something by themselves, asked at the moment it goes out. */
export interface RecipientRights {
  mayHear: MayHear;
  /** Says from now on who may read what; until then nothing goes out. */
  connect(mayHear: MayHear): void;
}

/** Rights of recipients that the door answers once it is open: channels are opened before it. */
export function createRecipientRights(): RecipientRights {
  let connected: MayHear = () =>
    Promise.reject(new DeliveryError('failed', 'Nobody can say yet who may read what', 0, true));
  return {
    mayHear: (...asked) => connected(...asked),
    connect: (mayHear) => void (connected = mayHear),
  };
}
