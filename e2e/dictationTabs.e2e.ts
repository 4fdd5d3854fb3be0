import { describe, expect, it } from 'vitest';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import {
  deskFor,
  deskOn,
  lineNoise,
  type OpenedDesk,
  type SeenDesk,
  sentence,
} from './openDesk.ts';

/** The desk in one more page of the same browser. */
async function secondDesk(first: OpenedDesk): Promise<SeenDesk> {
  const page = await first.page.context().newPage();
  await page.goto(`${first.url}/nevisa-live`);
  await page.locator('h1').first().waitFor();
  return deskOn(page);
}

describe.concurrent('two pages of one browser', () => {
  it('X-29, S08: listen one at a time; who takes over is heard, and the other keeps its words', async (test) => {
    const first = await deskFor(test, { printed: lineNoise });
    await first.start();
    await first.hears(1);
    const second = await secondDesk(first);
    await second.start();
    await second.says(liveText.otherTab);
    await first.says(liveText.listening);
    await second.button(liveText.takeOver).click();
    await second.says(liveText.listening);
    await first.says(liveText.otherTab);
    expect(await first.text()).toContain(sentence(1));
    await second.hears(1);
    await first.button(liveText.takeOver).click();
    await first.says(liveText.listening);
    await second.says(liveText.otherTab);
    expect(await second.text()).toContain(sentence(1));
  });

  it('S08: the place is free as soon as the page that had it has crashed', async (test) => {
    const first = await deskFor(test, { printed: lineNoise });
    await first.start();
    await first.hears(1);
    const second = await secondDesk(first);
    const crashed = first.page.waitForEvent('crash');
    const devtools = await first.page.context().newCDPSession(first.page);
    devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await second.start();
    await second.says(liveText.listening);
    await second.hears(1);
  });
});
