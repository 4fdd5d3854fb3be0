import { lookAtShare } from './share.ts';

await lookAtShare(5);
