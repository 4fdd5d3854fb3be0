import { noDevice } from './noDevice.ts';
import { serveListening } from './serveListening.ts';

serveListening(() => noDevice);
