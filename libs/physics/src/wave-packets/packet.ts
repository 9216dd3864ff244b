/** The spatial grid of a wave packet: a periodic grid of points at 0, spacing, 2 spacing, … */
export interface PacketGrid {
  /** A power of two, 1024 to 4096. */
  readonly points: number;
  /** m; at least four points per wavelength. */
  readonly spacing: number;
  /** Mass of the particle, kg. */
  readonly mass: number;
}

/** A Gaussian wave packet. */
export interface Packet {
  /** m */
  readonly centre: number;
  /** Standard deviation of the position, m. */
  readonly spread: number;
  /** Mean wave number, 1/m; positive: to the right. */
  readonly waveNumber: number;
}

/** Parameters of a simulation of a wave packet. */
export interface PacketParameters {
  readonly packet: Packet;
  /** Potential energy at each point, J. For barriers use `barrierPotential`. */
  readonly potential: Float64Array;
  /** Width of the absorber at each end, m; 0: periodic boundary. */
  readonly absorber: number;
  /** Position, m, that separates transmission from reflection. */
  readonly divider: number;
}
