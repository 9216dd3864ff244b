// The worker that replays long shared runs.
import { answerReplays } from '@zarra/experiments/replay-worker';

answerReplays();
