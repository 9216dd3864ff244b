/**
 * Thermal effusivity, W s^(1/2) / (m^2 K): it determines how much heat a body absorbs through its surface.
 * @param conductivity W/(m K)
 * @param heatCapacity per volume, J/(m^3 K)
 */
export const effusivity = (conductivity: number, heatCapacity: number): number =>
  Math.sqrt(conductivity * heatCapacity);

/**
 * Temperature, K, at the interface of two thick bodies in contact: the mean of their temperatures, weighted with the
 * effusivities. It explains why metal feels colder than wood. (Carslaw and Jaeger, Conduction of Heat in Solids, 2nd ed., 2.14.)
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
