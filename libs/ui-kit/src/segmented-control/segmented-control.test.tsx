import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef, useState, type ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { SegmentedControl } from './segmented-control.js';

const options = [
  { value: 'kun', label: 'Kun' },
  { value: 'hafta', label: 'Hafta' },
  { value: 'yil', label: 'Yil', disabled: true },
] as const;
const radio = (name: string) => screen.getByRole('radio', { name });

const open = (props: Partial<ComponentProps<typeof SegmentedControl>> = {}) => {
  const { container } = render(
    <form aria-label="Hisobot">
      <SegmentedControl label="Davr" name="davr" options={options} {...props} />
      <button type="reset">Tozalash</button>
    </form>,
  );
  return { container, user: userEvent.setup() };
};

it('has no accessibility violations', async () => {
  const { container } = open({ defaultValue: 'kun' });
  expect(await axe(container)).toHaveNoViolations();
});

it('is a radio group named by its legend, its first child', () => {
  open({ id: 'davr' });
  const group = screen.getByRole('radiogroup', { name: 'Davr' });
  expect(group.firstElementChild).toHaveTextContent('Davr');
  expect(group).toHaveAttribute('id', 'davr');
  expect(radio('Hafta')).toHaveAttribute('id', 'davr-2');
});

it('keeps its name with a hidden label', () => {
  open({ hideLabel: true });
  expect(screen.getByRole('radiogroup', { name: 'Davr' })).toBeVisible();
  expect(getComputedStyle(screen.getByText('Davr'))).toMatchObject({ position: 'absolute', width: '1px' });
});

describe('uncontrolled', () => {
  it('has no selection by default', () => {
    open();
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('starts with the default value, and resets to it', async () => {
    const { user } = open({ defaultValue: 'hafta' });
    expect(screen.getByRole('form')).toHaveFormValues({ davr: 'hafta' });

    await user.click(screen.getByText('Kun'));
    expect(screen.getByRole('form')).toHaveFormValues({ davr: 'kun' });

    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('form')).toHaveFormValues({ davr: 'hafta' });
  });

  it('works by keyboard: one tab stop, arrows skip a disabled option', async () => {
    const onValueChange = jest.fn();
    const { user } = open({ defaultValue: 'kun', onValueChange });
    await user.tab();
    expect(radio('Kun')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(radio('Hafta')).toBeChecked();
    await user.keyboard('{ArrowRight}');
    expect(radio('Kun')).toBeChecked();
    expect(onValueChange.mock.calls.map(([value]: [string]) => value)).toEqual(['hafta', 'kun']);

    await user.tab();
    expect(screen.getByRole('button')).toHaveFocus();
  });
});

describe('controlled', () => {
  it('shows only its value', async () => {
    const { user } = open({ value: 'kun' });
    await user.click(radio('Hafta'));
    expect(radio('Kun')).toBeChecked();
  });

  it('calls onValueChange with the value and the event', async () => {
    const targets: EventTarget[] = [];
    const Controlled = () => {
      const [value, setValue] = useState<'kun' | 'hafta' | 'yil'>('kun');
      return (
        <SegmentedControl
          label="Davr"
          options={options}
          value={value}
          onValueChange={(next, { event }) => {
            targets.push(event.target);
            setValue(next);
          }}
        />
      );
    };
    render(<Controlled />);
    await userEvent.click(radio('Hafta'));
    expect(radio('Hafta')).toBeChecked();
    expect(targets).toEqual([radio('Hafta')]);
  });
});

it('has disabled options', async () => {
  const onValueChange = jest.fn();
  const { user } = open({ onValueChange });
  await user.click(screen.getByText('Yil'));
  expect(onValueChange).not.toHaveBeenCalled();
  expect(radio('Kun')).toBeEnabled();
});

it('can be disabled', () => {
  open({ disabled: true });
  for (const each of screen.getAllByRole('radio')) expect(each).toBeDisabled();
});

it('separates two controls without a name, and accepts a ref', async () => {
  const ref = createRef<HTMLFieldSetElement>();
  render(
    <>
      <SegmentedControl label="Birinchi" options={options} defaultValue="kun" ref={ref} />
      <SegmentedControl label="Ikkinchi" options={options} defaultValue="kun" />
    </>,
  );
  const [first, second] = screen.getAllByRole('radio', { name: 'Hafta' });
  await userEvent.click(first!);
  await userEvent.click(second!);
  expect(screen.getAllByRole('radio', { checked: true })).toEqual([first, second]);
  expect(ref.current).toBe(screen.getByRole('radiogroup', { name: 'Birinchi' }));
});

it('renders its selection on a server', () => {
  const html = renderToString(<SegmentedControl label="Davr" options={options} defaultValue="hafta" />);
  expect(html.match(/<input[^>]*>/g)?.map((tag) => tag.includes('checked'))).toEqual([false, true, false]);
});
