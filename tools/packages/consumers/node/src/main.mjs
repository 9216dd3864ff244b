import assert from 'node:assert/strict';
import { endpoints } from '@zarra/contracts';
import { scoreTest } from '@zarra/contracts/scoring';
import { contentContact } from '@zarra/contracts/content';
import { buildOpenApiDocument } from '@zarra/contracts/openapi';
import { simulate } from '@zarra/physics';
import { pendulum } from '@zarra/physics/pendulum';
import { searchKey, toCyrillic } from '@zarra/uzbek';

assert.equal(endpoints.simulators.path, '/simulators/');
assert.equal(scoreTest([{ id: 7, correct_option: 2 }], { 7: 2 }).percentage, 100);
assert.equal(contentContact.safeParse({}).success, false);
assert.ok(buildOpenApiDocument('/api'));

const run = simulate(pendulum, { length: 1, gravity: 9.81, angle: 0.1, speed: 0, damping: 0 });
while (run.time < 1) run.step();
assert.ok(Number.isFinite(run.state[0]));

assert.equal(searchKey("O'tkazgich"), searchKey('Ўтказгич'));
assert.equal(toCyrillic('mayatnik'), 'маятник');
