import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../testing/readingDirection.ts';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Card } from '../../components/data/Card/Card.tsx';
import { Page } from '../Page/Page.tsx';
import { PageHeader } from '../Page/PageHeader.tsx';
import { account, adminMenu, longGroup, SampleActions, userMenu } from '../stories/sampleMenu.tsx';
import { onDesktop, onPhone, onTablet, wholeWindow } from '../stories/viewports.ts';
import { AppFrame } from './AppFrame.tsx';

const meta = preview.meta({
  title: 'Layout/AppFrame',
  component: AppFrame,
  parameters: wholeWindow,
  globals: onDesktop,
  args: {
    groups: userMenu,
    account: { ...account, onSignOut: fn() },
    brandName: 'نویسا',
    brandHref: '/',
    title: 'تاریخچه',
    barActions: <SampleActions />,
    onCompactChange: fn(),
    children: (
      <Page>
        <PageHeader
          heading="تاریخچه"
          sentence="هر چه گفته‌اید این‌جا می‌ماند، تا روزی که خودتان پاکش کنید."
          actions={<Button>نوشتهٔ جدید</Button>}
        />
        <Card>نوشتهٔ ۲۵ آبان، سه دقیقه و چهل ثانیه، ۳۱۲ کلمه</Card>
        <Card>یادداشت جلسهٔ دوشنبه، بیست دقیقه، ۱٬۸۴۰ کلمه</Card>
      </Page>
    ),
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step, userEvent, args }) => {
    const menu = canvas.getByRole('navigation', { name: 'منوی اصلی' });
    await step('R-004: the open side menu is 260 px wide at the start side', async () => {
      await expect(measureSpan(findSidebar(menu))).toEqual({ start: 0, end: 260 });
    });
    await step('R-006: the top bar is 64 px high', async () => {
      await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(64);
    });
    await step('the current page is marked for screen readers, not only by colour', async () => {
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
        'تایپ صوتی زنده',
      );
    });
    await step('R-064: the badge has a text alternative and runs from left to right', async () => {
      const messages = canvas.getAllByRole('link', { name: 'پیام‌ها، ۳ پیام جدید' })[0];
      await expect(messages).toHaveTextContent('+۳');
      const figure = messages?.querySelector('bdi');
      await expect(figure && getComputedStyle(figure).direction).toBe('ltr');
    });
    await step('R-063: home, profile and sign-out have names', async () => {
      await expect(canvas.getByRole('link', { name: 'خانه' })).toHaveAttribute('href', '/');
      await expect(canvas.getAllByRole('link', { name: 'پروفایل' }).at(-1)).toHaveAttribute(
        'href',
        '/user-profile',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'خروج از حساب' }));
      await expect(args.account.onSignOut).toHaveBeenCalledOnce();
    });
  },
});

export const LeftToRight = Default.extend({
  globals: { ...onDesktop, direction: 'ltr' },
});

export const SkipLink = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await step('the first tab stop is the skip link', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'رفتن به محتوای اصلی' })).toHaveFocus();
    });
    await step('the skip link moves the focus to the page', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    });
  },
});

export const Compact = meta.story({
  args: { compact: true },
  play: async ({ canvas, step, userEvent, args }) => {
    const menu = canvas.getByRole('navigation', { name: 'منوی اصلی' });
    const fold = () => canvas.getByRole('button', { name: /(جمع|باز) کردن منو/u });
    await step('R-005: the compact side menu is 80 px wide', async () => {
      await expect(findSidebar(menu).getBoundingClientRect().width).toBe(80);
    });
    await step(
      'compact links keep their names, and the focused one shows its name as a tooltip',
      async () => {
        const history = canvas.getByRole('link', { name: 'تاریخچه' });
        await userEvent.tab();
        while (document.activeElement !== history) {
          await userEvent.tab();
        }
        const tip = await screen.findByRole('tooltip', { hidden: true });
        await expect(tip).toHaveTextContent('تاریخچه');
        await expect(measureSpan(tip).start).toBeGreaterThanOrEqual(measureSpan(history).end);
        const [icon, words] = [history, tip].map((each) => each.getBoundingClientRect());
        await expect(computeMiddle(words)).toBeCloseTo(computeMiddle(icon), 0);
        await userEvent.keyboard('{Escape}');
        await expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
      },
    );
    await step('one button opens and collapses the menu and names its action', async () => {
      await expect(fold()).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(fold());
      await expect(fold()).toHaveAttribute('aria-expanded', 'true');
      await expect(args.onCompactChange).toHaveBeenLastCalledWith(false);
      await waitFor(() => expect(findSidebar(menu).getBoundingClientRect().width).toBe(260));
      await userEvent.click(fold());
      await expect(args.onCompactChange).toHaveBeenLastCalledWith(true);
      await waitFor(() => expect(findSidebar(menu).getBoundingClientRect().width).toBe(80));
    });
  },
});

export const CompactLeftToRight = Compact.extend({
  globals: { ...onDesktop, direction: 'ltr' },
});

