// Evaluated again for each test file, unlike the modules it imports.
import { cleanUp } from './test-cleanup.js';

afterAll(cleanUp);
