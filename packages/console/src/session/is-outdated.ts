/**
 * Whether the server now hands out another console than the one that runs: its page no longer names the
 * script that this page began with. False where that cannot be told.
 */
export async function isOutdated(
  script: string | null,
  read: (path: string) => Promise<Response>,
): Promise<boolean> {
  if (script === null || script === '') return false;
  try {
    const reply = await read('/login');
    const page = reply.ok ? await reply.text() : '';
    return page.includes('<script type="module"') && !page.includes(script);
  } catch {
    return false;
  }
}
