/** Hands a file to the browser, to keep. */
export function downloadBlob(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The click has read the address by the next turn of the loop.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Hands a text to the browser as a file to keep. */
export const downloadText = (text: string, fileName: string, type = 'text/csv'): void =>
  downloadBlob(new Blob([text], { type: `${type};charset=utf-8` }), fileName);
