import { makeLongConversation } from '@nevisa/mocks/conversations';
import type { Page } from 'playwright';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { checkMost, type Bench, type Finding } from './bench.ts';
import { withDemo } from './demo.ts';
import { measureHeld, type Held } from './measureHeld.ts';

const warmUp = 5;
const rounds = 50;
/** Seconds without anything more that goes: a closed text is saved for some time. */
const steadyFor = 20;
const mostHeap = 2;

export const editorLeaks: Bench = {
  name: 'editor-leaks',
  about: `what the page holds after a text of 36,000 words was opened from the list and closed ${rounds} times, beside what it held before; ${warmUp} to warm up`,
  run: () =>
    withDemo('silence', async ({ page, url, backend }) => {
      backend.fillHistory('sara', [makeLongConversation('long')]);
      await page.goto(`${url.replace(/\/$/, '')}${paths.history}`);
      await page.locator('article h2 a').first().waitFor();
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await openOften(page, warmUp);
      const before = await measureHeld(session, steadyFor);
      await openOften(page, rounds);
      return listFindings(before, await measureHeld(session, steadyFor));
    }),
};

/** Pressed from inside the page: a click from outside leaves handles on the elements it has touched. */
function openOften(page: Page, count: number): Promise<void> {
  return page.evaluate(async (count) => {
    for (let round = 0; round < count; round += 1) {
      (await shown('article h2 a')).click();
      await shown('[contenteditable="true"] > :nth-child(300)');
      history.back();
    }
    await shown('article h2 a');

    async function shown(selector: string): Promise<HTMLElement> {
      for (let frames = 0; frames < 3_000; frames += 1) {
        const found = document.querySelector<HTMLElement>(selector);
        if (found !== null) {
          return found;
        }
        await new Promise(requestAnimationFrame);
      }
      throw new Error(`The page never showed ${selector}; it says: ${document.body.innerText}`);
    }
  }, count);
}

function listFindings(before: Held, after: Held): Finding[] {
  const more = (name: keyof Held) => after[name] - before[name];
  return [
    { name: 'held before', value: written(before), beside: `after ${warmUp}` },
    { name: 'held after', value: written(after), beside: `after ${rounds} more` },
    checkMost('more nodes', more('nodes'), 0),
    checkMost('more listeners', more('listeners'), 0),
    checkMost('more heap', more('heap') / 2 ** 20, mostHeap, megabytes),
  ];
}

function written({ nodes, listeners, heap }: Held): string {
  return `${nodes} nodes, ${listeners} listeners, ${megabytes(heap / 2 ** 20)}`;
}

function megabytes(value: number): string {
  return `${value.toFixed(2)} MB`;
}
