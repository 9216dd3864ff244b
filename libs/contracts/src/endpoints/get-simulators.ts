import * as z from 'zod/mini';
import { simulation } from '../catalogue.js';
import { defineEndpoint } from '../endpoint.js';

export const simulators = defineEndpoint({
  name: 'simulators',
  method: 'GET',
  path: '/simulators/',
  access: 'public',
  summary: 'The catalogue of simulations with their types and categories.',
  status: 200,
  response: z.array(simulation),
  refusals: [],
});
