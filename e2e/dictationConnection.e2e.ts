import { describe, expect, it } from 'vitest';
import { liveText } from '../apps/web/src/text/liveText.ts';
import { addedText } from '../apps/web/src/text/addedText.ts';
import {
  countIn,
  openDictationFor,
  connectionErrors,
  type OpenedDictation,
  sentence,
  sentences,
} from './openDictation.ts';

const minute = 60_000;

/** When each session was asked for, by the clock of the test, in ms. */
function watchSessions({ page }: OpenedDictation): number[] {
  const times: number[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/live/')) {
      times.push(performance.now());
    }
  });
  return times;
}

/** Every notice that was ever on the page, from now on. */
async function watchNotices({ page }: OpenedDictation): Promise<() => Promise<string[]>> {
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
    const dictation = await openDictationFor(test, { allowedProblems: connectionErrors });
    await dictation.start();
    await dictation.waitForSentence(1);
    await dictation.waitForInterimText();
    dictation.backend.live.dropConnections();
    await dictation.waitForText(liveText.reconnecting);
    expect(await dictation.button(liveText.pause).isEnabled()).toBe(true);
    await dictation.waitForText(liveText.listening);
    await dictation.waitForSentence(3);
    await dictation.stop();
    await dictation.waitForText(liveText.stopped);
    expect(await dictation.text()).toBe(sentences(3));
  });

  it('D05: is gone for seconds with the whole network, and nothing spoken meanwhile is lost', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: connectionErrors });
    await dictation.start();
    await dictation.waitForSentence(1);
    await dictation.page.context().setOffline(true);
    dictation.backend.live.dropConnections();
    await dictation.waitForText(liveText.reconnecting);
    await dictation.waitForDuration(7);
    expect(countIn(await dictation.text(), 2)).toBe(0);
    await dictation.page.context().setOffline(false);
    await dictation.waitForSentence(2);
    await dictation.waitForSentence(3);
    await dictation.stop();
    await dictation.waitForText(liveText.stopped);
    expect(await dictation.text()).toBe(sentences(3));
  });

  it('X-25, X-26: is refused until the person has stopped, and the rest becomes text when it is back', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: connectionErrors });
    await dictation.start();
    await dictation.waitForSentence(1);
    dictation.backend.breakDown('createLiveSession', 'network');
    dictation.backend.live.dropConnections();
    await dictation.waitForText(liveText.reconnecting);
    await dictation.waitForDuration(6);
    await dictation.stop();
    await dictation.waitForText(addedText.restWaits);
    expect(await dictation.text()).not.toContain(sentence(2));
    dictation.backend.repair('createLiveSession');
    await dictation.waitForSentence(2);
    await dictation.waitForText(liveText.stopped);
    expect(countIn(await dictation.text(), 1)).toBe(1);
    expect(countIn(await dictation.text(), 2)).toBe(1);
    await dictation.page.getByText(addedText.restWaits).first().waitFor({ state: 'hidden' });
  });

  it('X-24: is not there at the start, and is taken up by itself when it is', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: connectionErrors });
    dictation.backend.breakDown('createLiveSession', 'network');
    await dictation.start();
    await dictation.waitForText(liveText.reconnecting);
    dictation.backend.repair('createLiveSession');
    await dictation.waitForSentence(1);
    await dictation.waitForText(liveText.listening);
  });

  it('X-35: goes over to a new session at its limit, and nobody notices', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: connectionErrors });
    dictation.backend.live.faults.longestSession = 3_000;
    const sessions = watchSessions(dictation);
    const notices = await watchNotices(dictation);
    await dictation.start();
    await dictation.waitForSentence(3);
    await dictation.stop();
    await dictation.waitForText(liveText.stopped);
    expect(await dictation.text()).toBe(sentences(3));
    expect(sessions.length).toBeGreaterThan(2);
    expect((await notices()).join()).not.toContain(liveText.reconnecting);
  });

  it('X-24: waits as long as the service asks for with 4429', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: connectionErrors });
    dictation.backend.live.faults.slowDownAt = 3_500;
    const sessions = watchSessions(dictation);
    await dictation.start();
    await dictation.waitForText(liveText.reconnecting);
    const begun = performance.now();
    await dictation.waitForSentence(3);
    expect(sessions[1]! - begun).toBeGreaterThan(4_500);
    expect(await dictation.text()).toBe(sentences(3));
  });
});

describe.concurrent('the end of listening', () => {
  it('X-36: says that the service ended it because nobody spoke, and can be begun again', async (test) => {
    const dictation = await openDictationFor(test, {
      microphone: 'silence',
      allowedProblems: connectionErrors,
    });
    dictation.backend.live.faults.idleAfter = 1_500;
    await dictation.start();
    await dictation.waitForText(liveText.idleTimeout);
    dictation.backend.live.faults.idleAfter = null;
    await dictation.button(liveText.start).click();
    await dictation.waitForText(liveText.listening);
  });

  it('X-30: says that the credit runs low, and keeps the text when it ends', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: connectionErrors });
    dictation.backend.account('sara').nevisa_service_account.usage_remained = 5 * minute + 1_000;
    await dictation.start();
    await dictation.waitForText(/کمتر از ۵ دقیقه از اعتبار شما/);
    await dictation.waitForSentence(1);
    await dictation.waitForInterimText();
    dictation.backend.live.endCredit();
    await dictation.waitForText(liveText.noCreditTitle);
    await dictation.waitForText(liveText.noCreditText);
    expect(await dictation.text()).toContain(sentence(1));
    await dictation.page.getByRole('link', { name: 'خرید بسته' }).last().click();
    await dictation.page.waitForURL('**/nevisa-packages');
    await dictation.page.goBack();
    await dictation.waitForSentence(1);
  });
});
