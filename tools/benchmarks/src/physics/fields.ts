// Gas, waves, quantum: steps per second at the sizes of the experiments, and conserved quantities.
import { simulate } from '@zarra/physics';
import { BOLTZMANN, ELECTRON_MASS, ELEMENTARY_CHARGE, REDUCED_PLANCK } from '@zarra/physics/codata';
import { gasModel, type GasParameters } from '@zarra/physics/gas';
import { gasEnergy } from '@zarra/physics/gas-measurements';
import { boundStates, harmonicWell } from '@zarra/physics/bound-states';
import { barrierPotential, wavePacket } from '@zarra/physics/wave-packets';
import { waveTank, type WaveTank } from '@zarra/physics/wave';
import { checkTarget } from '../runner.js';
import { checkSpeed, fastest, fastestSteps, type Speed } from './measure.js';

const NM = 1e-9;

export function benchmarkGas(minimum: Speed): void {
  console.log('\n1,000 hard discs, radius 0.8 m, box 100 m, speeds of 1 m/s, 1/60 s a step (packing 0.201)');
  const discs: GasParameters = {
    dimensions: 2,
    ...{ length: 100, height: 100, depth: 1 },
    gases: [{ count: 1000, mass: 1, radius: 0.8 }],
    temperature: 0.5 / BOLTZMANN,
    velocities: 'equal',
    gaugeInterval: 2,
  };
  const run = simulate(gasModel(1 / 60), discs);
  const energy = gasEnergy(run.state, discs);
  const speed = fastestSteps(() => run.step(), 10_000);
  const drift = Math.abs(gasEnergy(run.state, discs) / energy - 1);
  checkSpeed('gas', speed, minimum);
  checkTarget('energy after 30,000 steps', drift, { max: 1e-12 });
}

export function benchmarkWave(minimum: Speed): void {
  console.log('\nWaves, 256 × 256 cells, map of speeds, sponge, four sources, running intensity');
  const grid = { columns: 256, rows: 256, cell: 0.001, maxSpeed: 0.3 };
  const speed = new Float32Array(256 * 256).fill(0.3);
  speed.fill(0.2, (256 * 256) / 2);
  const tank: WaveTank = {
    speed,
    boundary: { x: 'open', y: 'open' },
    sources: [64, 100, 140, 180].map((row) => ({
      shape: 'point',
      ...{ x: 0.06, y: row * 0.001, frequency: 20, phase: 0, amplitude: 0.001 },
    })),
    averagingTime: 0.5,
  };
  const run = simulate(waveTank(grid), tank);
  const steps = fastestSteps(() => run.step(), 2000);
  checkSpeed('wave', steps, minimum);
}

export function benchmarkQuantum(minimum: Speed): void {
  console.log('\nQuantum: a packet on 1,024 points, ten levels of an oscillator');
  const grid1d = { points: 1024, spacing: 0.1 * NM, mass: ELECTRON_MASS };
  const middle = 512.3 * grid1d.spacing;
  const run = simulate(wavePacket(grid1d), {
    packet: { centre: 30 * NM, spread: 3 * NM, waveNumber: 3e9 },
    potential: barrierPotential(grid1d.points, grid1d.spacing, [
      { from: middle, to: middle + 2 * NM, height: ELEMENTARY_CHARGE },
    ]),
    absorber: 0,
    divider: middle,
  });
  const norm = () => {
    let sum = 0;
    for (let i = 0; i < 2 * grid1d.points; i++) sum += (run.state[i] ?? 0) ** 2 * grid1d.spacing;
    return sum;
  };
  const before = norm();
  for (let step = 0; step < 10_000; step++) run.step();
  const drift = Math.abs(norm() / before - 1);
  const speed = fastestSteps(() => run.step(), 10_000);
  checkSpeed('split step', speed, minimum);
  checkTarget('norm in 10,000 steps', drift, { max: 1e-12 });

  const frequency = 1e15;
  const quantum = REDUCED_PLANCK * frequency;
  const reach = 8 * Math.sqrt(REDUCED_PLANCK / (ELECTRON_MASS * frequency));
  const well = {
    segments: harmonicWell(ELECTRON_MASS, frequency, reach),
    mass: ELECTRON_MASS,
    maxLevels: 10,
  };
  const { energies } = boundStates(well);
  const error = Math.max(...energies.map((energy, n) => Math.abs(energy / (quantum * (n + 0.5)) - 1)));
  const levels = fastest(() => {
    boundStates(well);
    return 1;
  });
  checkTarget('ten levels', error, { max: 1e-7 });
  console.log(`    in ${(1000 / levels.perSecond).toFixed(1)} ms`);
}
