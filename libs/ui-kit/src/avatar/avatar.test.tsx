import { fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Avatar } from './avatar.js';

const image = (container: HTMLElement) => container.querySelector('img');

/** jsdom loads no images. A complete image without size has failed. */
const mockComplete = (complete: boolean) =>
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
afterEach(() => jest.restoreAllMocks());

it('has no accessibility violations', async () => {
  const { container } = render(
    <>
      <Avatar name="Dilnoza Karimova" />
      <Avatar name="Dilnoza Karimova" decorative />
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('has the name as its accessible name and shows the initials', () => {
  render(<Avatar name="Dilnoza Karimova" />);
  expect(screen.getByRole('img', { name: 'Dilnoza Karimova' })).toHaveTextContent('DK');
});

it('is hidden from screen readers when decorative', () => {
  render(<Avatar name="Dilnoza Karimova" decorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('shows the initials when the image fails, and tries a new address', () => {
  mockComplete(false);
  const { container, rerender } = render(<Avatar name="Ali Valiyev" src="/a.webp" />);
  expect(image(container)).toHaveAttribute('src', '/a.webp');
  fireEvent.error(image(container)!);
  expect(image(container)).not.toBeInTheDocument();
  expect(screen.getByRole('img')).toHaveTextContent('AV');
  rerender(<Avatar name="Ali Valiyev" src="/b.webp" />);
  expect(image(container)).toHaveAttribute('src', '/b.webp');
});

it('detects an image that failed before hydration', () => {
  mockComplete(true);
  const { container } = render(<Avatar name="Ali Valiyev" src="/a.webp" />);
  expect(image(container)).not.toBeInTheDocument();
});

it('has an icon for a name without letters', () => {
  const { container } = render(<Avatar name="2024" />);
  expect(screen.getByRole('img', { name: '2024' })).toHaveTextContent('');
  expect(container.querySelector('svg')).toBeVisible();
});

it('renders initials and image on a server', () => {
  const html = renderToString(<Avatar name="Ali Valiyev" src="/a.webp" />);
  expect(html).toContain('AV');
  expect(html).toContain('src="/a.webp"');
});
