import { fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Avatar } from './avatar.js';

const picture = (container: HTMLElement) => container.querySelector('img');

/** jsdom loads no pictures: `complete` tells whether it has tried. */
const pictures = (complete: boolean) =>
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
afterEach(() => jest.restoreAllMocks());

it('has no accessibility faults', async () => {
  const { container } = render(
    <>
      <Avatar name="Dilnoza Karimova" />
      <Avatar name="Dilnoza Karimova" decorative />
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('is read as the name and shows its letters', () => {
  render(<Avatar name="Dilnoza Karimova" />);
  expect(screen.getByRole('img', { name: 'Dilnoza Karimova' })).toHaveTextContent('DK');
});

it('is not read where the name stands beside it', () => {
  render(<Avatar name="Dilnoza Karimova" decorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('shows the letters when the picture does not come, and tries another one', () => {
  pictures(false);
  const { container, rerender } = render(<Avatar name="Ali Valiyev" src="/a.webp" />);
  expect(picture(container)).toHaveAttribute('src', '/a.webp');
  fireEvent.error(picture(container)!);
  expect(picture(container)).not.toBeInTheDocument();
  expect(screen.getByRole('img')).toHaveTextContent('AV');
  rerender(<Avatar name="Ali Valiyev" src="/b.webp" />);
  expect(picture(container)).toHaveAttribute('src', '/b.webp');
});

it('notices a picture that failed before the page was alive', () => {
  pictures(true);
  const { container } = render(<Avatar name="Ali Valiyev" src="/a.webp" />);
  expect(picture(container)).not.toBeInTheDocument();
});

it('has a sign for a name without letters', () => {
  const { container } = render(<Avatar name="2024" />);
  expect(screen.getByRole('img', { name: '2024' })).toHaveTextContent('');
  expect(container.querySelector('svg')).toBeVisible();
});

it('comes from a server with letters and picture', () => {
  const html = renderToString(<Avatar name="Ali Valiyev" src="/a.webp" />);
  expect(html).toContain('AV');
  expect(html).toContain('src="/a.webp"');
});
