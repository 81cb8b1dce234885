/** Hands a file to the browser to keep. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The click has read the address by the next turn of the loop.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
