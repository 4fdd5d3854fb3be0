import { script } from '@nevisa/mocks/script';
import type { Page } from 'playwright';
import { expect, type TestContext, vi } from 'vitest';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import { openPath, openApp, type OpenAppOptions, type OpenedApp, storeToken } from './openApp.ts';
import { readInterim, recordInterim, waitForInterim } from './seenInterim.ts';
import { createNoticeWait, recordNotices } from './seenNotices.ts';

/** What the browser itself prints when a connection breaks or a call is answered with an error. */
export const connectionErrors = [
  /WebSocket connection to '[^']*\/nevisa\/live[^']*' failed/,
  /Failed to load resource: (net::ERR_|the server responded with a status of)/,
];

/** The dictation of a page, as a person sees it. */
export interface DictationPage {
  page: Page;
  button: (name: string) => ReturnType<Page['getByRole']>;
  editor: ReturnType<Page['getByRole']>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The transcript, one line for each paragraph, without interim text. */
  text(): Promise<string>;
  /** Waits until the transcript contains a sentence of the recording, from 1 on. */
  waitForSentence(number: number): Promise<void>;
  /** The interim texts since the page was opened, also those that are gone. */
  interimTexts(): Promise<string[]>;
  /** Waits until interim text is shown: the person is in the middle of a sentence. */
  waitForInterimText(): Promise<void>;
  /** Waits until the elapsed time on the page is at least this long, in seconds. */
  waitForDuration(seconds: number): Promise<void>;
  /** Whether the page asks for a confirmation before it is left. */
  asksOnLeaving(): Promise<boolean>;
  /** Waits for the next notice with this text, also one that is gone already. Each wait goes on behind the last one. */
  waitForNotice(text: string): Promise<void>;
  /** Waits until this text is visible. */
  waitForText(text: string | RegExp): Promise<void>;
}

export interface OpenedDictation extends OpenedApp, DictationPage {
  /** Opens the dictation page, also a second time. */
  reopen(): Promise<void>;
}

/** Opens live dictation as Sara, who has allowed the microphone. */
async function openDictation(options: OpenAppOptions = {}): Promise<OpenedDictation> {
  const app = await openApp({
    microphone: 'three-sentences',
    ...options,
    context: {
      permissions:
        options.microphone === 'refused' ? [] : ['microphone', 'clipboard-read', 'clipboard-write'],
      ...options.context,
    },
  });
  await storeToken(app, 'sara');
  await recordNotices(app.page);
  await recordInterim(app.page);
  await openPath(app, '/nevisa-live');
  return {
    ...app,
    ...toDictationPage(app.page),
    reopen: async () => {
      await openPath(app, '/nevisa-live');
    },
  };
}

/** Opens live dictation for one test, which fails when a problem occurs that is not allowed. */
export async function openDictationFor(
  { onTestFinished }: TestContext,
  {
    allowedProblems = [],
    ...options
  }: OpenAppOptions & { allowedProblems?: readonly RegExp[] } = {},
): Promise<OpenedDictation> {
  const dictation = await openDictation(options);
  onTestFinished(async () => {
    await dictation.close();
    const problems = dictation.problems.filter(
      (one) => !allowedProblems.some((pattern) => pattern.test(one)),
    );
    expect(problems).toEqual([]);
  });
  return dictation;
}

export function toDictationPage(page: Page): DictationPage {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const editor = page.getByRole('textbox', { name: liveText.finalLabel });
  const elapsed = page.locator('dt', { hasText: liveText.elapsed }).locator('+ dd');
  const text = () =>
    editor.evaluate((element) =>
      [...element.querySelectorAll('p:not([data-interim])')]
        .map((paragraph) => {
          const copy = paragraph.cloneNode(true) as Element;
          copy.querySelectorAll('[data-interim]').forEach((words) => words.remove());
          return copy.textContent.trim();
        })
        .join('\n'),
    );
  return {
    page,
    button,
    editor,
    text,
    start: () => button(liveText.start).click(),
    stop: () => button(liveText.stop).click(),
    waitForSentence: (number) =>
      vi.waitFor(async () => {
        expect(await text()).toContain(getSentence(number));
      }),
    interimTexts: () => readInterim(page),
    waitForInterimText: () => waitForInterim(page),
    waitForDuration: (seconds) =>
      vi.waitFor(async () => {
        expect(parseSeconds(await elapsed.textContent())).toBeGreaterThanOrEqual(seconds);
      }),
    asksOnLeaving: () =>
      page.evaluate(() => {
        const leaving = new Event('beforeunload', { cancelable: true });
        dispatchEvent(leaving);
        return leaving.defaultPrevented;
      }),
    waitForNotice: createNoticeWait(page),
    waitForText: (words) => page.getByText(words).filter({ visible: true }).first().waitFor(),
  };
}

/** Reads «۰۱:۰۵» as 65. */
function parseSeconds(clock: string | null): number {
  const digits = (clock ?? '').replaceAll(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)));
  return digits.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** A sentence of the recording, from 1 on. */
export function getSentence(number: number): string {
  return script[number - 1] ?? '';
}

/** The first sentences of the recording, as one paragraph. */
export function joinSentences(count: number): string {
  return script.slice(0, count).join(' ');
}

/** How often a text contains a sentence of the recording. */
export function countIn(text: string, number: number): number {
  return text.split(getSentence(number)).length - 1;
}
