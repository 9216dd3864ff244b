// What the pages display, against closed forms and published values.
import { expect, test } from '../testing/test.js';
import { LabPage, steadyFrames } from './lab-page.js';
import { tabInto } from '../testing/tab-into.js';

const DEGREE = Math.PI / 180;

test('mayatnik: the period of a large swing, and the moments of its events', async ({ page }) => {
  const lab = new LabPage(page);
  await lab.open('mayatnik');
  await lab.type('Boshlangʻich burchak, θ₀, °', '90');
  // T/T₀ at 90° is 1.18034 (elliptic integral), and T₀ = 2π √(1/9.81) s.
  const period = 1.18034 * 2 * Math.PI * Math.sqrt(1 / 9.81);
  await lab.expectNumber('Davr, T (nazariya)', period, 0.001);
  await lab.press('Keyingi hodisagacha');
  await expect.poll(async () => Math.abs((await lab.seconds()) - period / 4)).toBeLessThan(0.011);
  expect(Math.abs(await lab.number('Burchak, θ'))).toBeLessThan(0.3);
  await lab.press('Keyingi hodisagacha');
  await expect.poll(async () => Math.abs((await lab.seconds()) - period / 2)).toBeLessThan(0.011);
  expect(await lab.number('Burchak, θ')).toBeCloseTo(-90, 0);
  await expect(page.getByRole('status').filter({ hasText: 'burildi' })).toBeVisible();
});

test('otilgan-jism: the range without air is v² sin 2α / g', async ({ page }) => {
  const lab = new LabPage(page);
  await lab.open('otilgan-jism');
  await lab.press('Havosiz');
  await lab.type('Boshlangʻich tezlik, v₀, m/s', '30');
  await lab.type('Otilish burchagi, α, °', '25');
  await lab.press('Keyingi hodisagacha');
  await lab.expectNumber('Balandlik, y', (30 * Math.sin(25 * DEGREE)) ** 2 / (2 * 9.81), 0.011);
  await lab.press('Keyingi hodisagacha');
  await lab.expectNumber('Masofa, x', (30 ** 2 * Math.sin(50 * DEGREE)) / 9.81, 0.011);
});

test('prujina: a free swing has its energy, a driven one its amplitude', async ({ page }) => {
  await steadyFrames(page, 60);
  const lab = new LabPage(page);
  await lab.open('prujina');
  await lab.press('Erkin tebranish');
  // kx²/2 for 10 cm and 20 N/m, mJ.
  await lab.expectNumber('Tebranish energiyasi', 100, 0.1);
  await lab.runPast(10);
  await lab.expectNumber('Tebranish energiyasi', 100, 0.1);
  await lab.press('Rezonans');
  await lab.type('Kuchning siklik chastotasi, ω, rad/s', '6,3');
  const amplitude = (100 * 0.4) / Math.hypot(20 - 0.5 * 6.3 ** 2, 0.4 * 6.3);
  await lab.expectNumber('Amplituda, A (nazariya)', amplitude, 0.06);
  await lab.runPast(25);
  await lab.expectNumber('Amplituda, A (hozir)', amplitude, 0.25);
});

test('qosh-mayatnik: its energy is that of its start through twelve seconds of chaos', async ({ page }) => {
  await steadyFrames(page, 60);
  const lab = new LabPage(page);
  await lab.open('qosh-mayatnik');
  const energy = await lab.readout('Toʻliq energiya').textContent();
  await lab.runPast(12);
  await expect(lab.readout('Toʻliq energiya')).toHaveText(energy ?? '');
});

test('kepler: the Earth is fastest where it is nearest, and back after a year', async ({ page }) => {
  const lab = new LabPage(page);
  await lab.open('kepler');
  await lab.press('Yer');
  // NASA Planetary Fact Sheet: 30.29 and 29.29 km/s.
  await lab.expectNumber('Tezlik, v', 30.29, 0.06);
  await lab.press('Keyingi hodisagacha');
  await lab.expectNumber('Tezlik, v', 29.29, 0.06);
  await lab.expectNumber('Oʻtgan vaqt, t', 0.5, 0.002);
});

test('linza: the focal length of a thick lens', async ({ page }) => {
  const lab = new LabPage(page);
  await lab.open('linza');
  // 1/F = (n − 1) (2/R − (n − 1) d / (n R²)), R = 20 cm, d = 2.4 cm.
  await lab.expectNumber('Fokus masofasi, F', 1 / (0.5 * (0.1 - (0.5 * 2.4) / (1.5 * 400))), 0.06);
});

