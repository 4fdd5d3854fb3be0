import { createFormatter, defaultWriting, foldPersian, formatText } from '@nevisa/writing';
import { checkMost, type Bench, type Finding, formatTimes } from './bench.ts';
import { computeMedian, computeP95, computePairedRatio } from './statistics.ts';
import { splitIntoSegments, makeMixedSpeech } from './writing/makeMixedSpeech.ts';

const small = 10_000;
const large = 40_000;
const rounds = 40;
const finalWords = 12;
const finals = 400;
const documents = 4;

export const writing: Bench = {
  name: 'writing',
  about: `Persian as it is dictated, by the settings of the beginning: whole texts of ${written(small)} and ${written(large)} words, ${rounds} rounds in turn, the first ones of a cold process among them; and one more final of ${finalWords} words at their end, ${finals} finals, each the least of ${documents} documents`,
  run: async () => [...wholeTexts(), ...oneMoreFinal(), ...fold()],
};

function wholeTexts(): Finding[] {
  const [shortText, longText] = [small, large].map((count) => makeMixedSpeech(count).join(' '));
  const measured = { short: [] as number[], long: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    measured.short.push(measureTime(() => formatText(shortText ?? '', defaultWriting)));
    measured.long.push(measureTime(() => formatText(longText ?? '', defaultWriting)));
  }
  const { short, long } = measured;
  return [
    { name: `${written(small)} at once, first`, value: precise(short[0] ?? 0), beside: 'cold' },
    ...medianWithin(`${written(small)} at once`, short, 400),
    { name: `${written(large)} at once`, value: formatQuantiles(long), beside: written(small) },
    checkMost(
      `at once: ${written(large)} to ${written(small)}`,
      computePairedRatio(long, short),
      5,
      formatTimes,
    ),
  ];
}

function oneMoreFinal(): Finding[] {
  const [short, long] = [small, large].map(finalsAfter) as [number[], number[]];
  return [
    ...p95Within(`one more final at ${written(small)}`, short, 2),
    ...p95Within(`one more final at ${written(large)}`, long, 2),
    checkMost(
      `one more: ${written(large)} to ${written(small)}`,
      computeMedian(long) / computeMedian(short),
      2,
      formatTimes,
    ),
  ];
}

/** What each of the finals after so many words takes: the least of several documents, since a slow moment of the machine is longer than a final. */
function finalsAfter(count: number): number[] {
  const least = Array.from({ length: finals }, () => Infinity);
  for (let document = 0; document < documents; document += 1) {
    const push = openDocument(count);
    least.forEach((value, at) => {
      least[at] = Math.min(value, measureTime(push));
    });
  }
  return least;
}

/** Writes a document of so many words, and gives what pushes the next final. */
function openDocument(count: number): () => void {
  const writer = createFormatter(defaultWriting);
  const stretches = splitIntoSegments(makeMixedSpeech(count), finalWords);
  stretches.forEach((text, at) => writer.push({ id: `${at}`, text }));
  let next = stretches.length;
  return () => {
    writer.push({ id: `${next}`, text: stretches[next % stretches.length] ?? '' });
    next += 1;
  };
}

function fold(): Finding[] {
  const words = makeMixedSpeech(small);
  const values = Array.from({ length: rounds }, () =>
    measureTime(() => words.forEach((word) => foldPersian(word))),
  );
  return medianWithin(`the fold of ${written(small)} words`, values, 50);
}

function measureTime(task: () => void): number {
  const begun = performance.now();
  task();
  return performance.now() - begun;
}

// The slowest of a few long runs are those in which the machine did something else.
function medianWithin(name: string, values: number[], most: number): Finding[] {
  return [
    checkMost(`${name}, median`, computeMedian(values), most, precise),
    { name: `${name}, p95`, value: precise(computeP95(values)), beside: 'the median above' },
  ];
}

function p95Within(name: string, values: number[], most: number): Finding[] {
  return [
    { name: `${name}, median`, value: precise(computeMedian(values)), beside: 'the p95 below' },
    checkMost(`${name}, p95`, computeP95(values), most, precise),
  ];
}

function formatQuantiles(values: number[]): string {
  return `median ${precise(computeMedian(values))}, p95 ${precise(computeP95(values))}`;
}

function written(count: number): string {
  return count.toLocaleString('en');
}

function precise(value: number): string {
  return `${value.toFixed(2)} ms`;
}