export const Tablet = meta.story({
  globals: onTablet,
  play: async ({ canvas, step, userEvent, args }) => {
    const menu = canvas.getByRole('navigation', { name: 'منوی اصلی' });
    await step('on a tablet the side menu is compact at first', async () => {
      await expect(findSidebar(menu).getBoundingClientRect().width).toBe(80);
    });
    await step('opening the menu on a tablet does not change the choice for desktops', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'باز کردن منو' }));
      await waitFor(() => expect(findSidebar(menu).getBoundingClientRect().width).toBe(260));
      await expect(args.onCompactChange).not.toHaveBeenCalled();
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: onPhone,
  play: async ({ canvas, step }) => {
    await step('no element is wider than the window', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
    await step('R-006: the top bar keeps its 64 px', async () => {
      await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(64);
    });
    await step('the side menu is hidden', async () => {
      await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    });
  },
});

export const DrawerOpen = meta.story({
  globals: onPhone,
  args: { groups: adminMenu },
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'باز کردن منو' });
    await step('the drawer opens at the start side and takes the focus', async () => {
      await userEvent.click(button);
      const drawer = await canvas.findByRole('dialog', { name: 'منوی اصلی' });
      await waitFor(() => expect(measureSpan(drawer).start).toBe(0));
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    });
    await step('R-004: the drawer is as wide as the side menu, 260 px', async () => {
      await expect(measureSpan(canvas.getByRole('dialog')).end).toBe(260);
    });
    await step('the page behind the drawer is inert', async () => {
      await expect(button.matches(':focus')).toBe(false);
      button.focus();
      await expect(button).not.toHaveFocus();
    });
  },
});

export const DrawerOpenLeftToRight = DrawerOpen.extend({
  globals: { ...onPhone, direction: 'ltr' },
});

export const DrawerClosed = meta.story({
  globals: onPhone,
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'باز کردن منو' });
    const drawer = () => canvas.queryByRole('dialog');
    const open = async () => {
      await userEvent.click(button);
      return canvas.findByRole('dialog');
    };
    await step('the close button closes the drawer and returns the focus', async () => {
      await open();
      await userEvent.click(canvas.getByRole('button', { name: 'بستن منو' }));
      await waitFor(() => expect(drawer()).not.toBeInTheDocument());
      await expect(button).toHaveFocus();
    });
    await step('a click outside closes the drawer', async () => {
      await userEvent.click(await open());
      await waitFor(() => expect(drawer()).not.toBeInTheDocument());
      await expect(button).toHaveFocus();
    });
    await step('a link closes the drawer and opens its page', async () => {
      await open();
      const link = canvas.getByRole('link', { name: 'بسته‌ها' });
      link.addEventListener('click', (event) => event.preventDefault());
      await userEvent.click(link);
      await waitFor(() => expect(drawer()).not.toBeInTheDocument());
    });
  },
});

export const Scrolled = meta.story({
  args: {
    title: 'تاریخچهٔ من',
    children: (
      <Page style={{ minBlockSize: '300dvh' }}>
        <PageHeader heading="تاریخچه" />
      </Page>
    ),
  },
  play: async ({ canvas, step }) => {
    const title = canvas.getByText('تاریخچهٔ من');
    await step('the top bar hides the title while the page header shows it', async () => {
      window.scrollTo({ top: 0 });
      await waitFor(() => expect(getComputedStyle(title).opacity).toBe('0'));
    });
    await step('the top bar shows the title after the page header scrolled under it', async () => {
      window.scrollTo({ top: 400 });
      await waitFor(() => expect(getComputedStyle(title).opacity).toBe('1'));
      await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
    });
    window.scrollTo({ top: 0 });
  },
});

export const Administrator = meta.story({ args: { groups: adminMenu } });

export const Dark = meta.story({
  globals: { ...onDesktop, scheme: 'dark' },
  args: { groups: adminMenu },
});

export const LongNames = meta.story({
  args: {
    groups: [longGroup, ...adminMenu],
    account: {
      ...account,
      name: 'سیدمحمدحسین طباطبایی‌نژاد اصفهانی‌فر کاشانی',
      onSignOut: fn(),
    },
    title: 'گزارش بسیار بلند جلسهٔ هماهنگی سالانهٔ گروه نویسندگان و ویراستاران استان',
  },
  play: async ({ canvas, step }) => {
    await step('only the list of pages scrolls; the logo and the user stay visible', async () => {
      const menu = canvas.getByRole('navigation', { name: 'منوی اصلی' });
      const scrolling = [...menu.children].filter((part) => part.scrollHeight > part.clientHeight);
      await expect(scrolling).toHaveLength(1);
      await expect(scrolling[0]).toContainElement(canvas.getByRole('link', { current: 'page' }));
      await expect(menu.scrollWidth).toBe(menu.clientWidth);
      const out = canvas.getByRole('button', { name: 'خروج از حساب' }).getBoundingClientRect();
      await expect(out.bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
});

function computeMiddle(box: DOMRect | undefined): number {
  return box === undefined ? Number.NaN : box.top + box.height / 2;
}

function findSidebar(menu: HTMLElement): HTMLElement {
  const sidebar = menu.parentElement;
  if (!sidebar) {
    throw new Error('The side menu is outside the sidebar.');
  }
  return sidebar;
}
