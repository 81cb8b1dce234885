/**
 * Sends what a tracker reports, on a connection of its own: a Traccar ties a connection to the device it
 * spoke of first, and a later test's device would come in as one that is deleted by then.
 */
export async function sendMessage(
  ingestOrigin: string,
  fields: Record<string, string>,
): Promise<number> {
  const query = new URLSearchParams(fields).toString();
  const reply = await fetch(`${ingestOrigin}/?${query}`, { headers: { connection: 'close' } });
  await reply.body?.cancel();
  return reply.status;
}
