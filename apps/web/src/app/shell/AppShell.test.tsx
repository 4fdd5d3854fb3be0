import { accounts } from '@nevisa/mocks/accounts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { noUploads } from '../../features/files/upload/uploadFacts.ts';
import { answerAccount, testHost } from '../../testing/answerAccount.ts';
import { openApp } from '../../testing/openInHistory.tsx';

function signInSara(): void {
  answerAccount({
    ...accounts.sara,
    profile: { ...accounts.sara.profile, avatar_url: '/media/a.svg' },
  });
}

it('R-063, R-180, R-181: the menu has the name of the user, and the picture of the configured server', async () => {
  await page.viewport(1_280, 800);
  signInSara();
  // A picture that does not come is taken away again.
  const pictures = new Set<string>();
  const observer = new MutationObserver(() => {
    document.querySelectorAll('nav img').forEach((picture) => {
      pictures.add(picture.getAttribute('src') ?? '');
    });
  });
  observer.observe(document.body, { subtree: true, childList: true });
  onTestFinished(() => observer.disconnect());
  const { find } = await openApp('/messages', { env: { VITE_API_HOST: testHost } });
  await expect.poll(() => [...pictures], { timeout: 10_000 }).toEqual([`${testHost}/media/a.svg`]);
  expect(find('nav')?.lastElementChild?.textContent).toContain('سارا محمدی');
  const ways = [...document.querySelectorAll('header a')].map(({ ariaLabel }) => ariaLabel);
  expect(ways).toContainEqual(expect.stringContaining('سارا محمدی'));
});

it('S10: the shell holds the shared lock of its user, so that a deletion in another tab waits for this one', async () => {
  signInSara();
  await openApp('/messages', { env: { VITE_API_HOST: testHost } });
  const listHeld = async () => {
    const { held = [] } = await navigator.locks.query();
    return held.map(({ name, mode }) => `${name} ${mode}`);
  };
  await expect
    .poll(listHeld, { timeout: 10_000 })
    .toContain(`nevisa.user.${accounts.sara.id} shared`);
});

/** Opens a page while bytes of one file are under way. */
async function openWhileSending() {
  signInSara();
  const { services } = await openApp('/messages', { env: { VITE_API_HOST: testHost } });
  const facts = { count: 1, percent: 42, isMoving: true, unsent: 1, title: '(۱) ↑ ۴۲٪' };
  services.uploadFacts.write({ ...noUploads, ...facts });
  // The device of the test has no files, and would say so.
  const write = vi.spyOn(services.uploadFacts, 'write').mockImplementation(() => undefined);
  onTestFinished(() => write.mockRestore());
}

it('X-190: a page that is not the history has the meter of the files as soon as one is under way', async () => {
  await openWhileSending();
  const meter = page.getByRole('link', { name: '۱ فایل، ۴۲٪ بارگذاری شده است' });
  await expect.element(meter).toHaveAttribute('href', '/nevisa-history');
});

it('X-188: the title of a page begins with the percent of the files', async () => {
  await openWhileSending();
  await expect.poll(() => document.title).toMatch(/^\(۱\) ↑ ۴۲٪ پیام‌ها/);
});
