/** A page of the same origin with nothing on it: what Chromium itself needs for the same. */
export async function onBarePage(context, work) {
  const page = await context.newPage();
  await page.goto('/api/server');
  await page.evaluate(() => globalThis.document.body.replaceChildren());
  try {
    return await work(page);
  } finally {
    await page.close();
  }
}

/** A figure and the same without us. */
export const beside = (what, unit, value, peer, bare) => ({
  what,
  unit,
  value,
  peer,
  ratio: value / bare,
});
