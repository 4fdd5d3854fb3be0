import { describe, expect, it } from 'vitest';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import { addedText } from '../apps/web/src/shared/text/addedText.ts';
import { countIn, deskFor, lineNoise, type OpenedDesk, sentence, sentences } from './openDesk.ts';

const minute = 60_000;

/** When each session was asked for, by the clock of the test, in ms. */
function watchSessions({ page }: OpenedDesk): number[] {
  const times: number[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/live/')) {
      times.push(performance.now());
    }
  });
  return times;
}

/** Every notice that was ever on the page, from now on. */
async function watchNotices({ page }: OpenedDesk): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenNotices: seen });
    new MutationObserver(() => {
      for (const notice of document.querySelectorAll('[role="status"], [role="alert"]')) {
        seen.push(notice.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { seenNotices: string[] }).seenNotices);
}

describe.concurrent('the line of live dictation', () => {
  it('X-24, X-34, D05, D06: is cut in the middle of a sentence, and every sentence stands there once', async (test) => {
    const desk = await deskFor(test, { printed: lineNoise });
    await desk.start();
    await desk.hears(1);
    await desk.guesses();
    desk.backend.live.dropConnections();
    await desk.says(liveText.reconnecting);
    expect(await desk.button(liveText.pause).isEnabled()).toBe(true);
    await desk.says(liveText.listening);
    await desk.hears(3);
    await desk.stop();
    await desk.says(liveText.stopped);
    expect(await desk.text()).toBe(sentences(3));
  });

  it('D05: is gone for seconds with the whole network, and nothing spoken meanwhile is lost', async (test) => {
    const desk = await deskFor(test, { printed: lineNoise });
    await desk.start();
    await desk.hears(1);
    await desk.page.context().setOffline(true);
    desk.backend.live.dropConnections();
    await desk.says(liveText.reconnecting);
    await desk.lasts(7);
    expect(countIn(await desk.text(), 2)).toBe(0);
    await desk.page.context().setOffline(false);
    await desk.hears(2);
    await desk.hears(3);
    await desk.stop();
    await desk.says(liveText.stopped);
    expect(await desk.text()).toBe(sentences(3));
  });

  it('X-25, X-26: is refused until the person has stopped, and the rest becomes text when it is back', async (test) => {
    const desk = await deskFor(test, { printed: lineNoise });
    await desk.start();
    await desk.hears(1);
    desk.backend.breakDown('createLiveSession', 'network');
    desk.backend.live.dropConnections();
    await desk.says(liveText.reconnecting);
    await desk.lasts(6);
    await desk.stop();
    await desk.says(addedText.restWaits);
    expect(await desk.text()).not.toContain(sentence(2));
    desk.backend.repair('createLiveSession');
    await desk.hears(2);
    await desk.says(liveText.stopped);
    expect(countIn(await desk.text(), 1)).toBe(1);
    expect(countIn(await desk.text(), 2)).toBe(1);
    await desk.page.getByText(addedText.restWaits).first().waitFor({ state: 'hidden' });
  });

  it('X-24: is not there at the start, and is taken up by itself when it is', async (test) => {
    const desk = await deskFor(test, { printed: lineNoise });
    desk.backend.breakDown('createLiveSession', 'network');
    await desk.start();
    await desk.says(liveText.reconnecting);
    desk.backend.repair('createLiveSession');
    await desk.hears(1);
    await desk.says(liveText.listening);
  });

  it('X-35: goes over to a new session at its limit, and nobody notices', async (test) => {
    const desk = await deskFor(test, { printed: lineNoise });
    desk.backend.live.faults.longestSession = 3_000;
    const sessions = watchSessions(desk);
    const notices = await watchNotices(desk);
    await desk.start();
    await desk.hears(3);
    await desk.stop();
    await desk.says(liveText.stopped);
    expect(await desk.text()).toBe(sentences(3));
    expect(sessions.length).toBeGreaterThan(2);
    expect((await notices()).join()).not.toContain(liveText.reconnecting);
  });

  it('X-24: waits as long as the service asks for with 4429', async (test) => {
    const desk = await deskFor(test, { printed: lineNoise });
    desk.backend.live.faults.slowDownAt = 3_500;
    const sessions = watchSessions(desk);
    await desk.start();
    await desk.says(liveText.reconnecting);
    const begun = performance.now();
    await desk.hears(3);
    expect(sessions[1]! - begun).toBeGreaterThan(4_500);
    expect(await desk.text()).toBe(sentences(3));
  });
});

describe.concurrent('the end of listening', () => {
  it('X-36: says that the service ended it because nobody spoke, and can be begun again', async (test) => {
    const desk = await deskFor(test, { microphone: 'silence', printed: lineNoise });
    desk.backend.live.faults.idleAfter = 1_500;
    await desk.start();
    await desk.says(liveText.idleTimeout);
    desk.backend.live.faults.idleAfter = null;
    await desk.button(liveText.start).click();
    await desk.says(liveText.listening);
  });

  it('X-30: says that the credit runs low, and keeps the text when it ends', async (test) => {
    const desk = await deskFor(test, { printed: lineNoise });
    desk.backend.account('sara').nevisa_service_account.usage_remained = 5 * minute + 1_000;
    await desk.start();
    await desk.says(/کمتر از ۵ دقیقه از اعتبار شما/);
    await desk.hears(1);
    await desk.guesses();
    desk.backend.live.endCredit();
    await desk.says(liveText.noCreditTitle);
    await desk.says(liveText.noCreditText);
    expect(await desk.text()).toContain(sentence(1));
    await desk.page.getByRole('link', { name: 'خرید بسته' }).last().click();
    await desk.page.waitForURL('**/nevisa-packages');
    await desk.page.goBack();
    await desk.hears(1);
  });
});
