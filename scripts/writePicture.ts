import { chromium, type Browser } from 'playwright';
import { findLaunchOptions } from './chromium.ts';
import { serveStorybook } from './storybook/serveStorybook.ts';

/**
 * Writes the picture of the README from the built Storybook: the sign-in page and the live page in
 * three themes. Run it after a change of these pages.
 */
const stories = [
  { id: 'screens-session-sign-in--default', globals: 'theme:teal;scheme:light' },
  { id: 'screens-live-dictation--live', globals: 'theme:blue;scheme:light' },
  { id: 'screens-live-dictation--live', globals: 'theme:rose;scheme:dark' },
];
const picture = new URL('../docs/pictures/nevisa.png', import.meta.url);
const storybook = await serveStorybook();
const browser = await chromium.launch(await findLaunchOptions());
const shots = await Promise.all(stories.map((story) => takeShot(browser, story)));
const page = await browser.newPage({ viewport: { width: 1440, height: 760 } });
await page.setContent(writeLayout(shots));
await page.screenshot({ path: picture.pathname });
await browser.close();
await storybook.close();

async function takeShot(from: Browser, { id, globals }: (typeof stories)[number]): Promise<string> {
  const context = await from.newContext({
    viewport: { width: 1180, height: 820 },
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    reducedMotion: 'reduce',
  });
  const story = await context.newPage();
  await story.goto(
    `${storybook.url}/iframe.html?viewMode=story&id=${id}&globals=${globals};a11y.manual:!true`,
  );
  await story.waitForFunction(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as {
      __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown };
    };
    return channel?.last('storyFinished') !== undefined;
  });
  const file = await story.screenshot({ caret: 'hide' });
  await context.close();
  return `data:image/png;base64,${file.toString('base64')}`;
}

/** The first page large at the right, where a Persian reader begins; the others beside it. */
function writeLayout([signIn, light, dark]: readonly string[]): string {
  const image = (source: string | undefined, place: string) =>
    `<img src="${source ?? ''}" style="position:absolute;border-radius:14px;box-shadow:0 12px 40px #0b1a3340;${place}">`;
  return `<body style="margin:0;background:linear-gradient(135deg,#e8eefb,#f7f9fd)">
    ${image(light, 'width:860px;top:40px;right:40px')}
    ${image(signIn, 'width:560px;top:80px;left:40px')}
    ${image(dark, 'width:640px;bottom:30px;left:180px')}
  </body>`;
}
