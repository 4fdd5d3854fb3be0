import { accounts } from '@nevisa/mocks/accounts';
import { startServer } from '@nevisa/mocks/server';
import { chromium, type Page } from 'playwright';
import { liveText } from '../../apps/web/src/shared/text/liveText.ts';
import { signinText } from '../../apps/web/src/shared/text/signinText.ts';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { findLaunchOptions } from '../chromium.ts';

/** The requests of a sign-in in a browser without any cache, as paths, in their order. */
export interface SignInJourney {
  /** From the first key in the form until the sign-in is pressed. */
  whileTyping: string[];
  /** From the press until the editor of the dictation page can be used. */
  afterPress: string[];
}

/** Signs in on the built app as a user types and presses, and waits for a usable editor. */
export async function signInJourney(folder: string): Promise<SignInJourney> {
  const server = await startServer({ port: 0, appFolder: folder, routes: Object.values(paths) });
  const browser = await chromium.launch(await findLaunchOptions());
  try {
    const page = await browser.newPage({ locale: 'fa-IR' });
    await page.goto(server.url.replace(/\/$/, '') + paths.signIn, { waitUntil: 'networkidle' });
    const requests: string[] = [];
    page.on('request', (request) => {
      requests.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await fillIn(page);
    await page.waitForLoadState('networkidle');
    const whileTyping = requests.splice(0);
    await page.getByRole('button', { name: signinText.submit, exact: true }).click();
    await page.getByRole('textbox', { name: liveText.finalLabel }).waitFor();
    return { whileTyping, afterPress: requests };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function fillIn(page: Page): Promise<void> {
  const { username, password } = accounts.sara;
  await page.getByLabel(signinText.identifier).fill(username);
  await page.getByLabel(signinText.password, { exact: true }).fill(password);
}
