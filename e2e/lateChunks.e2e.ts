import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addedText } from '../apps/web/src/shared/text/addedText.ts';
import { startText } from '../apps/web/src/shared/text/startText.ts';
import { appText } from '../apps/web/src/shared/text/appText.ts';
import { liveText } from '../apps/web/src/shared/text/liveText.ts';
import { paths } from '../apps/web/src/shared/paths.ts';
import { titleText } from '../apps/web/src/shared/text/titleText.ts';
import { editingText } from '../apps/web/src/shared/text/editingText.ts';
import { editorText as barText } from '../packages/ui/src/foundations/text/editorText.ts';
import { findInterview } from './findInterview.ts';
import { openApp, openPath, storeToken } from './openApp.ts';
import { connectionErrors, openDictationFor, getSentence } from './openDictation.ts';

/** What the browser prints about a script that is blocked here. */
const missingScript = [/Failed to load resource/, /ChunkError/, ...connectionErrors];

/** Blocks the scripts with one of these chunk names until `repair`. */
async function blockScripts(page: Page, names: string) {
  let blocked = 0;
  let broken = true;
  await page.route(
    new RegExp(`/assets/(?:${names})-[\\w-]{8}\\.js(?:\\?retry=\\d+)?$`),
    async (route) => {
      if (broken) {
        blocked += 1;
        await route.abort('failed');
      } else {
        await route.continue();
      }
    },
  );
  return {
    blocked: () => blocked,
    repair() {
      broken = false;
    },
  };
}

const seen = async (page: Page, words: string) => {
  await page.getByText(words).filter({ visible: true }).first().waitFor();
};

describe('a page whose script is missing', () => {
  it('G01: a missing frame shows a sentence and a retry instead of an empty page, and the retry opens the page', async ({
    onTestFinished,
  }) => {
    const app = await openApp();
    onTestFinished(app.close);
    await storeToken(app, 'sara');
    const scripts = await blockScripts(app.page, 'AppShell');
    await app.page.goto(`${app.url}/messages`);
    await seen(app.page, startText.pageNotLoaded);
    expect(scripts.blocked()).toBeGreaterThanOrEqual(2);
    expect(await app.page.getByRole('button', { name: appText.reload }).count()).toBe(1);
    scripts.repair();
    await app.page.getByRole('button', { name: appText.initRetry }).click();
    await app.page.getByRole('heading', { level: 1, name: 'پیام‌ها' }).waitFor();
  });

  it('R-194, G01: the page without a connection needs no further script', async ({
    onTestFinished,
  }) => {
    const app = await openApp();
    onTestFinished(app.close);
    await storeToken(app, 'sara');
    await app.page.goto(`${app.url}/session/signup`);
    await app.page.locator('h1').first().waitFor();
    // A device that knows the account opens it. It is stored with the answer to the first question.
    await app.page.waitForFunction(() => localStorage.getItem('nevisa.personal') !== null);
    await app.page.evaluate(() => localStorage.removeItem('nevisa.personal'));
    const late: string[] = [];
    await app.page.route('**/account/retrieve', (route) => route.abort());
    await app.page.route(/\/assets\/.*\.js/, async (route) => {
      // A module that was loaded before is not requested again.
      const { pathname } = new URL(route.request().url());
      await (/\/(?:index|startAuth|shared|settings|accounts|pretendSocial|createDemo)-/.test(
        pathname,
      )
        ? route.continue()
        : (late.push(pathname), route.abort()));
    });
    await app.page.goto(`${app.url}/messages`);
    await seen(app.page, 'خطا در شبکه');
    await app.page.getByRole('button', { name: appText.initRetry }).waitFor();
  });

  it('G01, G13: a missing page of a guest shows a sentence, and the retry opens the page', async ({
    onTestFinished,
  }) => {
    const app = await openApp();
    onTestFinished(app.close);
    const scripts = await blockScripts(app.page, 'SignUpScreen');
    await app.page.goto(`${app.url}/session/signup`);
    await seen(app.page, startText.pageNotLoaded);
    expect(scripts.blocked()).toBe(2);
    scripts.repair();
    await app.page.getByRole('button', { name: appText.initRetry }).click();
    await app.page.getByRole('heading', { level: 1, name: titleText.signup }).waitFor();
  });

  it('G01: a page that stays missing is never reloaded without a press', async ({
    onTestFinished,
  }) => {
    const app = await openApp();
    onTestFinished(app.close);
    let loads = 0;
    app.page.on('load', () => (loads += 1));
    await blockScripts(app.page, 'SignUpScreen');
    await app.page.goto(`${app.url}/session/signup`);
    await seen(app.page, startText.pageNotLoaded);
    await app.page.getByRole('button', { name: appText.initRetry }).click();
    await seen(app.page, startText.pageNotLoaded);
    expect(loads).toBe(1);
  });
});

