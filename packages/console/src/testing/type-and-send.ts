const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Types into the fields of the page's form, in their order, and sends it as a person would. */
export async function typeAndSend(...texts: readonly string[]): Promise<void> {
  const form = document.querySelector('form');
  const fields = form?.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])') ?? [];
  const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const [index, field] of [...fields].entries()) {
    type?.call(field, texts[index] ?? '');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await nextFrame();
  }
  form?.requestSubmit();
}
