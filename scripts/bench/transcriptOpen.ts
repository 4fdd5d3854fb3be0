import type { Page } from 'playwright';
import { type Bench, type Finding, formatMilliseconds } from './bench.ts';
import { withBenchPage } from './benchPage.ts';
import { computeMedian, computeP95 } from './statistics.ts';
import type { Opened } from './transcript/page.tsx';

const words = 9_000;
const rounds = 10;
const most = 120;

interface Measured {
  kind: 'snapshot' | 'changes';
  length: number;
  opened: Opened[];
}

export const transcriptOpen: Bench = {
  name: 'transcript-open',
  about: `an hour's transcript (9,000 words, a segment each) opened from its stored text: the document made again, then mounted and painted; ${rounds} rounds`,
  run: () =>
    withBenchPage('transcript', async (page) => [
      ...listFindings('from a snapshot', await measure(page, 'snapshot')),
      ...listFindings('from its single changes', await measure(page, 'changes')),
    ]),
};

async function measure(page: Page, kind: Measured['kind']): Promise<Measured> {
  const length = await page.evaluate(([words, kind]) => globalThis.keepTranscript(words, kind), [
    words,
    kind,
  ] as const);
  const opened: Opened[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const one = await page.evaluate(() => globalThis.openKept());
    await page.evaluate(() => globalThis.closeSheet());
    if (one.segments !== words || one.count !== words) {
      throw new Error(`The sheet holds ${one.count} words, so its time says nothing.`);
    }
    // The first brings the styles and the compiled code of all others.
    if (round >= 0) {
      opened.push(one);
    }
  }
  return { kind, length, opened };
}

function listFindings(name: string, { kind, length, opened }: Measured): Finding[] {
  const made = opened.map(({ made }) => made);
  const mounted = opened.map(({ made, painted }) => painted - made);
  const painted = opened.map(({ painted }) => painted);
  const size = `${(length / 1_000).toFixed(0)} kB of JSON`;
  const lines = [
    { name: `made ${name}`, values: made, beside: size },
    { name: `mounted and painted ${name}`, values: mounted, beside: 'the document stands' },
  ].map(({ name, values, beside }) => ({ name, value: formatQuantiles(values), beside }));
  const open = { name: `opened ${name}`, value: formatQuantiles(painted) };
  // Single changes are what a crash leaves since the last snapshot, never an hour of them.
  return kind === 'snapshot'
    ? [
        ...lines,
        {
          ...open,
          beside: `budget ${most} ms for the median`,
          holds: computeMedian(painted) <= most,
        },
      ]
    : [...lines, { ...open, beside: 'the snapshot, above' }];
}

function formatQuantiles(values: number[]): string {
  return `median ${formatMilliseconds(computeMedian(values))}, p95 ${formatMilliseconds(computeP95(values))}`;
}
