/** Id of the dialog that holds the menu on a phone. The browser opens it by a button: it works before hydration. */
export const MENU_ID = 'menu';

/** Closes the menu; the browser gives the focus back to its button. */
export const closeMenu = (): void => (document.getElementById(MENU_ID) as HTMLDialogElement | null)?.close();
