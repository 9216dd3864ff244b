/**
 * Prints the output of a command after those that began before it: commands that run side by side do not mix their lines.
 * @param before resolves when the commands before have ended
 */
export function inTurn(
  before: Promise<unknown>,
  to: { write(text: string): unknown },
): (text: string) => void {
  let held = '';
  let holds = true;
  void before.then(() => {
    holds = false;
    to.write(held);
  });
  return (text) => {
    if (holds) held += text;
    else to.write(text);
  };
}
