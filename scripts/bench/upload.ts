import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killWhileSending } from '../../e2e/kill/killWhileSending.ts';
import { checkMost, type Bench, type Finding } from './bench.ts';
import { measureLargeFile } from './upload/largeFile.ts';
import { measureLines } from './upload/lines.ts';
import { measurePresses } from './upload/presses.ts';

const kills = 20;

export const upload: Bench = {
  name: 'upload',
  about: `files on their way to a text: a file of 2 GB, pause and resume, 50 files at once, ten throttled lines, and ${kills} ends of the page`,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nevisa-upload-'));
    try {
      return [
        ...(await measureLargeFile(folder)),
        ...(await measurePresses(folder)),
        ...(await measureLines(folder)),
        ...(await measureKills()),
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function measureKills(): Promise<Finding[]> {
  const { interrupted, repeated, received, size, jobs } = await killWhileSending(kills);
  return [
    {
      name: `ends of the page, of ${kills}, that met a part on its way`,
      value: String(interrupted),
      beside: 'by turns the whole browser and the page',
    },
    checkMost('parts that the server had and got again', repeated, kills),
    {
      name: 'bytes received',
      value: String(received),
      beside: String(size),
      holds: received === size,
    },
    { name: 'texts made', value: String(jobs), beside: 'budget 1', holds: jobs === 1 },
  ];
}
