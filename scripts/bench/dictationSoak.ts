import type { CDPSession, Page } from 'playwright';
import { checkMost, formatMilliseconds, formatTimes, type Bench, type Finding } from './bench.ts';
import { withBenchPage } from './benchPage.ts';
import { measureHeld, type Held } from './measureHeld.ts';
import type { Hour } from './soak/page.tsx';

/** An hour of dictation, and the state of the page after it. */
interface Measured extends Hour {
  /** Seconds of processor that the page's main thread took for anything at all: layout, paint, storage. */
  busy: number;
  held: Held;
}

const hours = 8;
/** A meter reports 20 levels a second, 96 in a sentence; 13 of them reach the page. */
const levelsInOne = 96 / 13;
/** Seconds of script for all hours: half a percent of the time. */
const mostScript = 144;
const mostOfOneEvent = 50;
/** Percent of the time that the main thread may be busy with dictation: layout, paint and storage included. */
const mostBusy = 2;
const mostHeap = 150;
/** What the later half of the hours adds to the heap may be more than what the first half adds by this. */
const mostBend = 1.5;

export const dictationSoak: Bench = {
  name: 'dictation-soak',
  about: `${hours} hours of dictation at 9,000 words an hour on the whole page, each word written to the device by itself, as fast as it goes: script, and what the page holds`,
  run: () => withBenchPage('soak', async (page) => listFindings(await dictateAll(page))),
};

async function dictateAll(page: Page): Promise<Measured[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.evaluate(() => globalThis.startSoak());
  const measured: Measured[] = [];
  for (let hour = 1; hour <= hours; hour += 1) {
    const before = await threadTime(session);
    const one = await page.evaluate(() => globalThis.dictateHour());
    const busy = (await threadTime(session)) - before;
    measured.push({ ...one, busy, held: await measureHeld(session) });
    if (one.counted !== hour * 9_000) {
      throw new Error(`The sheet holds ${one.counted} words, so its figures say nothing.`);
    }
  }
  return measured;
}

async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN;
}

function listFindings(measured: Measured[]): Finding[] {
  const [first, last, middle] = [measured.at(0), measured.at(-1), measured.at(hours / 2 - 1)];
  if (first === undefined || middle === undefined || last === undefined) {
    return [];
  }
  const words = sumValues(measured.map((hour) => hour.words)) / 1_000;
  const levels = (sumValues(measured.map((hour) => hour.levels)) * levelsInOne) / 1_000;
  const busy = sumValues(measured.map((hour) => hour.busy));
  const worst = measured.map((hour) => hour.worst).toSorted((a, b) => b.time - a.time)[0];
  const longest = Math.max(...measured.map(({ longestTask }) => longestTask));
  const growth = (from: Measured, to: Measured) => (to.held.heap - from.held.heap) / 2 ** 20;
  return [
    checkMost('script in all', words + levels, mostScript, seconds),
    { name: 'script for words', value: seconds(words), beside: '72,000 of them' },
    { name: 'script for levels', value: seconds(levels), beside: '576,000 of them' },
    {
      name: 'script for a word, last hour',
      value: formatMilliseconds(last.words / 9_000),
      beside: `the first, ${formatMilliseconds(first.words / 9_000)}`,
    },
    checkMost(
      'event, 999 of 1,000',
      Math.max(...measured.map(({ nearlyWorst }) => nearlyWorst)),
      mostOfOneEvent,
      formatMilliseconds,
    ),
    {
      name: 'worst event',
      value: formatMilliseconds(worst?.time ?? Number.NaN),
      beside: `${worst?.kind ?? 'none'}; it may be the machine that was busy`,
    },
    {
      name: 'longest task',
      value: formatMilliseconds(longest),
      beside: 'layout and compaction included',
    },
    checkMost('main thread in all, of the time', (busy / (hours * 3_600)) * 100, mostBusy, percent),
    {
      name: 'heap after 1 and 8 hours',
      value: `${formatHeap(first)}, ${formatHeap(last)}`,
      beside: 'MB',
    },
    checkMost('heap, growth', growth(first, last), mostHeap, megabytes),
    checkMost(
      'heap, hours 5 to 8 beside 1 to 4',
      growth(middle, last) / (growth(first, middle) * (hours / 2 / (hours / 2 - 1))),
      mostBend,
      formatTimes,
    ),
    {
      name: 'nodes after 1 and 8 hours',
      value: `${first.held.nodes}, ${last.held.nodes}`,
      beside: 'three for a sentence',
    },
    checkMost('more listeners', last.held.listeners - first.held.listeners, 0),
  ];
}

function sumValues(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function formatHeap({ held }: Measured): string {
  return (held.heap / 2 ** 20).toFixed(1);
}

function seconds(value: number): string {
  return `${value.toFixed(1)} s`;
}

function percent(value: number): string {
  return `${value.toFixed(2)} %`;
}

function megabytes(value: number): string {
  return `${value.toFixed(1)} MB`;
}
