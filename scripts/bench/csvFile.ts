import { checkMost, type Bench, type Finding, formatMilliseconds } from './bench.ts';
import { withBenchPage } from './benchPage.ts';
import type { Written } from './csvFile/page.ts';
import { computeMedian } from './statistics.ts';

const rows = 50_000;
const rounds = 5;

export const csvFile: Bench = {
  name: 'csv-file',
  about: `a CSV file of ${rows.toLocaleString('en')} rows, four columns, one of them a moment: from the press to the file, and the longest task of the page; ${rounds} rounds after one that loads the Worker`,
  run: () =>
    withBenchPage('csvFile', async (page) => {
      const written: Written[] = [];
      await page.evaluate((count) => globalThis.writeFile(count), 1000);
      for (let round = 0; round < rounds; round += 1) {
        written.push(await page.evaluate((count) => globalThis.writeFile(count), rows));
      }
      return listFindings(written);
    }),
};

function listFindings(written: Written[]): Finding[] {
  return [
    checkMost('file', computeMedian(written.map(({ total }) => total)), 1000, formatMilliseconds),
    // Tasks under 50 ms are not reported and count as 0.
    checkMost(
      'longest task',
      Math.max(...written.map(({ longestTask }) => longestTask)),
      50,
      formatMilliseconds,
    ),
    { name: 'size', value: `${written[0]?.bytes ?? 0} bytes`, beside: 'the same in each round' },
  ];
}
