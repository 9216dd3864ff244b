/** Scrolls the box of the topics, which in a drawer is the drawer, and only that, until the row is in its middle; not when it is in sight. */
export function revealWithin(row: Element | null | undefined): void {
  const box = row?.closest('dialog') ?? row?.closest('[data-topics]');
  if (!row || !box) return;
  const sight = box.getBoundingClientRect();
  const { top, bottom, height } = row.getBoundingClientRect();
  if (top >= sight.top && bottom <= sight.bottom) return;
  box.scrollTop += top - sight.top - (sight.height - height) / 2;
}
