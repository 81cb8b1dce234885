/** Works on so many at once, until one says that nothing is to follow; false then. */
export async function workOn<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<boolean>,
): Promise<boolean> {
  const queue = items.values();
  let goesOn = true;
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      if (!goesOn) return;
      if (!(await work(item))) goesOn = false;
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return goesOn;
}
