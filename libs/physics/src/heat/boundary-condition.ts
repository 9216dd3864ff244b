/** Boundary condition at an edge of a body. */
export type BoundaryCondition =
  /** Fixed temperature, K. */
  | { readonly kind: 'fixed'; readonly temperature: number }
  /** No heat flow. */
  | { readonly kind: 'insulated' }
  /** Newton's law of cooling in a fluid of this temperature, K; `transfer` in W/(m^2 K). */
  | { readonly kind: 'convective'; readonly temperature: number; readonly transfer: number };

/** Temperature beyond the edge, K; irrelevant for an insulated edge. */
export const ambientTemperature = (boundary: BoundaryCondition): number =>
  boundary.kind === 'insulated' ? 0 : boundary.temperature;

/**
 * Conductance from the centre of the last cell through the edge, W/(m^2 K).
 * @param halfCell conductance of the half cell: conductivity / (size / 2)
 */
export function edgeConductance(boundary: BoundaryCondition, halfCell: number): number {
  if (boundary.kind === 'insulated') return 0;
  return boundary.kind === 'fixed' ? halfCell : 1 / (1 / halfCell + 1 / boundary.transfer);
}
