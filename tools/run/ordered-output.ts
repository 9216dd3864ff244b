/**
 * Delays the output of a command until earlier commands have ended, so that commands that run side by side do not mix lines.
 * @param earlier resolves when the earlier commands have ended
 * @returns prints or buffers a text
 */
export function printAfter(
  earlier: Promise<unknown>,
  output: { write(text: string): unknown },
): (text: string) => void {
  let buffer = '';
  let isBuffering = true;
  void earlier.then(() => {
    isBuffering = false;
    output.write(buffer);
  });
  return (text) => {
    if (isBuffering) buffer += text;
    else output.write(text);
  };
}
