import { makeLongConversation } from '@nevisa/mocks/conversations';
import type { CDPSession, Page } from 'playwright';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { playerText } from '../../packages/ui/src/foundations/text/playerText.ts';
import { checkMost, type Bench, type Finding } from './bench.ts';
import { withDemo } from './demo.ts';
import { measureHeld, type Held } from './measureHeld.ts';

const warmUp = 5;
const rounds = 50;
/** Seconds without anything more that goes: a closed text is saved for some time. */
const steadyFor = 20;
const mostHeap = 2;

const player = `[aria-label="${playerText.label}"]`;

export const editorLeaks: Bench = {
  name: 'editor-leaks',
  about: `what the page holds after a text of 36,000 words and its player were opened from the list and closed ${rounds} times, beside what it held before; ${warmUp} to warm up`,
  run: () =>
    withDemo('silence', async ({ page, url, backend }) => {
      backend.fillHistory('sara', [makeLongConversation('long')]);
      await page.addInitScript(countObjectUrls);
      await page.goto(`${url.replace(/\/$/, '')}${paths.history}`);
      await page.locator('article h2 a').first().waitFor();
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await openOften(page, warmUp);
      const before = await measureAll(page, session);
      await openOften(page, rounds);
      return listFindings(before, await measureAll(page, session));
    }),
};

interface HeldByEditor extends Held {
  urls: number;
}

async function measureAll(page: Page, session: CDPSession): Promise<HeldByEditor> {
  const held = await measureHeld(session, steadyFor);
  const urls = await page.evaluate(
    () => (globalThis as unknown as { heldObjectUrls: Set<string> }).heldObjectUrls.size,
  );
  return { ...held, urls };
}

/** Runs in the page: the object URLs that were made and not revoked. */
function countObjectUrls(): void {
  const held = new Set<string>();
  const createObjectURL = URL.createObjectURL.bind(URL);
  const revokeObjectURL = URL.revokeObjectURL.bind(URL);
  URL.createObjectURL = (source) => {
    const url = createObjectURL(source);
    held.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    held.delete(url);
    revokeObjectURL(url);
  };
  Object.assign(globalThis, { heldObjectUrls: held });
}

/** Pressed from inside the page: a click from outside leaves handles on the elements it has touched. */
function openOften(page: Page, count: number): Promise<void> {
  return page.evaluate(
    async ({ count, player }) => {
      for (let round = 0; round < count; round += 1) {
        (await shown('article h2 a')).click();
        await shown('[contenteditable="true"] > :nth-child(300)');
        await shown(player);
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
    },
    { count, player },
  );
}

function listFindings(before: HeldByEditor, after: HeldByEditor): Finding[] {
  const more = (name: keyof HeldByEditor) => after[name] - before[name];
  return [
    { name: 'held before', value: written(before), beside: `after ${warmUp}` },
    { name: 'held after', value: written(after), beside: `after ${rounds} more` },
    checkMost('more nodes', more('nodes'), 0),
    checkMost('more listeners', more('listeners'), 0),
    checkMost('more object URLs', more('urls'), 0),
    checkMost('more heap', more('heap') / 2 ** 20, mostHeap, megabytes),
  ];
}

function written({ nodes, listeners, urls, heap }: HeldByEditor): string {
  return `${nodes} nodes, ${listeners} listeners, ${urls} object URLs, ${megabytes(heap / 2 ** 20)}`;
}

function megabytes(value: number): string {
  return `${value.toFixed(2)} MB`;
}
