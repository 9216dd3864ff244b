/**
 * PV / NkT of hard discs (Henderson, Mol. Phys. 30, 971, 1975). Accurate to 0.2 % for packings up to 0.5; freezing begins
 * near 0.70.
 * @param packing area fraction covered by the discs
 */
export function hendersonFactor(packing: number): number {
  return (1 + packing ** 2 / 8) / (1 - packing) ** 2;
}

/**
 * PV / NkT of hard spheres (Carnahan and Starling, J. Chem. Phys. 51, 635, 1969). Accurate to 0.3 % up to the freezing at
 * 0.494.
 * @param packing volume fraction of the spheres
 */
export function carnahanStarlingFactor(packing: number): number {
  return (1 + packing + packing ** 2 - packing ** 3) / (1 - packing) ** 3;
}
