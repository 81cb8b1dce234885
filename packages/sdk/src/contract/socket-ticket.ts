import { ContractError } from './decode';
import { isObject } from './describe/read-member';

/** Ticket that opens one socket: `WS /socket?ticket=`, within seconds. */
export interface SocketTicket {
  ticket: string;
}

/** Reads the answer of `POST /socket-tickets`. Throws ContractError. */
export function decodeSocketTicket(json: unknown): SocketTicket {
  const ticket = isObject(json) ? json['ticket'] : undefined;
  if (typeof ticket !== 'string' || ticket === '')
    throw new ContractError('SocketTicket', 'ticket');
  return { ticket };
}
