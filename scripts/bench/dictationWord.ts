import type { Page } from 'playwright';
import { checkMost, type Bench, type Finding, formatTimes } from './bench.ts';
import { withBenchPage } from './benchPage.ts';
import { computeMedian, computeP95 } from './statistics.ts';
import type { Dictated } from './transcript/page.tsx';

const sizes = [0, 1_000, 9_000, 36_000];
const rounds = 6;
const sentences = 8;
const most = 2;

export const dictationWord: Bench = {
  name: 'dictation-word',
  about: `script and layout for one more interim word and one more sentence at the end of a sheet of ${sizes.map(written).join(', ')} words; ${sentences} sentences of 10 words, ${rounds} rounds in turn`,
  run: () => withBenchPage('transcript', async (page) => listFindings(await measureRounds(page))),
};

async function measureRounds(page: Page): Promise<Dictated[]> {
  const measured = sizes.map((): Dictated => ({ words: [], sentences: [] }));
  // The first sheet of a page brings the styles and the compiled code of all others.
  await measureOnce(page, 1_000);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, size] of sizes.entries()) {
      const { words, sentences } = await measureOnce(page, size);
      measured[at]?.words.push(...words);
      measured[at]?.sentences.push(...sentences);
    }
  }
  return measured;
}

async function measureOnce(page: Page, size: number): Promise<Dictated> {
  const dictated = await page.evaluate(([size, sentences]) => globalThis.dictate(size, sentences), [
    size,
    sentences,
  ] as const);
  await page.evaluate(() => globalThis.closeSheet());
  return dictated;
}

function listFindings(measured: Dictated[]): Finding[] {
  return [
    ...listLines(
      'one more interim word',
      measured.map(({ words }) => words),
    ),
    ...listLines(
      'one more sentence',
      measured.map(({ sentences }) => sentences),
    ),
  ];
}

function listLines(name: string, measured: number[][]): Finding[] {
  const [, thousand = [], , thirtySix = []] = measured;
  return [
    ...measured.map((values, at) =>
      makeFinding(`${name} at ${written(sizes[at] ?? 0)}`, values, sizes[at]),
    ),
    checkMost(
      `${name}: 36,000 to 1,000`,
      computeMedian(thirtySix) / computeMedian(thousand),
      2,
      formatTimes,
    ),
  ];
}

function makeFinding(name: string, values: number[], size = 0): Finding {
  const value = `median ${precise(computeMedian(values))}, p95 ${precise(computeP95(values))}`;
  return size === 9_000
    ? {
        name,
        value,
        beside: `budget ${most} ms for the median`,
        holds: computeMedian(values) <= most,
      }
    : { name, value, beside: '9,000 words' };
}

function written(size: number): string {
  return size.toLocaleString('en');
}

function precise(value: number): string {
  return `${value.toFixed(2)} ms`;
}
