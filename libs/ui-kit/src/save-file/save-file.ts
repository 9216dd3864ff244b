/** Lifetime of an object URL, ms: browsers that ask for a location read it after the answer. */
const URL_LIFETIME_MS = 60_000;

/** Saves a file on the device as a download of the page. Call it in a browser only. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
