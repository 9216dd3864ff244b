import * as z from 'zod/mini';
import { readSimulations, simulation } from '../catalogue.js';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const simulators = defineEndpoint({
  ...calls.simulators,
  summary: 'The catalogue of simulations with their types and categories.',
  status: 200,
  response: z.array(simulation),
  normalize: readSimulations,
  errorStatuses: [],
});
