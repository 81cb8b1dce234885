const OUT = 110;

/** Pictures are of a fleet that is out: most buses report within the first minutes. */
export async function waitForFleet(readDevices) {
  for (;;) {
    const devices = await readDevices();
    if (devices.filter(({ status }) => status === 'online').length > OUT) return;
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}
