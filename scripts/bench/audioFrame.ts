import { setTimeout as pass } from 'node:timers/promises';
import type { Page, Worker } from 'playwright';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { liveText } from '../../apps/web/src/shared/text/liveText.ts';
import { checkMost, formatMilliseconds, type Bench, type Finding } from './bench.ts';
import { withDemo } from './demo.ts';
import { computeMedian, computeP95 } from './statistics.ts';

/** A frame at the moment it was given to the socket; both times in ms since 1970. */
interface SentFrame {
  seq: number;
  capturedAt: number;
  sentAt: number;
}

type Sent = string | ArrayBufferLike | Blob | ArrayBufferView<ArrayBuffer>;

const seconds = 8;
// What was heard before the service was ready leaves late, and twice as fast as it was spoken.
const settling = 3_000;

export const audioFrame: Bench = {
  name: 'audio-frame',
  about: `from the last sample of a frame of 40 ms to the socket, ${seconds} s each, main thread idle and busy for 120 of 140 ms`,
  run: () =>
    withDemo('three-sentences', async ({ page, url }) => {
      const worker = await dictate(page, url);
      await pass(settling);
      const idle = await framesDuring(worker);
      await keepBusy(page);
      await pass(500);
      const busy = await framesDuring(worker);
      return listFindings(idle, busy);
    }),
};

async function dictate(page: Page, url: string): Promise<Worker> {
  await page.goto(`${url}${paths.live}`);
  const started = page.waitForEvent('worker');
  await page.getByRole('button', { name: liveText.start }).click();
  const worker = await started;
  await worker.evaluate(watchFrames);
  return worker;
}

// Runs in the Worker that owns the socket.
function watchFrames(): void {
  const sentAt = new Map<number, number>();
  const frames: SentFrame[] = [];
  Object.assign(globalThis, { frames });
  // The socket may exist already, so what all sockets share is replaced.
  const send = Reflect.get(WebSocket.prototype, 'send') as (this: WebSocket, data: Sent) => void;
  WebSocket.prototype.send = function watched(this: WebSocket, data: Sent) {
    if (data instanceof ArrayBuffer) {
      sentAt.set(new DataView(data).getUint32(0), performance.timeOrigin + performance.now());
    }
    send.call(this, data);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('audio-frame')) {
      const { seq, capturedAt } = (entry as PerformanceMark).detail as SentFrame;
      frames.push({ seq, capturedAt, sentAt: sentAt.get(seq) ?? Number.NaN });
    }
  }).observe({ entryTypes: ['mark'] });
}

async function framesDuring(worker: Worker): Promise<SentFrame[]> {
  const take = () =>
    worker.evaluate(() => (globalThis as unknown as { frames: SentFrame[] }).frames.splice(0));
  await take();
  await pass(seconds * 1_000);
  return take();
}

function keepBusy(page: Page): Promise<void> {
  return page.evaluate(() => {
    setInterval(() => {
      const end = performance.now() + 120;
      while (performance.now() < end) {
        // As a page that is busy with something else.
      }
    }, 140);
  });
}

function listFindings(idle: SentFrame[], busy: SentFrame[]): Finding[] {
  const [idleDelays, busyDelays] = [idle, busy].map((frames) =>
    frames.map(({ sentAt, capturedAt }) => sentAt - capturedAt),
  ) as [number[], number[]];
  const idleP95 = computeP95(idleDelays);
  return [
    {
      name: 'idle, median',
      value: formatMilliseconds(computeMedian(idleDelays)),
      beside: 'the moment the frame was full',
    },
    checkMost('idle, p95', idleP95, 5, formatMilliseconds),
    {
      name: 'busy, median',
      value: formatMilliseconds(computeMedian(busyDelays)),
      beside: 'idle, above',
    },
    checkMost('busy, p95', computeP95(busyDelays), idleP95 + 10, formatMilliseconds),
    {
      name: 'frames',
      value: `${idle.length} + ${busy.length}`,
      beside: `${seconds * 25} each that were spoken`,
    },
    checkMost('lost', lostIn(idle) + lostIn(busy), 0),
  ];
}

function lostIn(frames: SentFrame[]): number {
  const numbers = frames.map(({ seq }) => seq);
  return Math.max(...numbers) - Math.min(...numbers) + 1 - new Set(numbers).size;
}
