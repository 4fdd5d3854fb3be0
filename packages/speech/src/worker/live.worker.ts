import { keptFrames } from './keptFrames.ts';
import { serveListening } from './serveListening.ts';

serveListening(keptFrames);
