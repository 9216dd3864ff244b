import type { Meta } from '@storybook/react-vite';
import { storiesAbout } from '../../test-stories.js';
import { lab } from './lab.js';

const meta: Meta = { title: 'Laboratoriya/Matematik mayatnik' };
export default meta;

const stories = storiesAbout(lab, { preset: 'Deyarli tik', seconds: 2.4 });

export const Start = stories.start;
export const Telling = stories.telling;
export const Embedded = stories.embedded;
