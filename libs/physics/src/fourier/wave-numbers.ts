/**
 * The angular wave number that belongs to each place of a transform, rad/m (rad/s for samples in time): zero first, then
 * the positive ones, then the negative ones; the middle one is -pi / spacing.
 * @param size number of samples
 * @param spacing distance between samples, m
 */
export function waveNumbers(size: number, spacing: number): Float64Array {
  const unit = (2 * Math.PI) / (size * spacing);
  return Float64Array.from({ length: size }, (_, index) => (index < size / 2 ? index : index - size) * unit);
}
