import type { Meta } from '@storybook/react-vite';
import { storiesAbout } from '../../test-stories.js';
import { lab } from './lab.js';

const meta: Meta = { title: 'Laboratoriya/Zaryadlar va elektr maydon' };
export default meta;

const stories = storiesAbout(lab, { preset: 'Kvadrupol', seconds: 1 });

export const Start = stories.start;
export const Telling = stories.telling;
export const Embedded = stories.embedded;
