import { accounts } from '@nevisa/mocks/accounts';
import { paidQuery } from '@nevisa/mocks/gatewayReturn';
import { transactionsByAccount } from '@nevisa/mocks/transactions';
import { liveText } from '../../apps/web/src/shared/text/liveText.ts';
import { paymentText } from '../../apps/web/src/shared/text/paymentText.ts';
import { signinText } from '../../apps/web/src/shared/text/signinText.ts';
import { titleText } from '../../apps/web/src/shared/text/titleText.ts';
import { paths } from '../../apps/web/src/shared/paths.ts';
import type { Engine } from './engine.ts';
import { readPages } from './paper.ts';
import { waitUntil } from './waitUntil.ts';

/**
 * Opens the main pages of the app in an engine: sign-in, dictation, settings,
 * messages, the result of a payment and an invoice on paper. Reports each step that succeeds.
 *
 * @throws Error that names the step which failed.
 */
export async function walk(
  engine: Engine,
  host: string,
  { records, report }: { records: boolean; report: (step: string) => void },
): Promise<void> {
  const see = async (step: string, condition: string) => {
    await waitUntil(step, async () => (await engine.run(`return ${condition};`)) === true).catch(
      async (error: unknown) => {
        const text = await engine.run('return document.body.innerText;');
        throw new Error(`${(error as Error).message}\nThe page says: ${String(text)}`);
      },
    );
    report(step);
  };
  const heading = (words: string) =>
    `[...document.querySelectorAll('h1')].some((h) => h.textContent === ${JSON.stringify(words)})`;

  await engine.navigate(host + paths.signIn);
  await see('the sign-in form is shown', heading(signinText.title));
  await engine.run(signInScript);
  await see(
    'the sign-in succeeds and the editor of dictation is shown',
    `document.querySelector('[role=textbox][contenteditable=true]') !== null`,
  );
  if (records) {
    await engine.run(`document.querySelector(${buttonNamed(liveText.start)}).click();`);
    await see(
      'a recording starts',
      `document.querySelector(${buttonNamed(liveText.stop)}) !== null`,
    );
    await engine.run(`document.querySelector(${buttonNamed(liveText.stop)}).click();`);
    await see(
      'the recording ends',
      `document.querySelector(${buttonNamed(liveText.start)}) !== null`,
    );
  }
  await engine.navigate(host + paths.settings);
  await see(
    'the settings are shown',
    `${heading(titleText.settings)} && document.querySelector('[role=switch]') !== null`,
  );
  await engine.navigate(host + paths.messages);
  await see(
    'the messages are shown',
    `${heading(titleText.messages)} && document.querySelector('main li, main article') !== null`,
  );
  await engine.navigate(
    `${host}${paths.paymentCallback}?${String(new URLSearchParams(paidQuery))}`,
  );
  await see('the result of a payment is shown', heading(paymentText.successTitle));
  await engine.navigate(host + invoiceAddress);
  await see('an invoice is shown', `document.querySelector('article[data-invoice]') !== null`);
  if (engine.print !== undefined) {
    const pages = readPages(await engine.print());
    if (pages.length !== 1 || pages[0]?.width !== 210 || pages[0].height !== 297) {
      throw new Error(`The invoice is printed on ${JSON.stringify(pages)}, in mm.`);
    }
    report('the invoice is printed on one page of A4');
  }
}

const [paid] = transactionsByAccount.sara;
const invoiceAddress = `${paths.packages}?transactions&id=${paid.id}&invoice`;

// Fields are uncontrolled, so their values can be set; the submit event is the form's own.
const signInScript = `
  document.querySelector('input[name=username_or_phone_or_email]').value = '${accounts.sara.username}';
  document.querySelector('input[name=password]').value = '${accounts.sara.password}';
  document.querySelector('form button[type=submit]').click();
`;

function buttonNamed(name: string): string {
  return JSON.stringify(`button[aria-label="${name}"]`);
}
