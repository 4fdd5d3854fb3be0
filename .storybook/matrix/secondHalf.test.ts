import { lookAtHalf } from './half.ts';

await lookAtHalf(1);
