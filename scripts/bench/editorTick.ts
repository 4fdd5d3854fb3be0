import type { Page } from 'playwright';
import { checkMost, type Bench, type Finding, formatTimes } from './bench.ts';
import { withBenchPage } from './benchPage.ts';
import { computeMedian, computeP95 } from './statistics.ts';
import type { Ticked } from './tick/page.tsx';

const sizes = { small: 1_000, large: 36_000 } as const;
const rounds = 6;
/** Words that are said in a round; each tick says another one, which a sound does in one of twenty frames. */
const ticks = 200;

export const editorTick: Bench = {
  name: 'editor-tick',
  about: `a position of the sound becomes the lit word of a text of 36,000 words, ${ticks} words in each of ${rounds} rounds in turn with 1,000`,
  run: () => withBenchPage('tick', async (page) => listFindings(await measureRounds(page))),
};

async function measureRounds(page: Page): Promise<Record<keyof typeof sizes, Ticked[]>> {
  const measured: Record<keyof typeof sizes, Ticked[]> = { small: [], large: [] };
  // The first round is thrown away.
  for (let round = 0; round <= rounds; round += 1) {
    for (const size of ['small', 'large'] as const) {
      const ticked = await page.evaluate(([words, count]) => globalThis.tick(words, count), [
        sizes[size],
        ticks,
      ] as const);
      if (ticked.lit !== ticks) {
        throw new Error(`${ticked.lit} of ${ticks} words were lit, so their time says nothing.`);
      }
      if (round > 0) {
        measured[size].push(ticked);
      }
    }
  }
  return measured;
}

function listFindings({ small, large }: Record<keyof typeof sizes, Ticked[]>): Finding[] {
  const median = (of: readonly Ticked[]) => computeMedian(of.flatMap((one) => one.shares));
  const still = large.flatMap((one) => one.still);
  return [
    checkMost('tick that lights another word, median', median(large), 0.3, precise),
    checkMost('the same, p95', computeP95(large.flatMap((one) => one.times)), 1, precise),
    checkMost('36,000 to 1,000 words', median(large) / median(small), 1.2, formatTimes),
    checkMost(
      'changes of the page',
      [...small, ...large].reduce((sum, { mutations }) => sum + mutations, 0),
      0,
    ),
    { name: 'tick within a word, median', value: precise(computeMedian(still)), beside: 'above' },
  ];
}

function precise(value: number): string {
  return `${value.toFixed(3)} ms`;
}
