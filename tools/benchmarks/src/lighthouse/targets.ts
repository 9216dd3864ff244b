/** What each figure is held to (CONTRIBUTING: a figure counts when a command prints it). Milliseconds and bytes. */
export const targets = {
  performance: 98,
  /** Accessibility, best practices, SEO. */
  others: 100,
  cls: 0.01,
  /** Blocking time by how many times the processor is slowed. */
  blocking: { 4: 60, 12: 100 } as Readonly<Record<number, number>>,
  /** Largest paint against the same page without scripts, and against the page drawn by the client alone. */
  paint: { withoutScripts: 1.1, clientAlone: 0.5 },
  /** Pressed right after the first paint: ms to a visible sign, which is the effect where no script is needed; and the effect against the plain download of the first visit's JavaScript. */
  press: { sign: 100, effect: 1.2 },
  /** Everything the first visit to `/` transfers. */
  transfer: 220_000,
  /** The page `/` itself, by gzip: what one round trip carries. */
  html: 14_000,
};

export const missed: string[] = [];

/**
 * Says a figure and whether it meets its target; remembers it when not.
 */
export function judge(
  what: string,
  value: number,
  {
    least = -Infinity,
    most = Infinity,
    digits = 0,
    unit = '',
  }: { least?: number; most?: number; digits?: number; unit?: string },
) {
  const fits = value >= least && value <= most;
  const bound = Number.isFinite(least) ? `≥ ${least}` : `≤ ${most}`;
  const line = `${what}: ${value.toFixed(digits)}${unit} (target ${bound}${unit})`;
  console.log(`  ${fits ? 'met   ' : 'MISSED'} ${line}`);
  if (!fits) missed.push(line);
}
