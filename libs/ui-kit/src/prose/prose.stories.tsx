import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TableScroll } from '../table/table-scroll.js';
import { Sketch } from '../testing/sketch.js';
import { Prose } from './prose.js';

const meta = { title: 'UI Kit/Prose', component: Prose } satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lesson: Story = {
  args: {
    children: (
      <>
        <p>
          Ipga osilgan va muvozanat vaziyati atrofida tebranadigan jism <strong>mayatnik</strong> deyiladi.
          Uning davri <a href="#uzunlik">ip uzunligiga</a> bogʻliq, massasiga bogʻliq emas.
        </p>
        <h2>Tebranish davri</h2>
        <p>Davrni topish uchun quyidagilar kerak:</p>
        <ul>
          <li>ip uzunligi, metrda;</li>
          <li>erkin tushish tezlanishi.</li>
        </ul>
        <h3>Tajriba tartibi</h3>
        <ol>
          <li>Ipni oʻlchang.</li>
          <li>Oʻnta tebranish vaqtini yozib oling.</li>
        </ol>
        <blockquote>
          <p>Mayatnikning barcha kichik tebranishlari bir xil vaqt davom etadi.</p>
        </blockquote>
        <Sketch drawing="lissajous" />
        <p>
          Natijani <code>T = 2π√(l/g)</code> bilan solishtiring.
        </p>
        <TableScroll label="Oʻlchovlar">
          <table>
            <thead>
              <tr>
                <th scope="col">Uzunlik, m</th>
                <th scope="col">Davr, s</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>0,25</td>
                <td>1,00</td>
              </tr>
              <tr>
                <td>1,00</td>
                <td>2,01</td>
              </tr>
            </tbody>
          </table>
        </TableScroll>
        <pre>l = 1,00 m{'\n'}T = 2,01 s</pre>
        <hr />
        <p>Oxirgi fikr.</p>
      </>
    ),
  },
};

/** Long words break and wide tables scroll: the page is never wider than the screen. */
export const TooWide: Story = {
  args: {
    children: (
      <>
        <p>{'https://misol.uz/'.repeat(12)}</p>
        <TableScroll label="Keng jadval">
          <table>
            <tbody>
              <tr>
                {Array.from({ length: 14 }, (_, index) => (
                  <td key={index}>{index + 1}-oʻlchov</td>
                ))}
              </tr>
            </tbody>
          </table>
        </TableScroll>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const region = canvas.getByRole('region', { name: 'Keng jadval' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  },
};
