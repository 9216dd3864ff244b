// jsdom knows <dialog> but not how to open it. The real behaviour (inert page, focus) is tested in Chromium, by stories.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
