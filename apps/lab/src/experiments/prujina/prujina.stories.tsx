import type { Meta } from '@storybook/react-vite';
import { storiesAbout } from '../../test-stories.js';
import { lab } from './lab.js';

const meta: Meta = { title: 'Laboratoriya/Prujina, soʻnish va rezonans' };
export default meta;

const stories = storiesAbout(lab, { preset: 'Rezonans', seconds: 10 });

export const Start = stories.start;
export const Telling = stories.telling;
export const Embedded = stories.embedded;
