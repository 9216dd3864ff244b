import type { Meta } from '@storybook/react-vite';
import { storiesAbout } from '../../test-stories.js';
import { lab } from './lab.js';

const meta: Meta = { title: 'Laboratoriya/Linza va koʻzgu' };
export default meta;

const stories = storiesAbout(lab, { preset: 'Lupa' });

export const Start = stories.start;
export const Telling = stories.telling;
export const Embedded = stories.embedded;
