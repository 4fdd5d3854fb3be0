import { makeLongConversation } from '@nevisa/mocks/conversations';
import type { CDPSession, Page } from 'playwright';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { checkMost, type Bench, type Finding, formatMilliseconds } from './bench.ts';
import { withDemo } from './demo.ts';
import { watchPaints } from './paints.ts';
import { computeMedian } from './statistics.ts';

const edits = 500;
const rounds = 3;
const sheet = '[contenteditable="true"]';
/** Until an edit is on the device and the times of the heads are read again, in ms. */
const settled = 1_000;

interface Opened {
  words: number;
  longestTask: number;
}

export const editorReload: Bench = {
  name: 'editor-reload',
  about: `a text of 36,000 words with a speaker at each paragraph: its heads after an edit, and the page reloaded with ${edits} edits on the device; ${rounds} rounds`,
  run: () =>
    withDemo('silence', async ({ page, url, backend }) => {
      backend.fillHistory('sara', [makeLongConversation('long')]);
      await page.addInitScript(watchPaints);
      await page.goto(`${url.replace(/\/$/, '')}${paths.history}?id=long`);
      const bare = await reloadOften(page);
      const heads = await headFindings(page);
      await editOften(page);
      const edited = await reloadOften(page);
      const isUndone = await undoOne(page);
      return [
        ...heads,
        {
          name: 'first words, nothing on the device',
          value: formatMilliseconds(bare.words),
          beside: 'since the start of the page',
        },
        {
          name: `first words, ${edits} edits on the device`,
          value: formatMilliseconds(edited.words),
          beside: 'the same',
        },
        checkMost('rebuilt on top of that', edited.words - bare.words, 150, formatMilliseconds),
        {
          name: 'longest task with them',
          value: formatMilliseconds(edited.longestTask),
          beside: formatMilliseconds(bare.longestTask),
        },
        {
          name: 'Ctrl+Z undoes the last edit',
          value: String(isUndone),
          beside: 'true',
          holds: isUndone,
        },
      ];
    }),
};

/** The page is whole some time after its first words. */
async function reloadOften(page: Page): Promise<Opened> {
  const opened: Opened[] = [];
  for (let round = -1; round < rounds; round += 1) {
    await page.reload();
    await page.waitForFunction((one) => !Number.isNaN(globalThis.readPaint(`${one} p`)), sheet);
    await page.waitForTimeout(settled);
    const one = await page.evaluate((name) => {
      const words = globalThis.readPaint(`${name} p`);
      return { words, longestTask: globalThis.longestTaskSince(0) };
    }, sheet);
    // The first brings the compiled code of all others.
    if (round >= 0) {
      opened.push(one);
    }
  }
  const median = (name: keyof Opened) => computeMedian(opened.map((one) => one[name]));
  return { words: median('words'), longestTask: median('longestTask') };
}

/** Writes a word into one paragraph after another, each as an undo step of its own. */
async function editOften(page: Page): Promise<void> {
  await page.locator(sheet).evaluate(async (element, count) => {
    element.focus();
    for (let at = 0; at < count; at += 1) {
      const paragraphs = element.querySelectorAll('p');
      const paragraph = paragraphs[(at * 7) % paragraphs.length];
      if (paragraph === undefined) {
        throw new Error('The text has no paragraph, so its times say nothing.');
      }
      getSelection()?.collapse(paragraph, 0);
      await new Promise(requestAnimationFrame);
      document.execCommand('insertText', false, `w${at} `);
    }
  }, edits);
  await page.waitForTimeout(settled);
}

async function headFindings(page: Page): Promise<Finding[]> {
  const session = await page.context().newCDPSession(page);
  // The time of the page's own thread: other programs on the machine do not lengthen it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const heads = await page.locator('[data-head]').count();
  await page.locator(sheet).focus();
  await page.waitForTimeout(settled);
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = await readScript(session);
    await page.keyboard.press('a');
    await page.waitForTimeout(settled);
    times.push(((await readScript(session)) - before) * 1_000);
  }
  return [
    {
      name: `all scripts of a second after a key, ${heads} heads`,
      value: formatMilliseconds(computeMedian(times)),
      beside: 'the times of all heads are read again, and the edit is written to the device',
    },
  ];
}

async function readScript(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
}

/** Whether the last edit before the reload is undone. */
async function undoOne(page: Page): Promise<boolean> {
  const last = `w${edits - 1} `;
  const hasLast = () =>
    page.locator(sheet).evaluate((element, word) => element.textContent.includes(word), last);
  await page.locator(sheet).focus();
  const before = await hasLast();
  await page.keyboard.press('Control+z');
  return before && !(await hasLast());
}
