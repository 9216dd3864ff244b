import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** A play function that waits for a visible text. */
export const expectText =
  (text: string | RegExp) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
    await expect(await canvas.findByText(text)).toBeVisible();
  };
