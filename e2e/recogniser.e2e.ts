import { createBackend } from '@nevisa/mocks/backend';
import { createVoskFactory } from '@nevisa/mocks/vosk';
import { createScriptedAnswers, startVoskServer, type VoskServer } from '@nevisa/mocks/voskServer';
import { describe, expect, it, type TestContext, vi } from 'vitest';
import { addedText } from '../apps/web/src/shared/text/addedText.ts';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import { connectionErrors, type OpenedDictation, openDictationFor } from './openDictation.ts';

/** No sentence of the mock recogniser. */
const spoken = [
  'این جمله را تشخیص‌دهندهٔ دیگری شنیده است.',
  'کتاب‌های تازه را روی میز گذاشتم.',
  'فردا صبح به کتابخانه می‌روم.',
];

/** Starts a server that answers like a recogniser. */
async function startRecogniser(
  { onTestFinished }: TestContext,
  { port = 0, answers = createScriptedAnswers(spoken) } = {},
): Promise<VoskServer> {
  const server = await startVoskServer(answers, port);
  onTestFinished(() => server.close());
  return server;
}

/** Opens live dictation of a demo server with the recogniser of an address. */
function openWith(test: TestContext, address: string): Promise<OpenedDictation> {
  const backend = createBackend({
    elapsed: () => performance.now(),
    createRecogniser: createVoskFactory({ address }),
  });
  return openDictationFor(test, { backend, allowedProblems: connectionErrors });
}

function waitForText(dictation: OpenedDictation, text: string): Promise<void> {
  return vi.waitFor(async () => expect(await dictation.text()).toBe(text));
}

describe.concurrent('live dictation with a recogniser behind the demo server', () => {
  it('the words of the recogniser appear, first as interim text', async (test) => {
    const recogniser = await startRecogniser(test);
    const dictation = await openWith(test, recogniser.address);
    await dictation.start();
    await waitForText(dictation, spoken.join(' '));
    await dictation.stop();
    await dictation.waitForText(liveText.stopped);
    expect(await dictation.text()).toBe(spoken.join(' '));
    const [first = ''] = await dictation.interimTexts();
    expect(first).not.toBe('');
    expect(spoken.join(' ').startsWith(first)).toBe(true);
    expect(recogniser.talks.at(-1)?.messages).toEqual([
      { config: { sample_rate: 16_000, words: true } },
      { eof: 1 },
    ]);
  });

  it('X-24, X-25: the page says that a recogniser is unreachable, keeps the recording, and writes it once it is reachable', async (test) => {
    const former = await startRecogniser(test);
    await former.close();
    const dictation = await openWith(test, former.address);
    await dictation.start();
    await dictation.waitForText(liveText.reconnecting);
    await dictation.waitForDuration(6);
    expect(await dictation.button(liveText.pause).isEnabled()).toBe(true);
    expect(await dictation.text()).toBe('');
    await dictation.stop();
    await dictation.waitForText(addedText.restWaits);
    await startRecogniser(test, { port: Number(new URL(former.address).port) });
    await vi.waitFor(async () => expect(await dictation.text()).toContain(spoken[1]));
    await dictation.page.getByText(addedText.restWaits).first().waitFor({ state: 'hidden' });
    expect(await dictation.text()).toContain(`${spoken[0]} ${spoken[1]}`);
  });

  it('X-24, X-34: a recogniser that breaks within a sentence costs no sentence', async (test) => {
    let isBroken = false;
    const answers = createScriptedAnswers(spoken, (talk, partial) => {
      if (!isBroken && partial.startsWith('کتاب‌های')) {
        isBroken = true;
        talk.close(1011);
      }
    });
    const recogniser = await startRecogniser(test, { answers });
    const dictation = await openWith(test, recogniser.address);
    await dictation.start();
    await dictation.waitForNotice(liveText.reconnecting);
    await waitForText(dictation, spoken.join(' '));
    expect(recogniser.talks).toHaveLength(2);
  });
});
