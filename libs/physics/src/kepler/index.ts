export { eccentricAnomaly, orbitPoint, type OrbitPoint } from './elliptic-orbit.js';
