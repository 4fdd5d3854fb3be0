import { describe, expect, it } from 'vitest';
import { paths } from '../shared/paths.ts';
import { checkoutWords } from '../shared/text/checkoutWords.ts';
import { paymentText } from '../shared/text/paymentText.ts';
import { signinText } from '../shared/text/signinText.ts';
import { createGuestServices } from './guestServices.ts';
import { renderGuestPages } from './renderGuestPages.tsx';
import { readConfig } from '../shared/config.ts';

describe('the pages of a guest without a browser', () => {
  it('each have one heading, a title and their styles', async () => {
    const pages = await renderGuestPages();
    expect(pages.map(({ path, access }) => `${path} ${access}`)).toEqual([
      '/session/signin guest',
      '/session/signup public',
      '/session/forgot-password public',
      '/session/404 public',
      '/session/401 public',
      '/payment-callback public',
    ]);
    for (const { title, markup, styles } of pages) {
      expect(markup.match(/<h1/g)).toHaveLength(1);
      expect(markup).not.toContain('<title');
      expect(title).toContain('نویسا');
      expect(styles).toMatch(/^<style data-styled="true"/);
    }
  });

  it('offer a provider and the accounts of the demo where there are some', async () => {
    const account = { username: 'someone', password: 'x', label: 'حساب آزمایشی' };
    const plain = await renderGuestPages();
    const demo = await renderGuestPages({ demoAccounts: [account], hasPretendSocial: true });
    const words = [signinText.social, account.label];
    const found = [plain, demo].map(([first]) => words.map((word) => first?.markup.includes(word)));
    expect(found).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('have the styles of their own elements only', async () => {
    const [signIn, , , notFound] = await renderGuestPages();
    const field = /class="([^"]+)" name="password"/.exec(signIn?.markup ?? '')?.[1]?.split(' ')[1];
    expect(field).toMatch(/^\w+$/);
    expect(signIn?.styles).toContain(`.${field}{`);
    expect(notFound?.styles).not.toContain(`.${field}{`);
  });

  it('R-150: say of every payment that it is being verified', async () => {
    const pages = await renderGuestPages();
    const result = pages.find(({ path }) => path === paths.paymentCallback);
    expect(result?.markup).toContain(checkoutWords.verifying);
    expect(result?.markup).not.toContain(paymentText.successTitle);
    expect(result?.markup).not.toContain(paymentText.failureTitle);
  });

  it('have no services of a user', () => {
    const services = createGuestServices({
      config: readConfig({}),
      hasSocial: false,
      demo: null,
    });
    expect(() => services.personal).toThrow('has no personal');
    expect(() => services.authStore.client()).toThrow('sends nothing');
  });
});
