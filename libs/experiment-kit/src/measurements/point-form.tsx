import { Button, TextField } from '@zarra/ui-kit';
import { parseNumber } from '@zarra/uzbek';
import { useState } from 'react';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import { useKitMessages } from '../messages/kit-messages.js';
import { labelWithUnit } from '../readouts/format-value.js';
import { formatOf } from './axis.js';
import type { PointsChoice } from './construction.js';
