/** How long a file stays ready, ms: browsers that ask where to put it need it until then. */
const READY_MS = 60_000;

/** Hands a file to the reader's browser. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READY_MS);
}
