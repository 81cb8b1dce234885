import * as z from 'zod/mini';
import { createDecoder } from './decode';

/** What opens one socket: `WS /socket?ticket=`, within seconds. */
export interface SocketTicket {
  ticket: string;
}

/** Reads the answer of `POST /socket-tickets`. Throws ContractError. */
export const decodeSocketTicket = createDecoder<SocketTicket>(
  'SocketTicket',
  z.object({ ticket: z.string().check(z.minLength(1)) }),
);
