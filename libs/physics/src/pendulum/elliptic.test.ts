import { completeEllipticK, ellipticF, jacobi } from './elliptic.js';

const expectNear = (value: number, published: number, relative: number): void =>
  expect(Math.abs(value / published - 1)).toBeLessThan(relative);

test.each([
  [1, Math.PI / 2],
  [0.5, 1.854_074_677_301_371_9],
  [Math.cos(1) ** 2, 2.087_438_231_729_623_7],
  [1e-7, 9.445_342_397_732_617],
  [1e-300, 0.5 * Math.log(16e300)],
])(
  'K for 1 - m = %d is %d (Abramowitz and Stegun, table 17.1, and 25 digits of mpmath), within 4e-15',
  (complement, k) => {
    expectNear(completeEllipticK(complement), k, 4e-15);
  },
);

test.each([
  [0.2, 0.81, 0.197_620_823_671_876_49, 0.980_278_536_973_675_2, 0.984_056_028_964_566_52],
  [0.672, 0.36, 0.609_519_691_791_902_2, 0.792_770_928_653_356_06, 0.930_728_138_778_690_65],
  [3.7, 0.95, 0.981_049_672_118_950_55, -0.193_756_395_598_441_12, 0.292_684_922_388_452_79],
  [-12.3, 0.25, 0.905_964_678_953_577_05, 0.423_353_280_946_943_97, 0.891_519_489_479_694_73],
  [0.5, 1e-12, 0.479_425_538_604_185_61, 0.877_582_561_890_382_22, 0.999_999_999_999_885_08],
])('sn, cn, dn(%d | %d) are those of mpmath (25 digits) within 2e-14', (u, m, sn, cn, dn) => {
  const found = jacobi(u, m, 1 - m);
  expectNear(found.sn, sn, 2e-14);
  expectNear(found.cn, cn, 2e-14);
  expectNear(found.dn, dn, 2e-14);
});

test('for a large argument near m = 1, sn(100.5 | 0.999999) is 0.749311239839897 (mpmath) within 1e-12', () => {
  const { sn, cn, dn } = jacobi(100.5, 0.999_999, 1e-6);
  expectNear(sn, 0.749_311_239_839_897_34, 1e-12);
  expectNear(cn, 0.662_217_989_675_300_09, 1e-12);
  expectNear(dn, 0.662_218_413_604_552_38, 1e-12);
});

test('the limits m = 0 and m = 1 are sines and hyperbolic tangents, within 1e-15', () => {
  for (const u of [-2, -0.3, 0, 1e-9, 0.7, 5]) {
    const [circular, hyperbolic] = [jacobi(u, 0, 1), jacobi(u, 1, 0)];
    expect(circular.sn).toBeCloseTo(Math.sin(u), 15);
    expect(circular.cn).toBeCloseTo(Math.cos(u), 15);
    expect(circular.dn).toBe(1);
    expect(hyperbolic.sn).toBeCloseTo(Math.tanh(u), 15);
    expect(hyperbolic.cn).toBeCloseTo(1 / Math.cosh(u), 15);
    expect(Math.sin(hyperbolic.am)).toBeCloseTo(Math.tanh(u), 15);
  }
});

test.each([
  [2, 0.7, 2.812_925_080_647_212_07],
  [-2.9, 0.99, -7.147_321_501_232_757_8],
  [0.3, 0.5, 0.302_254_668_575_017_62],
])('F(%d | %d) is %d (25 digits of mpmath), within 1e-13', (phase, m, value) => {
  expectNear(ellipticF(phase, m, 1 - m), value, 1e-13);
});

test('the amplitude is the inverse of F for any phase and parameter, within 4e-14', () => {
  for (const m of [0, 0.1, 0.5, 0.9, 0.999])
    for (const phase of [-7, -3, -1.5, 0.001, 0.8, 1.57, 2.2, 9])
      expect(Math.abs(jacobi(ellipticF(phase, m, 1 - m), m, 1 - m).am - phase)).toBeLessThan(4e-14);
});

test('half of K: sn(K/2) = 1 / √(1 + k′) (DLMF 22.5.2), within 1e-14', () => {
  for (const complement of [0.9, 0.5, 0.1, 1e-3, 1e-6])
    expectNear(
      jacobi(completeEllipticK(complement) / 2, 1 - complement, complement).sn,
      1 / Math.sqrt(1 + Math.sqrt(complement)),
      1e-14,
    );
});
