/** Hands a text to the browser as a file to keep. */
export function downloadText(text: string, fileName: string, type = 'text/csv'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The click has read the address by the next turn of the loop.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
