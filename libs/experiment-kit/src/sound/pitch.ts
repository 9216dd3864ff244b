/** Two octaves that small loudspeakers play and everybody hears, Hz. */
const LOWEST = 220;
const HIGHEST = 880;

/** The tone of a number, Hz: equal steps of the number are equal intervals. Beyond the ends it stays at them. */
export function pitchOf(value: number, low: number, high: number): number {
  const part = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return LOWEST * (HIGHEST / LOWEST) ** part;
}
