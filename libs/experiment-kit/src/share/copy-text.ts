/** Puts text on the clipboard. @returns whether the browser allowed it */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Without a secure connection there is no clipboard at all: that throws, too.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
