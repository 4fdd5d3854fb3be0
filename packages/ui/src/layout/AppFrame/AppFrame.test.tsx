import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HistoryIcon, MessagesIcon } from '../../components/media/Icon/pageIcons.ts';
import { render, type Rendered } from '../../testing/render.tsx';
import { AppFrame, type AppFrameProps } from './AppFrame.tsx';

function renderFrame(props: Partial<AppFrameProps> = {}) {
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
      {...props}
    >
      <button type="button">نوشتهٔ جدید</button>
    </AppFrame>,
  );
}

describe('the measures of AppFrame', () => {
  const menuWidth = (frame: Rendered) =>
    frame.find('nav').parentElement?.getBoundingClientRect().width;

  it('R-004, R-005, R-006: the menu is 260 or 80 px wide, and the bar 64 px high', async () => {
    await page.viewport(1440, 900);
    const open = renderFrame();
    expect(menuWidth(open)).toBe(260);
    expect(open.find('header').getBoundingClientRect().height).toBe(64);
    open.unmount();
    expect(menuWidth(renderFrame({ compact: true }))).toBe(80);
  });
});

describe('the user block of AppFrame', () => {
  it('R-063: shows avatar and name, and leads home, to the profile and out', async () => {
    await page.viewport(1440, 900);
    const onSignOut = vi.fn<() => void>();
    const { find } = renderFrame({
      account: {
        name: 'سارا محمدی',
        avatarAddress: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
        homeHref: '/home',
        profileHref: '/own-profile',
        onSignOut,
      },
    });
    const menu = find('nav');
    expect(menu.textContent).toContain('سارا محمدی');
    expect(menu.querySelector('img')?.src).toContain('R0lGODlhAQABAAAAACw=');
    const named = (name: string) =>
      [...menu.querySelectorAll('a, button')].find((way) => way.ariaLabel === name);
    expect(named('خانه')?.getAttribute('href')).toBe('/home');
    expect(named('پروفایل')?.getAttribute('href')).toBe('/own-profile');
    await userEvent.click(named('خروج از حساب') as Element);
    expect(onSignOut).toHaveBeenCalledOnce();
  });
});

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
