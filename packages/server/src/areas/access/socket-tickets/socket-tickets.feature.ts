import { defineFeature } from '../../../ground/feature';
import type { Identity } from '../../../ground/identity/identity';
import { SocketTickets } from './socket-tickets';
import { registerSocketTicketRoutes } from './socket-tickets.routes';

declare module '../../../ground/feature' {
  interface Offers {
    tickets: SocketTickets;
  }
}

/** Sockets for pages of other sites. */
export const socketTicketsFeature = defineFeature({
  name: 'socket-tickets',
  open({ clock }) {
    const tickets = new SocketTickets(clock, ({ userId }: Identity) => userId);
    return {
      offers: { tickets },
      routes: (door) => registerSocketTicketRoutes(door, tickets),
    };
  },
});
