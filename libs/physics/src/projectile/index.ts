export { projectile, terminalSpeed, type ProjectileParams } from './projectile.js';
