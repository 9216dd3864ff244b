import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Tabs, type TabItem, type TabsProps } from './tabs.js';

type View = 'nazariya' | 'tajriba' | 'savollar' | 'manbalar';

const items: TabItem<View>[] = [
  { id: 'nazariya', label: 'Nazariya', content: 'Tebranish davri ip uzunligiga bogʻliq.' },
  { id: 'tajriba', label: 'Tajriba', content: <input aria-label="Uzunlik" /> },
  { id: 'savollar', label: 'Savollar', content: 'Savollar hali yoʻq.', disabled: true },
  { id: 'manbalar', label: 'Manbalar', content: 'Fizika, 9-sinf.' },
];
const tabs = (props: Partial<TabsProps<View>> = {}) => <Tabs label="Mayatnik" items={items} {...props} />;
const tab = (name: string) => screen.getByRole('tab', { name });

it('has no accessibility violations', async () => {
  const { container } = render(tabs());
  expect(await axe(container)).toHaveNoViolations();
});

it('shows one panel at a time, named by its tab', async () => {
  render(tabs());
  expect(screen.getByRole('tablist', { name: 'Mayatnik' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Nazariya' })).toHaveTextContent('davri');
  await userEvent.click(tab('Manbalar'));
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(screen.getByRole('tabpanel', { name: 'Manbalar' })).toBeVisible();
  expect(tab('Manbalar')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Nazariya')).toHaveAttribute('aria-selected', 'false');
});

it('has one tab stop; arrows, Home and End select', async () => {
  const user = userEvent.setup();
  render(tabs({ defaultValue: 'tajriba' }));
  await user.tab();
  expect(tab('Tajriba')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Manbalar')).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Manbalar');
  await user.keyboard('{ArrowRight}');
  expect(tab('Nazariya')).toHaveFocus();
  await user.keyboard('{End}{ArrowLeft}');
  expect(tab('Tajriba')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Nazariya');
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('keeps input in a hidden panel', async () => {
  render(tabs({ defaultValue: 'tajriba' }));
  await userEvent.type(screen.getByLabelText('Uzunlik'), '1,5');
  await userEvent.click(tab('Nazariya'));
  await userEvent.click(tab('Tajriba'));
  expect(screen.getByLabelText('Uzunlik')).toHaveValue('1,5');
});

it('is controlled by its value', async () => {
  const onValueChange = jest.fn();
  const { rerender } = render(tabs({ value: 'nazariya', onValueChange }));
  await userEvent.click(tab('Manbalar'));
  expect(onValueChange).toHaveBeenCalledWith('manbalar', { event: expect.anything() });
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Nazariya');
  rerender(tabs({ value: 'manbalar', onValueChange }));
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Manbalar');
  await userEvent.click(tab('Manbalar'));
  expect(onValueChange).toHaveBeenCalledTimes(1);
});

it('selects the first enabled tab when the selected one is removed', async () => {
  const Shrinks = () => {
    const [all, setAll] = useState(true);
    return (
      <>
        <button onClick={() => setAll(false)}>Kamaytirish</button>
        {tabs({ items: all ? items : items.slice(1), defaultValue: 'nazariya' })}
      </>
    );
  };
  render(<Shrinks />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Tajriba');
});

it('renders all panels on a server', () => {
  const html = renderToString(tabs());
  expect(html).toContain('Tebranish davri');
  expect(html).toContain('Fizika, 9-sinf.');
  expect(html.match(/hidden=""/g)).toHaveLength(3);
});
