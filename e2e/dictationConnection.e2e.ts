import { describe, expect, it } from 'vitest';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import { addedText } from '../apps/web/src/shared/text/addedText.ts';
import { a11yText } from '../apps/web/src/shared/text/a11yText.ts';
import {
  countIn,
  openDictationFor,
  connectionErrors,
  type OpenedDictation,
  getSentence,
  joinSentences,
} from './openDictation.ts';
import { readNotices } from './seenNotices.ts';

const minute = 60_000;

/** Records when each live session was requested, in ms of the test's clock. */
function watchSessions({ page }: OpenedDictation): number[] {
  const times: number[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/live/')) {
      times.push(performance.now());
    }
  });
  return times;
}

/** Starts a recording whose connection is cut behind the first sentence, and refused from then on. */
async function loseAfterFirstSentence(dictation: OpenedDictation): Promise<void> {
  const { backend } = dictation;
  Object.assign(backend.live.faults, {
    dropAfterFinals: 1,
    onDrop: () => backend.breakDown('createLiveSession', 'network'),
  });
  await dictation.start();
  await dictation.waitForSentence(1);
  await dictation.waitForNotice(liveText.reconnecting);
}

describe.concurrent('the connection of live dictation', () => {
  it('X-24, X-34, D05, D06: every sentence appears once after the connection breaks within a sentence', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: connectionErrors });
    await dictation.start();
    await dictation.waitForSentence(1);
    await dictation.waitForInterimText();
    dictation.backend.live.dropConnections();
    await dictation.waitForNotice(liveText.reconnecting);
    expect(await dictation.button(liveText.pause).isEnabled()).toBe(true);
    await dictation.waitForNotice(a11yText.connectionBack);
    await dictation.waitForSentence(3);
    await dictation.stop();
    await dictation.waitForText(liveText.stopped);
    expect(await dictation.text()).toBe(joinSentences(3));
  });

  it('D05: no spoken word is lost while the network is offline for seconds', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: connectionErrors });
    await loseAfterFirstSentence(dictation);
    await dictation.page.context().setOffline(true);
    dictation.backend.repair('createLiveSession');
    await dictation.waitForDuration(7);
    expect(countIn(await dictation.text(), 2)).toBe(0);
    await dictation.page.context().setOffline(false);
    await dictation.waitForSentence(2);
    await dictation.waitForSentence(3);
    await dictation.stop();
    await dictation.waitForText(liveText.stopped);
    expect(await dictation.text()).toBe(joinSentences(3));
  });

  it('X-25, X-26: the rest of a stopped recording is recognised when a refused connection returns', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: connectionErrors });
    await loseAfterFirstSentence(dictation);
    await dictation.waitForDuration(6);
    await dictation.stop();
    await dictation.waitForText(addedText.restWaits);
    expect(await dictation.text()).not.toContain(getSentence(2));
    dictation.backend.repair('createLiveSession');
    await dictation.waitForSentence(2);
    await dictation.waitForText(liveText.stopped);
    expect(countIn(await dictation.text(), 1)).toBe(1);
    expect(countIn(await dictation.text(), 2)).toBe(1);
    await dictation.page.getByText(addedText.restWaits).first().waitFor({ state: 'hidden' });
  });

  it('X-24: a connection that fails at the start is made as soon as the service returns', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: connectionErrors });
    dictation.backend.breakDown('createLiveSession', 'network');
    await dictation.start();
    await dictation.waitForNotice(liveText.reconnecting);
    dictation.backend.repair('createLiveSession');
    await dictation.waitForSentence(1);
    await dictation.waitForNotice(a11yText.connectionBack);
  });

  it('X-24: a 502 with a text while reconnecting does not end the recording', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: connectionErrors });
    await dictation.start();
    await dictation.waitForSentence(1);
    dictation.backend.breakDown('createLiveSession', {
      status: 502,
      body: { detail: 'سرور در دسترس نیست.' },
    });
    dictation.backend.live.dropConnections();
    await dictation.waitForNotice(liveText.reconnecting);
    await dictation.waitForDuration(9);
    await dictation.waitForText(liveText.reconnecting);
    dictation.backend.repair('createLiveSession');
    await dictation.waitForSentence(3);
    expect(await dictation.text()).toBe(joinSentences(3));
  });

  it('X-25: a recording that starts offline keeps its sound and becomes text later', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: connectionErrors });
    await dictation.button(liveText.start).waitFor();
    await dictation.page.context().setOffline(true);
    await dictation.start();
    await dictation.waitForNotice(liveText.reconnecting);
    await dictation.waitForDuration(6);
    await dictation.page.context().setOffline(false);
    await dictation.waitForSentence(3);
    expect(await dictation.text()).toBe(joinSentences(3));
  });

  it('X-35: a new live session replaces one at its limit without a notice', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: connectionErrors });
    dictation.backend.live.faults.longestSession = 3_000;
    const sessions = watchSessions(dictation);
    await dictation.start();
    await dictation.waitForSentence(3);
    await dictation.stop();
    await dictation.waitForText(liveText.stopped);
    // The recording goes on, so a busy machine has stopped it in a later sentence.
    const text = await dictation.text();
    expect(text.slice(0, joinSentences(3).length)).toBe(joinSentences(3));
    expect(sessions.length).toBeGreaterThan(2);
    expect((await readNotices(dictation.page)).join()).not.toContain(liveText.reconnecting);
  });

  it('X-24: the app waits as long as the service requests with close code 4429', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: connectionErrors });
    dictation.backend.live.faults.slowDownAt = 3_500;
    const sessions = watchSessions(dictation);
    await dictation.start();
    await dictation.waitForNotice(liveText.reconnecting);
    await dictation.waitForSentence(3);
    // The service closes after 3.5 s of audio and asks for 5 s. A busy machine sees the notice late.
    expect(sessions[1]! - sessions[0]!).toBeGreaterThan(3_500 + 4_500);
    expect(await dictation.text()).toBe(joinSentences(3));
  });
});

describe.concurrent('the end of a recording', () => {
  it('X-36: the page reports that the service ended a silent recording, which can be started again', async (test) => {
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

  it('X-30: the page warns of low credit, and the transcript remains when the credit ends', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: connectionErrors });
    dictation.backend.account('sara').nevisa_service_account.usage_remained = 5 * minute + 1_000;
    await dictation.start();
    await dictation.waitForText(/کمتر از ۵ دقیقه از اعتبار شما/);
    await dictation.waitForSentence(1);
    await dictation.waitForInterimText();
    dictation.backend.live.endCredit();
    await dictation.waitForText(liveText.noCreditTitle);
    await dictation.waitForText(liveText.noCreditText);
    expect(await dictation.text()).toContain(getSentence(1));
    await dictation.page.getByRole('link', { name: 'خرید بسته' }).last().click();
    await dictation.page.waitForURL('**/nevisa-packages');
    await dictation.page.goBack();
    await dictation.waitForSentence(1);
  });
});
