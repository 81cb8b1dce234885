/**
 * True when the server now serves a newer console than the running one: its page no longer names
 * the script that this page began with. False where that cannot be determined.
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
