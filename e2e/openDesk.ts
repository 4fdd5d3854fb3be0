import { script } from '@nevisa/mocks/script';
import type { Page } from 'playwright';
import { expect, type TestContext, vi } from 'vitest';
import { liveText } from '../apps/web/src/text/liveText.ts';
import { arrive, openApp, type OpenedApp, remember } from './openApp.ts';
import type { OpenOptions } from './openBrowser.ts';

/** What the browser prints by itself when a connection is cut or a call is answered with an error. */
export const lineNoise = [
  /WebSocket connection to '[^']*\/nevisa\/live[^']*' failed/,
  /Failed to load resource: (net::ERR_|the server responded with a status of)/,
];

/** The longest that a spoken sentence takes to be on the sheet, on a machine with other work, in ms. */
const patience = { timeout: 25_000, interval: 100 };

/** The desk of a page, as a person sees it. */
export interface SeenDesk {
  page: Page;
  button: (name: string) => ReturnType<Page['getByRole']>;
  sheet: ReturnType<Page['getByRole']>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The document, paragraph by paragraph, without the words that may still change. */
  text(): Promise<string>;
  /** Waits until a sentence of the script, from 1 on, stands in the document. */
  hears(number: number): Promise<void>;
  /** Waits until words stand on the sheet that may still change. */
  guesses(): Promise<void>;
  /** Waits until the dictation has lasted so many seconds. */
  lasts(seconds: number): Promise<void>;
  /** Whether the page would ask before it is left. */
  asksOnLeaving(): Promise<boolean>;
  /** Waits until something is said to the person. */
  says(text: string | RegExp): Promise<void>;
}

export interface OpenedDesk extends OpenedApp, SeenDesk {
  /** Goes to the desk, or comes to it again. */
  arrive(): Promise<void>;
}

/** Opens live dictation in front of Sara, who said yes to the microphone. */
export async function openDesk(options: OpenOptions = {}): Promise<OpenedDesk> {
  const app = await openApp({
    microphone: 'three-sentences',
    ...options,
    context: {
      permissions:
        options.microphone === 'refused' ? [] : ['microphone', 'clipboard-read', 'clipboard-write'],
      ...options.context,
    },
  });
  await remember(app, 'sara');
  await arrive(app, '/nevisa-live');
  return {
    ...app,
    ...deskOn(app.page),
    arrive: async () => {
      await arrive(app, '/nevisa-live');
    },
  };
}

/**
 * The same, closed after the test, in which nothing may have gone wrong but what
 * is expected to be printed.
 */
export async function deskFor(
  { onTestFinished }: TestContext,
  { printed = [], ...options }: OpenOptions & { printed?: readonly RegExp[] } = {},
): Promise<OpenedDesk> {
  const desk = await openDesk(options);
  onTestFinished(async () => {
    await desk.close();
    const problems = desk.problems.filter((one) => !printed.some((pattern) => pattern.test(one)));
    expect(problems).toEqual([]);
  });
  return desk;
}

export function deskOn(page: Page): SeenDesk {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const sheet = page.getByRole('textbox', { name: liveText.finalLabel });
  const elapsed = page.locator('dt', { hasText: liveText.elapsed }).locator('+ dd');
  const text = () =>
    sheet.evaluate((element) =>
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
    sheet,
    text,
    start: () => button(liveText.start).click(),
    stop: () => button(liveText.stop).click(),
    hears: (number) =>
      vi.waitFor(async () => {
        expect(await text()).toContain(sentence(number));
      }, patience),
    guesses: () => page.locator('[data-interim]').filter({ hasText: /\S/ }).first().waitFor(),
    lasts: (seconds) =>
      vi.waitFor(async () => {
        expect(secondsIn(await elapsed.textContent())).toBeGreaterThanOrEqual(seconds);
      }, patience),
    asksOnLeaving: () =>
      page.evaluate(() => {
        const leaving = new Event('beforeunload', { cancelable: true });
        dispatchEvent(leaving);
        return leaving.defaultPrevented;
      }),
    says: (words) => page.getByText(words).filter({ visible: true }).first().waitFor(),
  };
}

/** Of «۰۱:۰۵» 65. */
function secondsIn(clock: string | null): number {
  const digits = (clock ?? '').replaceAll(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)));
  return digits.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** A sentence of the script, from 1 on. */
export function sentence(number: number): string {
  return script[number - 1] ?? '';
}

/** The sentences up to this one, as they stand in one paragraph. */
export function sentences(count: number): string {
  return script.slice(0, count).join(' ');
}

/** How often a sentence stands in a text. */
export function countIn(text: string, number: number): number {
  return text.split(sentence(number)).length - 1;
}
