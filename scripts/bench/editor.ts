import type { WholeConversation } from '@nevisa/api/types';
import { makeConversation } from '@nevisa/mocks/conversations';
import { script } from '@nevisa/mocks/script';
import { openConversation } from '@nevisa/transcript';
import type { CDPSession, Page } from 'playwright';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { editingText } from '../../apps/web/src/shared/text/editingText.ts';
import { checkMost, type Bench, type Finding, formatMilliseconds, formatTimes } from './bench.ts';
import { withDemo } from './demo.ts';
import { watchPaints } from './paints.ts';
import { computeMedian, computeP95 } from './statistics.ts';

const sizes = { small: 9_000, large: 36_000 } as const;
type Size = keyof typeof sizes;
const rounds = 3;
const keys = 40;
const pasted = 500_000;
/** A line of the pasted text. */
const pastedLine = `${script[0]}
`;

/** One opening; milliseconds after the last byte of the text. */
interface Opened {
  words: number;
  editable: number;
  longestTask: number;
}

export const editor: Bench = {
  name: 'editor',
  about: `a text of the history of 36,000 words is opened (${rounds} times in turn with 9,000), written, saved, undone and pasted into`,
  run: () =>
    withDemo('silence', async ({ page, url, backend }) => {
      const texts = { small: makeText('small'), large: makeText('large') };
      backend.fillHistory('sara', Object.values(texts));
      const paragraphs = {
        small: countParagraphs(texts.small),
        large: countParagraphs(texts.large),
      };
      await page.addInitScript(watchPaints);
      const address = `${url.replace(/\/$/, '')}${paths.history}`;
      const open = (size: Size) => openText(page, address, size, paragraphs);
      const opened: Record<Size, Opened[]> = { small: [], large: [] };
      await open('small');
      for (let round = 0; round < rounds; round += 1) {
        opened.small.push(await open('small'));
        opened.large.push(await open('large'));
      }
      return [...openFindings(opened), ...(await writeFindings(page))];
    }),
};

function makeText(size: Size): WholeConversation {
  const words = sizes[size];
  return makeConversation({ id: size, subject: 'meeting', seed: words, words, minutesAgo: 60 });
}

function countParagraphs({ segments, speakers }: WholeConversation): number {
  return openConversation(segments, { speakers }).text().split('\n').length;
}

