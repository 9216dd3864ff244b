/** What happens at the edge of a body. */
export type EndCondition =
  /** Held at a temperature, K. */
  | { readonly kind: 'fixed'; readonly temperature: number }
  /** Nothing passes. */
  | { readonly kind: 'insulated' }
  /** A fluid of this temperature, K, takes heat in proportion to the difference: `transfer` in W/(m^2 K). */
  | { readonly kind: 'convective'; readonly temperature: number; readonly transfer: number };

/** Temperature beyond the edge, K. Where nothing passes it does not matter. */
export const outside = (end: EndCondition): number => (end.kind === 'insulated' ? 0 : end.temperature);

/**
 * Conductance from the middle of the last cell through the edge, W/(m^2 K).
 * @param halfCell that of the half cell alone: conductivity / (size / 2)
 */
export function edgeConductance(end: EndCondition, halfCell: number): number {
  if (end.kind === 'insulated') return 0;
  return end.kind === 'fixed' ? halfCell : 1 / (1 / halfCell + 1 / end.transfer);
}
