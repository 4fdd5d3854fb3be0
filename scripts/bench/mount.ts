import type { Page } from 'playwright';
import { checkMost, formatMilliseconds, formatTimes, type Bench, type Finding } from './bench.ts';
import { withBenchPage } from './benchPage.ts';
import type { Contestant, Mounted } from './mount/page.tsx';
import { computeMedian, computeP95, computePairedRatio } from './statistics.ts';

type Round = Record<Contestant, Mounted>;

const rounds = 40;
const warmUp = 10;
const orders: Contestant[][] = [
  ['library', 'plain'],
  ['plain', 'library'],
];
const kinds = [
  'Button',
  'IconButton',
  'TextField',
  'Checkbox',
  'Badge',
  'Tag',
  'Card',
  'Link',
] as const;

export const mount: Bench = {
  name: 'mount',
  about: `1,000 components mount in React and are laid out, ${rounds} warm rounds, each beside the same markup with plain class names and the same rules in a static sheet`,
  run: () =>
    withBenchPage('mount', async (page) => [
      ...mixtureFindings(await measureRounds(page, 'all')),
      ...(await ratioFindings(page)),
      ...(await ruleFindings(page)),
    ]),
};

async function measureRounds(page: Page, kind: string): Promise<Round[]> {
  const measured: Round[] = [];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const order = orders[round % orders.length] ?? [];
    measured.push(
      await page.evaluate(([kind, names]) => globalThis.mountRound(kind, names), [
        kind,
        order,
      ] as const),
    );
  }
  return measured.slice(warmUp);
}

function mixtureFindings(measured: Round[]): Finding[] {
  const library = measured.map((round) => round.library.laidOut);
  const plain = measured.map((round) => round.plain.laidOut);
  const scripts = measured.map((round) => round.library.script);
  const plainScripts = measured.map((round) => round.plain.script);
  return [
    {
      name: 'mixture of eight',
      value: formatQuantiles(library),
      beside: 'plain class names, below',
    },
    { name: 'plain class names', value: formatQuantiles(plain), beside: 'the library, above' },
    checkMost('mixture to plain', computePairedRatio(library, plain), 2.5, formatTimes),
    {
      name: 'its script alone to plain',
      value: formatTimes(computePairedRatio(scripts, plainScripts)),
      beside: `plain ${formatMilliseconds(computeMedian(plainScripts))}`,
    },
  ];
}

async function ratioFindings(page: Page): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const kind of kinds) {
    const measured = await measureRounds(page, kind);
    const library = measured.map((round) => round.library.laidOut);
    const plain = measured.map((round) => round.plain.laidOut);
    findings.push(
      checkMost(`${kind} to plain`, computePairedRatio(library, plain), 2.5, formatTimes),
    );
  }
  return findings;
}

// The budget of 30 is that of one component; a mixture may have as many for each of its own.
async function ruleFindings(page: Page): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const kind of [...kinds, 'all']) {
    const { one, thousand } = await page.evaluate((name) => globalThis.rulesFor(name), kind);
    const most = kind === 'all' ? 30 * kinds.length : 30;
    findings.push({
      name: kind === 'all' ? 'CSS rules of the mixture' : `CSS rules of ${kind}`,
      value: `${one} for one of each, ${thousand} for 1,000`,
      beside: `budget ${most} a kind and none more for 1,000`,
      holds: one <= most && thousand === one,
    });
  }
  return findings;
}

function formatQuantiles(values: number[]): string {
  return `median ${formatMilliseconds(computeMedian(values))}, p95 ${formatMilliseconds(computeP95(values))}`;
}
