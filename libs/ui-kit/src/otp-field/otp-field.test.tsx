import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { OtpField } from './otp-field.js';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Kod' });

it('has no accessibility violations', async () => {
  const { container } = render(
    <>
      <OtpField label="Kod" required hint="SMS orqali keldi." error="Kod notoʻgʻri." />
      <OtpField label="Yashirin" hideLabel disabled defaultValue="12" />
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('reports each change with its event, and the complete code', async () => {
  const values: string[] = [];
  const onComplete = jest.fn();
  render(
    <OtpField
      label="Kod"
      length={4}
      onChange={({ target }) => values.push(target.value)}
      onComplete={onComplete}
    />,
  );
  await userEvent.type(field(), '123');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.keyboard('45');
  expect(values).toEqual(['1', '12', '123', '1234']);
  expect(onComplete.mock.calls).toEqual([['1234']]);
  expect(field()).toHaveValue('1234');
});

it('removes everything but digits from a typed text', async () => {
  const values: string[] = [];
  render(<OtpField label="Kod" onChange={({ target }) => values.push(target.value)} />);
  await userEvent.type(field(), '1a2-');
  expect(field()).toHaveValue('12');
  expect(values).toEqual(['1', '1', '12', '12']);
});

it.each([
  ['123 456', '123456'],
  ['Kod: 123-456.', '123456'],
  ['98765432', '987654'],
])('keeps the digits of the pasted text %s', async (text, code) => {
  const onComplete = jest.fn();
  render(<OtpField label="Kod" onComplete={onComplete} />);
  await userEvent.click(field());
  await userEvent.paste(text);
  expect(field()).toHaveValue(code);
  expect(onComplete.mock.calls).toEqual([[code]]);
});

it('replaces the selected digits by a pasted text', async () => {
  const user = userEvent.setup();
  render(<OtpField label="Kod" defaultValue="111111" />);
  await user.click(field());
  field().setSelectionRange(1, 3);
  await user.paste('2 3 4');
  expect(field()).toHaveValue('123111');
});

it('shows the controlled code', async () => {
  const Controlled = ({ frozen = false }: { frozen?: boolean }) => {
    const [code, setCode] = useState('');
    return <OtpField label="Kod" value={code} onChange={({ target }) => !frozen && setCode(target.value)} />;
  };
  const { rerender } = render(<Controlled />);
  await userEvent.type(field(), '1x2');
  expect(field()).toHaveValue('12');
  await userEvent.paste('3-4');
  expect(field()).toHaveValue('1234');

  rerender(<Controlled frozen />);
  await userEvent.type(field(), '5');
  expect(field()).toHaveValue('1234');
});

it('is a field for one-time codes in a form, and accepts an id and a ref', async () => {
  const ref = createRef<HTMLInputElement>();
  render(
    <form aria-label="Kirish">
      <OtpField label="Kod" name="code" id="kod" ref={ref} required hint="SMS orqali keldi." error="Xato." />
    </form>,
  );
  expect(ref.current).toBe(field());
  expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  expect(field()).toHaveAccessibleDescription('SMS orqali keldi. Xato.');
  expect(field()).toBeRequired();
  expect(field()).toBeInvalid();
  await userEvent.type(field(), '123456');
  expect(screen.getByRole('form')).toHaveFormValues({ code: '123456' });
});

it('cannot be changed while it is disabled or read-only', async () => {
  const { rerender } = render(<OtpField label="Kod" defaultValue="12" readOnly />);
  await userEvent.click(field());
  await userEvent.paste('3 4');
  expect(field()).toHaveValue('12');
  rerender(<OtpField label="Kod" defaultValue="12" disabled />);
  await userEvent.type(field(), '3');
  expect(field()).toHaveValue('12');
});

it('works before hydration as a text field of the right length', () => {
  const html = renderToString(<OtpField label="Kod" id="kod" length={4} error="Xato." />);
  expect(html).toMatch(/<input[^>]*maxLength="4"/i);
  expect(html).toMatch(/<input[^>]*aria-describedby="kod-error"/);
  expect(html.match(/<i /g)).toHaveLength(4);
});
