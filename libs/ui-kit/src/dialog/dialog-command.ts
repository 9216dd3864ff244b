/**
 * Attributes of a button that opens or closes a dialog. They work before React has hydrated the page, and without scripts.
 *
 * When to use: `<Button {...dialogCommand('show-modal', 'menu')}>` next to `<Drawer id="menu">` without `open`.
 * @param dialogId the `id` of the dialog
 */
export const dialogCommand = (command: 'show-modal' | 'close', dialogId: string) => ({
  ...(command === 'show-modal' && { 'aria-haspopup': 'dialog' as const }),
  command,
  commandfor: dialogId,
});

const onClick = (event: MouseEvent): void => {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  const button = event.target.closest('button[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  if (button?.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
};

/**
 * Handles the buttons of {@link dialogCommand} in browsers without `command` (Chrome before 135, Firefox before 144, Safari
 * before 26.2). Repeated calls do nothing. An inline script that calls it makes the buttons work before hydration.
 */
export function handleDialogCommands(): void {
  if (!('command' in HTMLButtonElement.prototype)) addEventListener('click', onClick);
}
