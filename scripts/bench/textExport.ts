import { checkMost, type Bench, type Finding, formatMilliseconds } from './bench.ts';
import { withBenchPage } from './benchPage.ts';
import { computeMedian } from './statistics.ts';
import type { WrittenDocument, WrittenExport, WrittenSubtitles } from './textExport/page.ts';

const cues = 3_000;
const words = 36_000;
const rounds = 5;

export const textExport: Bench = {
  name: 'editor-export',
  about: `subtitles of ${cues.toLocaleString('en')} cues, and a Word document of ${words.toLocaleString('en')} words from the press to the file, with the longest task of the page; ${rounds} rounds after one that loads the Worker`,
  run: () =>
    withBenchPage('textExport', async (page) => {
      const subtitles: WrittenSubtitles[] = [];
      const documents: WrittenDocument[] = [];
      await page.evaluate((count) => globalThis.writeDocument(count), 1_000);
      await page.evaluate((count) => globalThis.writeSubtitles(count), 100);
      for (let round = 0; round < rounds; round += 1) {
        subtitles.push(await page.evaluate((count) => globalThis.writeSubtitles(count), cues));
        documents.push(await page.evaluate((count) => globalThis.writeDocument(count), words));
      }
      return listFindings(subtitles, documents);
    }),
};

function listFindings(subtitles: WrittenSubtitles[], documents: WrittenDocument[]): Finding[] {
  const computeTotal = (written: WrittenExport[]) =>
    computeMedian(written.map(({ total }) => total));
  const computeLeast = (written: WrittenExport[]) => Math.min(...written.map(({ total }) => total));
  return [
    {
      name: 'cues',
      value: String(subtitles[0]?.cues ?? 0),
      beside: 'of words with times',
    },
    checkMost('subtitles', computeTotal(subtitles), 50, formatMilliseconds),
    {
      name: 'the times of their words before',
      value: formatMilliseconds(computeMedian(subtitles.map(({ aligning }) => aligning))),
      beside: 'in tasks of 16 ms, between which the page takes keys',
    },
    checkMost('Word document', computeTotal(documents), 2_000, formatMilliseconds),
    // Tasks under 50 ms are not reported and count as 0.
    checkMost(
      'longest task of the document',
      computeMedian(documents.map(({ longestTask }) => longestTask)),
      50,
      formatMilliseconds,
    ),
    {
      name: 'the first two, least of the rounds',
      value: [computeLeast(subtitles), computeLeast(documents)].map(formatMilliseconds).join(', '),
      beside: 'the machine is never quieter than that',
    },
    {
      name: 'size of the document',
      value: `${documents[0]?.size ?? 0} bytes`,
      beside: 'the same in each round',
    },
  ];
}
