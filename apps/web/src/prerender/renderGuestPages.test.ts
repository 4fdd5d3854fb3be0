import { describe, expect, it } from 'vitest';
import { signinText } from '../shared/text/signinText.ts';
import { createGuestServices } from './guestServices.ts';
import { renderGuestPages } from './renderGuestPages.tsx';
import { readConfig } from '../shared/config.ts';

describe('the pages of a guest without a browser', () => {
  it('each have one heading and a title, and share their styles', async () => {
    const { pages, styles } = await renderGuestPages();
    expect(pages.map(({ path, access }) => `${path} ${access}`)).toEqual([
      '/session/signin guest',
      '/session/forgot-password public',
      '/session/404 public',
      '/session/401 public',
    ]);
    for (const { title, markup } of pages) {
      expect(markup.match(/<h1/g)).toHaveLength(1);
      expect(markup).not.toContain('<title');
      expect(title).toContain('نویسا');
    }
    expect(styles).toMatch(/^<style data-styled="true"/);
  });

  it('offer a provider and the accounts of the demo where there are some', async () => {
    const account = { username: 'someone', password: 'x', label: 'حساب آزمایشی' };
    const plain = await renderGuestPages();
    const demo = await renderGuestPages({ demoAccounts: [account], hasPretendSocial: true });
    const words = [signinText.social, account.label];
    const found = [plain, demo].map(({ pages: [first] }) =>
      words.map((word) => first?.markup.includes(word)),
    );
    expect(found).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('have no services of a user', () => {
    const services = createGuestServices({
      config: readConfig({}),
      hasSocial: false,
      demoAccounts: [],
    });
    expect(() => services.personal).toThrow('has no personal');
    expect(() => services.authStore.client()).toThrow('sends nothing');
  });
});
