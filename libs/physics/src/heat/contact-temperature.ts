/**
 * Thermal effusivity, W s^(1/2) / (m^2 K): how much heat a body takes in through its skin.
 * @param conductivity W/(m K)
 * @param heatCapacity per volume, J/(m^3 K)
 */
export const effusivity = (conductivity: number, heatCapacity: number): number =>
  Math.sqrt(conductivity * heatCapacity);

/**
 * Temperature, K, of the border between two thick bodies from the moment they touch: the mean of theirs, weighed with the
 * effusivities. Why metal feels colder than wood. (Carslaw and Jaeger, Conduction of Heat in Solids, 2nd ed., 2.14.)
 */
export function contactTemperature(
  one: { readonly temperature: number; readonly effusivity: number },
  other: { readonly temperature: number; readonly effusivity: number },
): number {
  return (
    (one.temperature * one.effusivity + other.temperature * other.effusivity) /
    (one.effusivity + other.effusivity)
  );
}
