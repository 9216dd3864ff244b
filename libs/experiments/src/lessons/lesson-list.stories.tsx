import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LessonList, type ExperimentLesson } from './lesson-list.js';
import { strings } from '../strings.js';

const ohm: ExperimentLesson = {
  title: 'Zanjirning bir qismi uchun Om qonuni',
  className: '8-sinf',
  chapter: 'Elektr toki qonunlari',
  link: '/learn?topic=27',
  states: [
    { title: 'Om qonuni', link: '/tajriba/zanjir?holat=AQI' },
    { title: 'Nomaʼlum rezistor', link: '/tajriba/zanjir?holat=AQM' },
  ],
  investigations: [
    { title: 'Nomaʼlum rezistor qarshiligi', link: '/tajriba/zanjir?tadqiqot=nomalum-rezistor' },
  ],
};
const current: ExperimentLesson = {
  title: 'Elektr toki, kuchlanish va qarshilik',
  className: '7-sinf',
  chapter: 'Elektr hodisalari',
  link: '/learn?topic=21',
  states: [{ title: 'Lampa', link: '/tajriba/zanjir?holat=AQ' }],
  investigations: [],
};
const withoutChapter: ExperimentLesson = {
  title: 'Joul–Lens qonuni',
  className: '8-sinf',
  chapter: null,
  link: '/learn?topic=28',
  states: [],
  investigations: [],
};
const long: ExperimentLesson = {
  title:
    'Elektromagnit induksiya hodisasi, induksiya elektr yurituvchi kuchi, Lens qoidasi va oʻzinduksiyaning oʻzgaruvchan tok zanjirlaridagi ahamiyati',
  className: '11-sinf (chuqurlashtirilgan)',
  chapter: 'Elektromagnetizm: oʻzgaruvchan tok, elektromagnit tebranishlar va toʻlqinlar',
  link: '/learn?topic=30',
  states: [
    {
      title: 'Gʻaltak va rezistor ketma-ket ulangan oʻzgarmas tok zanjiri',
      link: '/tajriba/zanjir?holat=AA',
    },
    { title: 'Kondensatorning gʻaltak orqali zaryadsizlanishi', link: '/tajriba/zanjir?holat=AB' },
    { title: 'Oʻzinduksiya', link: '/tajriba/zanjir?holat=AC' },
  ],
  investigations: [
    {
      title: 'Kondensatordagi kuchlanish manbanikidan katta boʻladimi',
      link: '/tajriba/zanjir?tadqiqot=kuchlanish-rezonansi',
    },
  ],
};

/** The lessons that use an experiment, below its theory. */
const meta = {
  title: 'Laboratory/LessonList',
  component: LessonList,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof LessonList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While the lessons load, without any, and without the API: nothing. */
export const None: Story = {
  args: { lessons: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(strings.lessons.title)).not.toBeInTheDocument();
  },
};

export const One: Story = {
  args: { lessons: [current] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByText(strings.lessons.investigation, { exact: false })).not.toBeInTheDocument();
  },
};

export const Several: Story = {
  args: { lessons: [current, ohm, withoutChapter] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: strings.lessons.title })).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      [current.title, '/learn?topic=21'],
      ['Lampa', '/tajriba/zanjir?holat=AQ'],
      [ohm.title, '/learn?topic=27'],
      ['Om qonuni', '/tajriba/zanjir?holat=AQI'],
      ['Nomaʼlum rezistor', '/tajriba/zanjir?holat=AQM'],
      ['Nomaʼlum rezistor qarshiligi', '/tajriba/zanjir?tadqiqot=nomalum-rezistor'],
      [withoutChapter.title, '/learn?topic=28'],
    ]);
    await expect(canvas.getByText('7-sinf · Elektr hodisalari')).toBeVisible();
    await expect(canvas.getByText('8-sinf')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: current.title })).toHaveFocus();
  },
};

export const LongTitles: Story = { args: { lessons: [long, ohm] } };
