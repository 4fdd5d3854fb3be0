import type { Page } from 'playwright';
import { checkMost, formatMilliseconds, formatTimes, type Bench, type Finding } from './bench.ts';
import { withBenchPage } from './benchPage.ts';
import { computeMedian, computeP95, computePairedRatio } from './statistics.ts';
import type { Contestant, Round } from './themeSwitch/page.tsx';

const rounds = 60;
const warmUp = 10;
const orders: Contestant[][] = [
  ['library', 'plain', 'short', 'animated'],
  ['plain', 'animated', 'short', 'library'],
  ['short', 'library', 'animated', 'plain'],
];

export const themeSwitch: Bench = {
  name: 'theme-switch',
  about: `1,000 buttons change their theme: style and layout, ${rounds} rounds, each beside plain CSS`,
  // React counts commits only in its profiling build.
  run: async () =>
    listFindings(await withBenchPage('themeSwitch', measureRounds, { profiling: true })),
};

async function measureRounds(page: Page): Promise<Round[]> {
  // A person who has not asked for less motion has transitions.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const measured: Round[] = [];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const order = orders[round % orders.length] ?? [];
    measured.push(await page.evaluate((names) => globalThis.measureRound(names), order));
  }
  return measured.slice(warmUp);
}

function listFindings(measured: Round[]): Finding[] {
  const library = measured.map((round) => round.library);
  const plain = measured.map((round) => round.plain);
  const short = measured.map((round) => round.short);
  const animated = measured.map((round) => round.animated);
  const transitions = measured.reduce((sum, round) => sum + round.transitions, 0);
  const commits = measured.reduce((sum, round) => sum + round.commits, 0);
  return [
    makeFinding('library', library, 'its own rules as plain CSS, below'),
    makeFinding('its rules as plain CSS', plain, 'the library, above'),
    makeFinding('short CSS by hand', short, 'the library, above'),
    checkMost(
      'library to plain CSS, pair by pair',
      computePairedRatio(library, plain),
      1.15,
      formatTimes,
    ),
    {
      name: 'library to short CSS, pair by pair',
      value: formatTimes(computePairedRatio(library, short)),
      beside: 'one written by hand',
    },
    makeFinding('library, with the transitions of each element', animated, 'the library, above'),
    {
      name: 'library to itself with transitions, pair by pair',
      value: formatTimes(computePairedRatio(library, animated)),
      beside: 'the same elements',
    },
    checkMost('transitions started', transitions, 0),
    checkMost('React commits', commits, 0),
  ];
}

function makeFinding(name: string, values: number[], beside: string): Finding {
  const value = `median ${formatMilliseconds(computeMedian(values))}, p95 ${formatMilliseconds(computeP95(values))}`;
  return { name, value, beside };
}
