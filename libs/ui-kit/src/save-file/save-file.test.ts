import { saveFile } from './save-file.js';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('downloads the file under its name, and releases its URL after a minute', () => {
  jest.useFakeTimers();
  // jsdom has no object URLs and no downloads.
  const createObjectURL = jest.fn(() => 'blob:file');
  const revokeObjectURL = jest.fn();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  const links: { href: string; download: string }[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push({ href: this.href, download: this.download });
  });
  const file = new Blob(['{}']);

  saveFile(file, 'data.json');

  expect(createObjectURL).toHaveBeenCalledWith(file);
  expect(links).toEqual([{ href: 'blob:file', download: 'data.json' }]);
  jest.advanceTimersByTime(59_999);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:file');
});
