import { defineFeature } from '../feature';
import { SocketTickets } from './socket-tickets';
import { registerSocketTicketRoutes } from './socket-tickets.routes';

declare module '../feature' {
  interface Offers {
    tickets: SocketTickets;
  }
}

/** Sockets for pages of other sites. */
export const socketTicketsFeature = defineFeature({
  name: 'socket-tickets',
  needs: ['identify'],
  open({ clock }, { identify }) {
    const tickets = new SocketTickets(clock);
    return {
      offers: { tickets },
      routes: (door) => registerSocketTicketRoutes(door, { tickets, identify }),
    };
  },
});
