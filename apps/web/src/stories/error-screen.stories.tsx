import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router';
import { PageFrame } from '../frame/page-frame.js';
import { ShellPart, shellStories } from '../testing/stories.js';
import { ErrorScreen } from '../screens/error-screen.js';

const meta = {
  title: 'Site/ErrorScreen',
  component: ErrorScreen,
  ...shellStories,
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An error in a screen: the bar and the footer stay. */
export const OfAScreen: Story = {
  render: () => (
    <ShellPart>
      <Routes>
        <Route element={<PageFrame />}>
          <Route path="*" element={<ErrorScreen />} />
        </Route>
      </Routes>
    </ShellPart>
  ),
};

/** An error in the frame: only this screen is rendered. */
export const OfTheSite: Story = {
  render: () => (
    <main>
      <ErrorScreen />
    </main>
  ),
};
