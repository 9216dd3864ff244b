import type { Random } from '../model/model.js';
import { hexagonalSpacing } from './pair-potential.js';
import type { Component, LennardJonesParams } from './lennard-jones-params.js';

/** Spacing of a loosened crystal relative to that of the crystal. */
const LOOSENED = 1.07;
/** Least spacing of atoms in a gas, σ, and number of sites per atom. */
const GAS_SPACING = 1.25;
const GAS_SITES = 1.5;
/** Free distance at a side wall, σ, and below and above a lattice, spacings. */
const SIDE_GAP = 0.7;
const END_GAP = 0.8;
/** Least distance from the surface of a core, σ. */
const CORE_GAP = 1.05;

/** A position in the box, m. */
type Site = readonly [x: number, y: number];

/** A component and the part of the box that it fills at first, m. */
interface Share {
  readonly component: Component;
  readonly left: number;
  readonly right: number;
}

const rise = (spacing: number): number => (Math.sqrt(3) / 2) * spacing;

/** Columns of a lattice that fit between the side walls. */
const fittingColumns = ({ left, right, component }: Share, spacing: number): number =>
  Math.max(1, Math.floor((right - left - 2 * SIDE_GAP * component.sigma) / spacing + 0.5));

/** Rows of a lattice that fit below the lid. */
const fittingRows = (height: number, spacing: number): number =>
  Math.floor((height - 2 * END_GAP * spacing) / rise(spacing) + 1e-9) + 1;

/** The first components and their halves of the box; one alone has the whole box. */
function sharesOf({ components, width }: LennardJonesParams): Share[] {
  const [first, second] = components;
  const middle = second && second.count > 0 ? width / 2 : width;
  return [
    ...(first ? [{ component: first, left: 0, right: middle }] : []),
    ...(second && second.count > 0 ? [{ component: second, left: middle, right: width }] : []),
  ];
}

/** Where large particles are at first. */
const middleSite = ({ components, width, height }: LennardJonesParams): Site => [
  width / 2,
  Math.min(height / 2, ...components.slice(2).map(({ core = 0, sigma }) => 2.2 * (core + sigma))),
];

/** Sites of a crystal that large particles cover. */
const coveredSites = ({ components }: LennardJonesParams, spacing: number): number =>
  components
    .slice(2)
    .reduce(
      (sum, { core = 0, sigma }) =>
        sum + Math.ceil((Math.PI * (core + CORE_GAP * sigma) ** 2) / (spacing * rise(spacing))),
      0,
    );

/** Height of a box in which all atoms fit as a crystal, m. */
export function leastHeight(p: LennardJonesParams): number {
  return Math.max(
    ...sharesOf(p).map((share) => {
      const spacing = hexagonalSpacing(share.component.sigma);
      const covered = coveredSites(p, spacing);
      const rows = Math.ceil((share.component.count + covered) / fittingColumns(share, spacing));
      return (rows - 1 + (covered > 0 ? 1 : 0)) * rise(spacing) + 2 * END_GAP * spacing;
    }),
  );
}

/** Rows of a hexagonal lattice on the floor. */
function latticeSites({ left, right }: Share, spacing: number, columns: number, rows: number): Site[] {
  const first = (left + right - (columns - 1) * spacing) / 2;
  return Array.from({ length: rows * columns }, (_, index): Site => {
    const row = Math.floor(index / columns);
    const shift = row % 2 === 0 ? -0.25 : 0.25;
    return [first + ((index % columns) + shift) * spacing, END_GAP * spacing + row * rise(spacing)];
  });
}

/** Puts `count` sites, chosen at random, first. */
function shuffle(sites: Site[], count: number, random: Random): Site[] {
  for (let index = 0; index < Math.min(count, sites.length); index++) {
    const chosen = index + Math.floor(random.uniform() * (sites.length - index));
    [sites[index], sites[chosen]] = [sites[chosen] as Site, sites[index] as Site];
  }
  return sites;
}

/** Sites of the atoms of a component: the first of these arrangements that has enough of them. */
function sitesOf(share: Share, p: LennardJonesParams, random: Random): Site[] {
  const { component, left, right } = share;
  const { count, sigma } = component;
  const middle = middleSite(p);
  const isFree = ([x, y]: Site): boolean =>
    p.components
      .slice(2)
      .every((one) => Math.hypot(x - middle[0], y - middle[1]) > (one.core ?? 0) + CORE_GAP * one.sigma);
  const free = (spacing: number, columns = Infinity): Site[] => {
    const most = Math.min(columns, fittingColumns(share, spacing));
    return latticeSites(share, spacing, most, fittingRows(p.height, spacing)).filter(isFree);
  };
  const close = hexagonalSpacing(sigma);
  if (p.arrangement === 'gas') {
    const area = (right - left) * p.height;
    const spacing = Math.max(GAS_SPACING * sigma, Math.sqrt(area / count / GAS_SITES));
    const sites = shuffle(free(spacing), count, random);
    if (sites.length >= count) return sites.slice(0, count);
  }
  // A crystal is about as high as it is wide; a liquid covers the floor.
  const preferred =
    p.arrangement === 'crystal' ? free(close, Math.ceil(Math.sqrt(0.87 * count))) : free(LOOSENED * close);
  const sites = preferred.length >= count ? preferred : free(close);
  if (sites.length < count) throw new RangeError('The atoms do not fit into the box');
  return sites.slice(0, count);
}

/** Sites of all particles in the order of the components; large particles are in the middle. */
export function startSites(p: LennardJonesParams, random: Random): Site[] {
  const middle = middleSite(p);
  return [
    ...sharesOf(p).flatMap((share) => sitesOf(share, p, random)),
    ...p.components.slice(2).flatMap(({ count }) => Array.from({ length: count }, () => middle)),
  ];
}
