import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeLongVideo } from '../../apps/web/src/features/files/sound/testing/writeLongVideo.ts';
import { filesText } from '../../apps/web/src/shared/text/filesText.ts';
import { checkMost, type Bench, type Finding } from './bench.ts';
import { withDemo } from './demo.ts';
import { computeMedian } from './statistics.ts';
import { chooseFile, openHistory, startButton } from './upload/uploadPage.ts';
import { watchWorkerMemory } from './video/watchWorkerMemory.ts';

const megabyte = 1_048_576;
const hour = 3_600_000;
/** The longest wait for a sound, in ms. */
const patience = 600_000;

export const video: Bench = {
  name: 'video',
  about:
    'the memory of the Worker that takes the sound out of a video of 90 minutes and 1.3 GB (X-195)',
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nevisa-video-'));
    try {
      return [...(await measureVideo(folder, 'mp4')), ...(await measureVideo(folder, 'mkv'))];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function measureVideo(folder: string, kind: 'mp4' | 'mkv'): Promise<Finding[]> {
  const file = join(folder, `lesson.${kind}`);
  await writeLongVideo(file, kind);
  const { size } = await stat(file);
  return withDemo('silence', async ({ page, context, url, backend }) => {
    backend.account('sara').nevisa_service_account.usage_remained = 100 * hour;
    await openHistory(page, url);
    const session = await context.newCDPSession(page);
    await chooseFile(page, file);
    const memory = await watchWorkerMemory(session, 'sound.worker');
    const extracting = page.getByText(filesText.extracting).first();
    const begun = performance.now();
    await startButton(page).click();
    await extracting.waitFor();
    await extracting.waitFor({ state: 'detached', timeout: patience });
    const seconds = (performance.now() - begun) / 1_000;
    const { held, most } = await memory.stop();
    return [
      checkMost(
        `${kind} of ${formatMegabytes(size)}: held, median of ${held.length}`,
        held.length === 0 ? Number.NaN : computeMedian(held),
        64 * megabyte,
        formatMegabytes,
      ),
      {
        name: `${kind}: most, with what is not collected yet`,
        value: formatMegabytes(most),
        beside: `${seconds.toFixed(1)} s`,
      },
    ];
  });
}

const formatMegabytes = (bytes: number) => `${(bytes / megabyte).toFixed(1)} MB`;