test('tolqin-vannasi: refraction by the law of sines', async ({ page }) => {
  const lab = new LabPage(page);
  await lab.open('tolqin-vannasi');
  await lab.expectNumber('Toʻlqin uzunligi, λ = v/ν', 4, 0.001);
  await lab.type('Chastota, ν, Hz', '4');
  await lab.expectNumber('Toʻlqin uzunligi, λ = v/ν', 5, 0.001);
});

test('potensial-ora: published levels of an electron', async ({ page }) => {
  const lab = new LabPage(page);
  await lab.open('potensial-ora');
  // h²/8mL² for 1 nm; a well of 1 eV and 1 nm.
  await lab.expectNumber('Sath energiyasi, Eₙ', 0.37603, 0.0006);
  await lab.choose('Oʻra turi', 'chekli chuqurlikdagi oʻra');
  await lab.type('Oʻra chuqurligi, U, eV', '1');
  await lab.expectNumber('Sath energiyasi, Eₙ', 0.190761, 0.0006);
});

test('tunnel: what passes is what theory says for this packet, and nothing is lost', async ({ page }) => {
  test.slow();
  await steadyFrames(page, 60);
  const lab = new LabPage(page);
  await lab.open('tunnel');
  await lab.expectNumber('T, faqat E energiya uchun', 61.597, 0.01);
  // It arrives at the barrier, and has left it; three seconds later its slowest part has, too.
  await lab.press('Keyingi hodisagacha');
  await lab.press('Keyingi hodisagacha');
  await lab.runPast((await lab.seconds()) + 3);
  const theory = await lab.number('T, shu paket uchun nazariya');
  await lab.expectNumber('Oʻng tomonda topish ehtimoli, T', theory, 0.2);
  await lab.expectNumber('Toʻliq ehtimollik', 100, 0.01);
});

test('zanjir: Ohm’s law, and a capacitor that has 63.2 % after its time constant', async ({ page }) => {
  const lab = new LabPage(page);
  await lab.open('zanjir');
  await lab.press('Om qonuni');
  // 6 V behind 1 Ω on 11 Ω.
  await lab.expectNumber('Tok kuchi, I', 0.5, 0.0001);
  await lab.expectNumber('Kuchlanish, U', 5.5, 0.001);
  await lab.expectNumber('Quvvat, P', 2.75, 0.001);
  await lab.press('Kondensatorni zaryadlash');
  await tabInto(page, lab.button('Bir kadr oldinga'));
  for (let frame = 0; frame < 120; frame += 1) await page.keyboard.press('Enter');
  await expect.poll(lab.seconds).toBe(2);
  await lab.expectNumber('Kuchlanish, U', 5 * (1 - Math.exp(-1)), 0.002);
});

test('zaryadlar: the flux through a closed surface is the charge within over ε₀', async ({ page }) => {
  const lab = new LabPage(page);
  await lab.open('zaryadlar');
  await lab.press('Bitta zaryad');
  // 1 µC at 1 m: k q / r and k q / r².
  await lab.expectNumber('Kuchlanganlik, E', 8.98755, 0.001);
  await lab.expectNumber('Potensial, φ', 8.98755, 0.001);
  const radius = 'Gauss sferasining radiusi, R (0 — sfera yoʻq), m';
  await lab.type(radius, '0,5');
  await lab.expectNumber('Sferadan oʻtuvchi oqim, Φ', 0, 1);
  await tabInto(page, page.getByRole('button', { name: /^Sinov nuqtasi/ }));
  for (let step = 0; step < 13; step += 1) await page.keyboard.press('ArrowLeft');
  // The charge lies within now: 1 µC / ε₀.
  await lab.expectNumber('Sferadan oʻtuvchi oqim, Φ', 1e-6 / 8.8541878188e-12, 1);
  await lab.expectNumber('Ichki zaryad, q/ε₀', 1e-6 / 8.8541878188e-12, 1);
});

test('ideal-gaz: nitrogen at 300 K is as fast as the textbook has it', async ({ page }) => {
  await steadyFrames(page, 60);
  const lab = new LabPage(page);
  await lab.open('ideal-gaz');
  await lab.runPast(100);
  // √(3kT/m) = 516.84 m/s and √(8kT/πm) = 476.17 m/s; walls of 300 K let them scatter.
  await lab.expectNumber('Oʻrtacha kvadratik tezlik', 516.84, 20);
  await lab.expectNumber('Oʻrtacha tezlik', 476.17, 20);
});
