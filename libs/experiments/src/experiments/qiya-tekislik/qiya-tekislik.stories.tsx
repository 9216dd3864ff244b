import type { Meta } from '@storybook/react-vite';
import { createStories } from '../../testing/stories.js';
import { definition } from './definition.js';

const meta: Meta = { title: 'Laboratory/InclinedPlane' };
export default meta;

const stories = createStories(definition, { preset: 'Tekis tortish', seconds: 2 });

export const Start = stories.start;
export const Characteristic = stories.characteristic;
export const Embedded = stories.embedded;