describe.concurrent('a dialog of dictation whose script is missing', () => {
  it.for([
    ['options', addedText.listeningOptions],
    ['commands', addedText.commandsWord],
    ['save', liveText.recoverSave],
  ] as const)(
    'G01, G13: "%s" shows a notice in its place, the recording goes on, and the retry opens it',
    async ([, name], test) => {
      const dictation = await openDictationFor(test, { allowedProblems: missingScript });
      const { page } = dictation;
      const scripts = await blockScripts(page, 'dialogsChunk');
      await dictation.reopen();
      await dictation.start();
      await dictation.waitForSentence(1);
      await dictation.button(name).click();
      await seen(page, addedText.partNotLoaded);
      expect(scripts.blocked()).toBeGreaterThanOrEqual(2);
      expect(await dictation.asksOnLeaving()).toBe(true);
      await dictation.waitForSentence(2);
      scripts.repair();
      await dictation.button(appText.initRetry).click();
      await page.getByRole('dialog').waitFor();
      expect(await page.getByText(addedText.partNotLoaded).count()).toBe(0);
      await page.keyboard.press('Escape');
      await dictation.stop();
      await dictation.waitForText(liveText.stopped);
    },
  );

  it('G01, G13: a missing editor leaves the text and the controls of the recording', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: missingScript });
    const { page } = dictation;
    const scripts = await blockScripts(page, 'editorChunk');
    await dictation.reopen();
    await seen(page, addedText.editorMissing);
    expect(scripts.blocked()).toBeGreaterThanOrEqual(2);
    await dictation.start();
    await seen(page, getSentence(1));
    await dictation.stop();
    await dictation.waitForText(liveText.stopped);
  });

  it('G01, G02: a transcript whose script was lost once can be edited', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: missingScript });
    const { page } = dictation;
    let lost = 0;
    await page.route(/\/assets\/transcriptChunk-[\w-]{8}\.js$/, async (route) => {
      lost += 1;
      await route.abort('failed');
    });
    await dictation.reopen();
    await dictation.editor.waitFor();
    expect(lost).toBeGreaterThan(0);
    expect(await page.getByText(addedText.editorMissing).count()).toBe(0);
  });

  it('G01: the dialogs open without a network, as their script is loaded with the page', async (test) => {
    const dictation = await openDictationFor(test, { allowedProblems: missingScript });
    const { page } = dictation;
    await dictation.editor.waitFor();
    await page.waitForLoadState('networkidle');
    await page.route(/\/assets\//, (route) => route.abort());
    for (const name of [addedText.listeningOptions, addedText.commandsWord]) {
      await dictation.button(name).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
});

describe('a browser that cannot start the app', () => {
  it('G01: a missing start script shows a sentence and a link that reloads the page', async ({
    onTestFinished,
  }) => {
    const app = await openApp();
    onTestFinished(app.close);
    const scripts = await blockScripts(app.page, 'index');
    await app.page.goto(`${app.url}/session/signin`);
    await seen(app.page, 'نویسا بارگذاری نشد');
    scripts.repair();
    await app.page.getByRole('link', { name: appText.reload }).click();
    await app.page.getByRole('heading', { level: 1, name: titleText.signin }).waitFor();
    expect(await app.page.getByText('نویسا بارگذاری نشد').filter({ visible: true }).count()).toBe(
      0,
    );
  });

  it('G09: an old browser shows a sentence that asks for a newer one', async ({
    onTestFinished,
  }) => {
    const app = await openApp();
    onTestFinished(app.close);
    await app.page.addInitScript(() => {
      Reflect.deleteProperty(URL, 'canParse');
    });
    await app.page.goto(`${app.url}/session/signin`);
    await seen(app.page, 'این مرورگر برای نویسا قدیمی است');
    expect(app.problems).toEqual([]);
  });
});

describe('a tool of the editor whose script is missing', () => {
  it('G01, X-142: the key of the review says so and offers a retry, which brings the review', async ({
    onTestFinished,
  }) => {
    const app = await openApp();
    onTestFinished(app.close);
    app.backend.fillHistory('sara');
    await storeToken(app, 'sara');
    const scripts = await blockScripts(app.page, 'reviewChunk');
    await openPath(app, `${paths.history}?id=${findInterview(app.backend)}`);
    // While the text is loaded, the page has the same heading and none of the keys.
    await app.page.getByRole('textbox', { name: editingText.sheet }).waitFor();
    await app.page.keyboard.press('F7');
    await seen(app.page, addedText.partNotLoaded);
    expect(scripts.blocked()).toBeGreaterThanOrEqual(2);
    const review = app.page.getByRole('group', { name: barText.review.label });
    expect(await review.count()).toBe(0);
    scripts.repair();
    await app.page.getByRole('button', { name: appText.initRetry }).click();
    await app.page.keyboard.press('F7');
    await review.waitFor();
  });
});
