import { lookAtShare } from './share.ts';

await lookAtShare(1);
