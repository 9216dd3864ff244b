import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef } from 'react';
import { Button } from './button.js';

it('has no accessibility violations', async () => {
  const { container } = render(
    <>
      <Button>Saqlash</Button>
      <Button busy busyLabel="Yuborilmoqda…">
        Yuborish
      </Button>
      <Button aria-label="Menyu" icon={<svg />} />
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('is a native button that does not submit a form by default', async () => {
  const onSubmit = jest.fn();
  const onClick = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Qayta urinish</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Qayta urinish' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

it.each(['primary', 'danger'] as const)('has its variant %s and its size as attributes', (variant) => {
  render(
    <Button variant={variant} size="lg">
      Boshlash
    </Button>,
  );
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('data-variant', variant);
  expect(button).toHaveAttribute('data-size', 'lg');
});

describe('while busy', () => {
  it('ignores clicks and the Enter key, but keeps the focus', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy busyLabel="Yuborilmoqda…" onClick={onClick}>
          Yuborish
        </Button>
      </form>,
    );
    const button = screen.getByRole('button');
    await user.tab();
    await user.keyboard('{Enter}');
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('announces the busy label in a live region that existed before', () => {
    const button = (busy: boolean) => (
      <Button busy={busy} busyLabel="Yuborilmoqda…">
        Yuborish
      </Button>
    );
    const { rerender } = render(button(false));
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    rerender(button(true));
    expect(screen.getByRole('status')).toBe(region);
    expect(region).toHaveTextContent('Yuborilmoqda…');
    expect(screen.getByRole('button')).toHaveAccessibleName('Yuborilmoqda…');
  });

  it('keeps its accessible name when it shows a spinner', () => {
    render(<Button busy>Saqlash</Button>);
    expect(screen.getByRole('button', { name: 'Saqlash' })).toHaveAttribute('aria-busy', 'true');
  });
});

it('forwards a ref to its element', () => {
  const ref = createRef<HTMLButtonElement>();
  render(<Button ref={ref}>Kirish</Button>);
  expect(ref.current).toBe(screen.getByRole('button'));
});
