import type { Page } from 'playwright';
import { checkMost, type Bench, type Finding, formatMilliseconds, formatTimes } from './bench.ts';
import { withBenchPage } from './benchPage.ts';
import type { SettingTimes, SpokenTimes } from './livePage/page.tsx';
import { computeMedian, computeP95 } from './statistics.ts';

const sizes = [1_000, 10_000, 36_000];
const sentences = 12;
const keys = 60;
const changes = 4;
const burst = 300;
const pasted = 1_000_000;

/** What was measured on a page with so many words. */
interface Measured extends SpokenTimes {
  size: number;
  /** Work in ms for each key and the frame that paints it. */
  keys: number[];
  /** The same with a processor a quarter as fast, while ten interim words a second arrive. */
  slowKeys: number[];
  digits: SettingTimes[];
  saving: SettingTimes[];
  burst: { done: number; longestTask: number };
  pasted: { done: number; longestTask: number } | null;
}

export const livePage: Bench = {
  name: 'live-page',
  about: `the whole live page with writer, editor and encrypted drafts at ${sizes.map(written).join(', ')} words, the editor focused: ${sentences} sentences of 13 interim words, ${keys} keys, ${changes} changes of a setting, ${burst} finals at once, a paste of ${written(pasted)} characters`,
  run: () => withBenchPage('livePage', async (page) => listFindings(await measureSizes(page))),
};

/** Each size in a context of its own, without the drafts of the others. */
async function measureSizes(first: Page): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const size of sizes) {
    const context = await first.context().browser()?.newContext({ reducedMotion: 'reduce' });
    const page = await context?.newPage();
    if (page === undefined) {
      throw new Error('The browser opens no further page.');
    }
    await page.goto(first.url());
    await page.waitForFunction(() => 'benchReady' in globalThis);
    measured.push(await measure(page, size));
    await context?.close();
  }
  return measured;
}

async function measure(page: Page, size: number): Promise<Measured> {
  const session = await page.context().newCDPSession(page);
  const counted = await page.evaluate((words) => globalThis.fillPage(words), size);
  if (counted < size) {
    throw new Error(`The page has ${counted} words, so its figures say nothing.`);
  }
  await page.locator('[contenteditable]').focus();
  await page.keyboard.press('Control+End');
  await page.evaluate(() => globalThis.speak(2));
  const spoken = await page.evaluate((count) => globalThis.speak(count), sentences);
  await typeKeys(page, 10);
  const typed = await typeKeys(page, keys);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => globalThis.keepSpeaking(100));
  const slowKeys = await typeKeys(page, keys);
  await page.evaluate(() => globalThis.stopSpeaking());
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const saving = await repeat(() => page.evaluate(() => globalThis.switchSaving()));
  const digits = await repeat(() => page.evaluate(() => globalThis.switchDigits()));
  const finals = await page.evaluate((count) => globalThis.speakBurst(count), burst);
  const paste =
    size === sizes[1]
      ? await page.evaluate((length) => globalThis.pasteText(length), pasted)
      : null;
  return { size, ...spoken, keys: typed, slowKeys, digits, saving, burst: finals, pasted: paste };
}

async function typeKeys(page: Page, count: number): Promise<number[]> {
  await page.evaluate(() => globalThis.watchKeys());
  for (let at = 0; at < count; at += 1) {
    await page.keyboard.press(at % 5 === 4 ? 'Space' : 'a');
    await page.waitForTimeout(50);
  }
  await page.evaluate(() => globalThis.settled());
  return page.evaluate(() => globalThis.readKeys());
}

async function repeat<Result>(task: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < changes; at += 1) {
    results.push(await task());
  }
  return results;
}

function listFindings(measured: Measured[]): Finding[] {
  const [thousand, , large] = measured;
  if (thousand === undefined || large === undefined) {
    return [];
  }
  return [
    ...measured.flatMap(listLines),
    checkMost(
      'interim word: 36,000 to 1,000',
      ratio(large.partials, thousand.partials),
      2,
      formatTimes,
    ),
    checkMost('final: 36,000 to 1,000', ratio(large.finals, thousand.finals), 2, formatTimes),
    checkMost('key, p95 at 36,000', computeP95(large.keys), 16, formatMilliseconds),
    checkMost('key, CPU ÷ 4, p95 at 36,000', computeP95(large.slowKeys), 80, formatMilliseconds),
    checkMost(
      'setting, to paint of what is in sight, at 36,000',
      computeMedian(large.digits.map(({ painted }) => painted)),
      100,
      formatMilliseconds,
    ),
    checkMost(
      'setting, longest task at 36,000',
      computeMedian(large.digits.map(({ longestTask }) => longestTask)),
      50,
      formatMilliseconds,
    ),
    checkMost(
      'setting without effect on the text, call at 36,000',
      computeMedian(large.saving.map(({ call }) => call)),
      5,
      formatMilliseconds,
    ),
    ...measured.flatMap(({ pasted }) =>
      pasted === null
        ? []
        : [checkMost('paste, longest task', pasted.longestTask, 200, formatMilliseconds)],
    ),
  ];
}

function listLines(measured: Measured): Finding[] {
  const { size, partials, finals, digits, saving } = measured;
  const beside = `at ${written(size)} words`;
  const line = (name: string, values: number[]): Finding => ({
    name: `${name} at ${written(size)}`,
    value: `median ${formatMilliseconds(computeMedian(values))}, p95 ${formatMilliseconds(computeP95(values))}`,
    beside,
  });
  return [
    line('interim word', partials),
    line('final', finals),
    line('key', measured.keys),
    line('key, CPU ÷ 4, ten interim words a second', measured.slowKeys),
    line(
      'setting without effect, call',
      saving.map(({ call }) => call),
    ),
    line(
      'setting without effect, longest task',
      saving.map(({ longestTask }) => longestTask),
    ),
    ...(['call', 'painted', 'done', 'longestTask'] as const).map((name) =>
      line(
        `setting of the digits, ${name}`,
        digits.map((one) => one[name]),
      ),
    ),
    line(`${burst} finals at once, done`, [measured.burst.done]),
    line(`${burst} finals at once, longest task`, [measured.burst.longestTask]),
    ...(measured.pasted === null
      ? []
      : [
          line('paste, done', [measured.pasted.done]),
          line('paste, longest task', [measured.pasted.longestTask]),
        ]),
  ];
}

function ratio(values: number[], bases: number[]): number {
  return computeMedian(values) / computeMedian(bases);
}

function written(size: number): string {
  return size.toLocaleString('en');
}
