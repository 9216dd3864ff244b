import type { Meta } from '@storybook/react-vite';
import { storiesOf } from '../../test-stories.js';
import { lab } from './lab.js';

const meta: Meta = { title: 'Laboratoriya/Matematik mayatnik' };
export default meta;

const stories = storiesOf(lab, { preset: 'Deyarli tik', seconds: 4 });

export const Start = stories.start;
export const Telling = stories.telling;
export const Embedded = stories.embedded;
