import type { Page } from 'playwright';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { liveText } from '../../apps/web/src/shared/text/liveText.ts';
import { checkMost, type Bench, type Finding } from './bench.ts';
import { withDemo } from './demo.ts';
import { measureHeld, type Held } from './measureHeld.ts';

const warmUp = 50;
const rounds = 200;
/** Seconds without anything more that goes. */
const steadyFor = 8;
const mostNodes = 5;
const mostHeap = 1;

export const dictationLeaks: Bench = {
  name: 'dictation-leaks',
  about: `what the page holds after ${rounds} starts and stops of dictation, beside what it held before; ${warmUp} to warm up`,
  run: () =>
    withDemo('silence', async ({ page, url }) => {
      await page.goto(`${url}${paths.live}`);
      await page.locator('[contenteditable]').waitFor();
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await dictateOften(page, warmUp);
      const before = await measureHeld(session, steadyFor);
      await dictateOften(page, rounds);
      return listFindings(before, await measureHeld(session, steadyFor));
    }),
};

/** Pressed from inside the page: a click from outside leaves handles on the elements it has touched. */
function dictateOften(page: Page, count: number): Promise<void> {
  const { start, stop, listening } = liveText;
  return page.evaluate(
    async ({ count, start, stop, listening }) => {
      for (let round = 0; round < count; round += 1) {
        (await shown(() => button(start))).click();
        await shown(() => findStatus(listening));
        (await shown(() => button(stop))).click();
      }
      await shown(() => button(start));

      function button(name: string): HTMLElement | null {
        return document.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
      }

      function findStatus(text: string): HTMLElement | null {
        return (
          [...document.querySelectorAll<HTMLElement>('dd')].find((one) =>
            one.textContent.includes(text),
          ) ?? null
        );
      }

      async function shown(find: () => HTMLElement | null): Promise<HTMLElement> {
        for (let frames = 0; frames < 1_000; frames += 1) {
          const found = find();
          if (found !== null) {
            return found;
          }
          await new Promise(requestAnimationFrame);
        }
        throw new Error(
          `The page never showed what comes next; it says: ${document.body.innerText}`,
        );
      }
    },
    { count, start, stop, listening },
  );
}

function listFindings(before: Held, after: Held): Finding[] {
  const more = (name: keyof Held) => after[name] - before[name];
  return [
    { name: 'held before', value: written(before), beside: `after ${warmUp}` },
    { name: 'held after', value: written(after), beside: `after ${rounds} more` },
    checkMost('more nodes', more('nodes'), mostNodes),
    checkMost('more listeners', more('listeners'), 0),
    checkMost('more audio handlers', more('audioHandlers'), 0),
    checkMost('more heap', more('heap') / 2 ** 20, mostHeap, megabytes),
  ];
}

function written({ nodes, listeners, audioHandlers, heap }: Held): string {
  return `${nodes} nodes, ${listeners} listeners, ${audioHandlers} audio handlers, ${megabytes(heap / 2 ** 20)}`;
}

function megabytes(value: number): string {
  return `${value.toFixed(2)} MB`;
}
