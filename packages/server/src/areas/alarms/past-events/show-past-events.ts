import type { Upstream } from '../../../upstream/upstream';

/** The embedded engine, asked for the events of all that a vehicle went through: also of fences that are gone. */
export const showPastEvents = (upstream: Pick<Upstream, 'send'>): Pick<Upstream, 'send'> => ({
  send: (request, context) => upstream.send(request, { ...context, showsAllEvents: true }),
});
