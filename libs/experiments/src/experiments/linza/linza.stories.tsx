import type { Meta } from '@storybook/react-vite';
import { createStories } from '../../testing/stories.js';
import { definition } from './definition.js';

const meta: Meta = { title: 'Laboratory/Lens and mirror' };
export default meta;

const stories = createStories(definition, { preset: 'Lupa' });

export const Start = stories.start;
export const Characteristic = stories.characteristic;
export const Embedded = stories.embedded;
