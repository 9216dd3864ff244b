/**
 * Order of convergence: the slope of log(error) over log(step), fitted through four steps that halve each time.
 */
export function fittedOrder(errorAt: (step: number) => number, largestStep: number): number {
  const points = [0, 1, 2, 3].map((halvings) => {
    const step = largestStep / 2 ** halvings;
    return [Math.log2(step), Math.log2(errorAt(step))] as const;
  });
  const mean = (which: 0 | 1): number => points.reduce((sum, point) => sum + point[which], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const rise = points.reduce((sum, [px, py]) => sum + (px - x) * (py - y), 0);
  return rise / points.reduce((sum, [px]) => sum + (px - x) ** 2, 0);
}
