// The same pendulum in other physics engines, built as their manuals describe: 1 m long, released at rest at 2 rad, a body of
// 1 kg on a joint, steps of 1/60 s. Each function creates a world and simulates some seconds; angle in rad, energy per mass in J/kg.
import rapierModule from '@dimforge/rapier2d-compat';
// @ts-expect-error The package has no types.
import matter from 'matter-js';
import * as planck from 'planck';

const GRAVITY = 9.81;
const STEP = 1 / 60;
const START_ANGLE = 2;

interface PendulumResult {
  readonly angle: number;
  readonly energy: number;
  readonly steps: number;
}

/** @param y upwards, from the pivot */
const pendulumResult = (x: number, y: number, vx: number, vy: number, steps: number): PendulumResult => ({
  angle: Math.atan2(x, -y),
  energy: (vx * vx + vy * vy) / 2 + GRAVITY * (y + 1),
  steps,
});

const start = { x: Math.sin(START_ANGLE), y: -Math.cos(START_ANGLE) };

/** matter-js uses pixels and ms, y downwards: 100 pixels are a metre. */
function matterPendulum(seconds: number) {
  const PIXELS = 100;
  const engine = matter.Engine.create({ positionIterations: 6, velocityIterations: 4 });
  // The gravity of matter-js is scale · 1 pixel/ms² per step.
  engine.gravity.scale = (GRAVITY * PIXELS) / 1e6;
  const bob = matter.Bodies.circle(start.x * PIXELS, -start.y * PIXELS, 5, {
    frictionAir: 0,
    mass: 1,
    inertia: Infinity,
  });
  const rod = matter.Constraint.create({ pointA: { x: 0, y: 0 }, bodyB: bob, length: PIXELS, stiffness: 1 });
  matter.Composite.add(engine.world, [bob, rod]);
  const steps = Math.round(seconds / STEP);
  for (let step = 0; step < steps; step++) matter.Engine.update(engine, STEP * 1000);
  const { position, velocity } = bob;
  // Velocities of matter-js are in pixels per step of 1/60 s.
  const scale = 60 / PIXELS;
  return pendulumResult(
    position.x / PIXELS,
    -position.y / PIXELS,
    velocity.x * scale,
    -velocity.y * scale,
    steps,
  );
}

function planckPendulum(seconds: number) {
  const world = new planck.World({ x: 0, y: -GRAVITY });
  const pivot = world.createBody();
  const bob = world.createDynamicBody({ position: start, linearDamping: 0 });
  bob.createFixture({ shape: new planck.CircleShape(0.05), density: 1 / (Math.PI * 0.0025) });
  world.createJoint(new planck.DistanceJoint({ length: 1 }, pivot, bob, { x: 0, y: 0 }, start));
  const steps = Math.round(seconds / STEP);
  for (let step = 0; step < steps; step++) world.step(STEP, 8, 3);
  const { x, y } = bob.getPosition();
  const velocity = bob.getLinearVelocity();
  return pendulumResult(x, y, velocity.x, velocity.y, steps);
}

function rapierPendulum(rapier: typeof rapierModule, seconds: number) {
  const world = new rapier.World({ x: 0, y: -GRAVITY });
  world.timestep = STEP;
  const pivot = world.createRigidBody(rapier.RigidBodyDesc.fixed());
  const bob = world.createRigidBody(rapier.RigidBodyDesc.dynamic().setTranslation(start.x, start.y));
  world.createCollider(rapier.ColliderDesc.ball(0.05).setMass(1), bob);
  const joint = rapier.JointData.revolute({ x: 0, y: 0 }, { x: -start.x, y: -start.y });
  world.createImpulseJoint(joint, pivot, bob, true);
  const steps = Math.round(seconds / STEP);
  for (let step = 0; step < steps; step++) world.step();
  const { x, y } = bob.translation();
  const velocity = bob.linvel();
  const result = pendulumResult(x, y, velocity.x, velocity.y, steps);
  world.free();
  return result;
}

/**
 * RK4 in the style of teaching programs such as myPhysicsLab, rewritten: variables in an array, a method that fills an array of
 * derivatives, new arrays for each step.
 */
function textbookPendulum(seconds: number, step: number) {
  class Pendulum {
    evaluate(variables: readonly number[], derivatives: number[]) {
      derivatives[0] = variables[1] ?? 0;
      derivatives[1] = -GRAVITY * Math.sin(variables[0] ?? 0);
      derivatives[2] = 1;
    }
  }
  const model = new Pendulum();
  let variables = [START_ANGLE, 0, 0];
  const steps = Math.round(seconds / step);
  for (let count = 0; count < steps; count++) {
    const size = variables.length;
    const slopes = [0, 1, 2, 3].map(() => new Array<number>(size).fill(0));
    [0, 0.5, 0.5, 1].forEach((part, index) => {
      const point = variables.map(
        (value, i) => value + (index === 0 ? 0 : part * step * (slopes[index - 1]?.[i] ?? 0)),
      );
      model.evaluate(point, slopes[index] ?? []);
    });
    const [k1 = [], k2 = [], k3 = [], k4 = []] = slopes;
    variables = variables.map(
      (value, i) => value + (step / 6) * ((k1[i] ?? 0) + 2 * (k2[i] ?? 0) + 2 * (k3[i] ?? 0) + (k4[i] ?? 0)),
    );
  }
  const [angle = 0, speed = 0] = variables;
  return { angle, energy: (speed * speed) / 2 + GRAVITY * (1 - Math.cos(angle)), steps };
}

/** The pendulum in every engine. */
export async function pendulumPeers(): Promise<
  readonly { name: string; run: (seconds: number) => PendulumResult }[]
> {
  await rapierModule.init();
  return [
    { name: 'textbook RK4, 1/60 s', run: (seconds) => textbookPendulum(seconds, STEP) },
    { name: 'textbook RK4, 1/1000 s', run: (seconds) => textbookPendulum(seconds, 1 / 1000) },
    { name: 'matter-js', run: matterPendulum },
    { name: 'planck', run: planckPendulum },
    { name: 'rapier2d', run: (seconds) => rapierPendulum(rapierModule, seconds) },
  ];
}
