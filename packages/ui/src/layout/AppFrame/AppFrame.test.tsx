import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HistoryIcon, MessagesIcon } from '../../components/media/Icon/pageIcons.ts';
import { render } from '../../testing/render.tsx';
import { AppFrame } from './AppFrame.tsx';

function renderFrame() {
  return render(
    <AppFrame
      groups={[
        {
          label: 'صفحه‌ها',
          items: [
            { href: '/nevisa-history', label: 'تاریخچه', icon: <HistoryIcon />, current: true },
            { href: '/messages', label: 'پیام‌ها', icon: <MessagesIcon /> },
          ],
        },
      ]}
      account={{
        name: 'سارا محمدی',
        avatarAddress: null,
        homeHref: '/',
        profileHref: '/user-profile',
        onSignOut: () => {},
      }}
      brandName="نویسا"
      brandHref="/"
    >
      <button type="button">نوشتهٔ جدید</button>
    </AppFrame>,
  );
}

describe('AppFrame by keyboard', () => {
  it('has the skip link as the first tab stop', async () => {
    await page.viewport(1440, 900);
    const { find } = renderFrame();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(find('a[href="#content"]'));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(find('main'));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe('نوشتهٔ جدید');
  });
});

describe('the menu drawer by keyboard', () => {
  beforeEach(() => page.viewport(360, 740));
  afterEach(() => page.viewport(1440, 900));

  it('closes on Escape and returns the focus to the menu button', async () => {
    const { find } = renderFrame();
    const button = find('header button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = find('dialog');
    await expect.poll(() => drawer.matches(':modal')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => drawer.matches(':modal')).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('traps the focus', async () => {
    const { find } = renderFrame();
    await userEvent.click(find('header button'));
    const drawer = find('dialog');
    await expect.poll(() => drawer.matches(':modal')).toBe(true);
    const met = new Set<Element | null>();
    for (let press = 0; press < 12; press += 1) {
      await userEvent.keyboard('{Tab}');
      met.add(document.activeElement);
    }
    const outside = [...met].filter(
      (element) => element !== document.body && !drawer.contains(element),
    );
    expect(outside).toEqual([]);
    expect(met.size).toBeGreaterThanOrEqual(7);
  });
});
