// This module runs for each test file, unlike the modules it imports.
import { cleanUp } from './cleanup.js';

afterAll(cleanUp);