async function openText(
  page: Page,
  address: string,
  size: Size,
  paragraphs: Record<Size, number>,
): Promise<Opened> {
  await page.goto(`${address}?id=${size}`);
  await page.waitForFunction(
    () => !Number.isNaN(globalThis.readPaint('[contenteditable="true"] p')),
  );
  return page.evaluate(async (paragraphs) => {
    const answer = performance
      .getEntriesByType('resource')
      .findLast(({ name }) => name.includes('/nevisa/history/retrieve?'));
    const answered = (answer as PerformanceResourceTiming | undefined)?.responseEnd ?? Number.NaN;
    const words = globalThis.readPaint('[contenteditable="true"] p');
    // The whole text is there, and the page takes keys when nothing more runs on its main thread.
    while (document.querySelectorAll('[contenteditable="true"] p').length < paragraphs) {
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
    await new Promise((resolve) => {
      requestIdleCallback(resolve);
    });
    return {
      words: words - answered,
      editable: performance.now() - answered,
      longestTask: globalThis.longestTaskSince(answered),
    };
  }, paragraphs[size]);
}

function openFindings({ small, large }: Record<Size, Opened[]>): Finding[] {
  const median = (of: Opened[], name: keyof Opened) => computeMedian(of.map((one) => one[name]));
  return [
    checkMost('first words of 36,000', median(large, 'words'), 150, formatMilliseconds),
    checkMost('editable, 36,000', median(large, 'editable'), 400, formatMilliseconds),
    checkMost('longest task, 36,000', median(large, 'longestTask'), 100, formatMilliseconds),
    {
      name: 'the same three, least of the rounds',
      value: (['words', 'editable', 'longestTask'] as const)
        .map((name) => formatMilliseconds(Math.min(...large.map((one) => one[name]))))
        .join(', '),
      beside: 'the machine is never quieter than that',
    },
    checkMost(
      '36,000 to 9,000',
      median(large, 'editable') / median(small, 'editable'),
      4.4,
      formatTimes,
    ),
  ];
}

async function writeFindings(page: Page): Promise<Finding[]> {
  const session = await page.context().newCDPSession(page);
  // The time of the page's own thread: other programs on the machine do not lengthen it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await placeInMiddle(page);
  const typed: number[] = [];
  for (let at = 0; at < 5 + keys; at += 1) {
    const time = await measureWork(session, () => page.keyboard.press('a'));
    if (at >= 5) {
      typed.push(time);
    }
  }
  const bytes = await saveOnce(page);
  const undone: number[] = [];
  for (let at = 0; at < 8; at += 1) {
    undone.push(
      await measureWork(session, () =>
        page.keyboard.press(at % 2 === 0 ? 'Control+z' : 'Control+y'),
      ),
    );
  }
  const paste = await pasteText(page);
  return [
    checkMost(
      'key in the middle, script and layout, p95',
      computeP95(typed),
      8,
      formatMilliseconds,
    ),
    { name: 'the same, median', value: formatMilliseconds(computeMedian(typed)), beside: 'above' },
    checkMost('undo and redo, median', computeMedian(undone), 16, formatMilliseconds),
    checkMost('save of one changed sentence', bytes, 8_000, (value) => `${value} bytes`),
    checkMost(
      `paste of ${written(pasted)} characters, first paint`,
      paste.shown,
      300,
      formatMilliseconds,
    ),
    {
      name: 'the same, all of it',
      value: formatMilliseconds(paste.done),
      beside: 'in parts, between which the page takes keys',
    },
  ];
}

async function placeInMiddle(page: Page): Promise<void> {
  const sheet = page.getByRole('textbox', { name: editingText.sheet });
  await sheet.focus();
  await sheet.evaluate((element) => {
    const paragraphs = element.querySelectorAll('p');
    const middle = paragraphs[Math.floor(paragraphs.length / 2)];
    if (middle === undefined) {
      throw new Error('The text has no paragraph, so its times say nothing.');
    }
    middle.scrollIntoView({ block: 'center' });
    getSelection()?.setBaseAndExtent(middle, 0, middle, 0);
  });
  await page.waitForFunction(() => document.hasFocus());
}

/** Script, style and layout of a task and the frame after it, in ms, as the browser counts them. */
async function measureWork(session: CDPSession, task: () => Promise<void>): Promise<number> {
  const before = await readWork(session);
  await task();
  await session.send('Runtime.evaluate', {
    expression: 'new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))',
    awaitPromise: true,
  });
  return ((await readWork(session)) - before) * 1_000;
}

async function readWork(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const counted = new Set(['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']);
  return metrics.filter(({ name }) => counted.has(name)).reduce((sum, { value }) => sum + value, 0);
}

/** The bytes of the patch that Ctrl+S sends. */
async function saveOnce(page: Page): Promise<number> {
  const asked = page.waitForRequest(/history\/patch/);
  await page.keyboard.press('Control+s');
  return (await asked).postDataBuffer()?.length ?? Number.NaN;
}

/** From the event of a paste until its first part is painted, and until all its paragraphs are there. */
async function pasteText(page: Page): Promise<{ shown: number; done: number }> {
  return page.getByRole('textbox', { name: editingText.sheet }).evaluate(
    async (sheet, [length, line]) => {
      const lines = Math.floor(length / line.length);
      const expected = sheet.querySelectorAll('p').length + lines - 1;
      const data = new DataTransfer();
      data.setData('text/plain', line.repeat(lines));
      const begun = performance.now();
      sheet.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
      let shown: number | null = null;
      do {
        await new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve));
        });
        shown ??= performance.now() - begun;
      } while (sheet.querySelectorAll('p').length < expected && performance.now() - begun < 20_000);
      return { shown, done: performance.now() - begun };
    },
    [pasted, pastedLine] as const,
  );
}

function written(count: number): string {
  return count.toLocaleString('en');
}
