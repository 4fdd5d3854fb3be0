/** How long the browser may take to start a download, in ms. */
const startLimit = 10_000;

/** Saves a file under this name. */
export function downloadFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), startLimit);
}

/** A plain text file: unchanged, with a byte order mark for old Windows programs (D13). */
export function createTextFile(text: string): Blob {
  return new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' });
}
