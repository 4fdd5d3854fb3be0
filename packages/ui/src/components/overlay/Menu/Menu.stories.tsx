import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { InlinePanels, focusedOption } from '../../../testing/InlinePanels.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { ChevronDownIcon, CloseIcon, CopyIcon, MenuIcon } from '../../media/Icon/controlIcons.ts';
import { HistoryIcon, ProfileIcon, WritingIcon } from '../../media/Icon/pageIcons.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { List, Panel } from './Menu.styles.ts';
import { Menu, type MenuProps } from './Menu.tsx';
import { actions, type Arrangement, choices, onAction, report } from '../testing/sampleMenu.tsx';
import { MenuAction, MenuSection, MenuSeparator } from './MenuAction.tsx';

const meta = preview.meta({
  title: 'Components/Overlays/Menu',
  component: Menu,
  args: {
    trigger: <IconButton label="کارهای نوشته" icon={<MenuIcon />} />,
    children: actions,
    onOpenChange: fn(),
  },
});

export const Default = meta.story();

export const OnButton = meta.story({
  args: {
    trigger: (
      <Button variant="secondary" icon={<ChevronDownIcon />}>
        کارها
      </Button>
    ),
  },
});

export const Sections = meta.story({
  args: {
    children: (
      <>
        <MenuSection title="متن">
          <MenuAction shortcut="Ctrl+C">رونوشت</MenuAction>
          <MenuAction shortcut="Ctrl+Shift+V">چسباندن بدون قالب</MenuAction>
        </MenuSection>
        <MenuSection title="صدا">
          <MenuAction>پخش از این جمله</MenuAction>
        </MenuSection>
      </>
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the sections have names', async () => {
      await userEvent.click(canvas.getByRole('button'));
      const section = await screen.findByRole('group', { name: 'صدا' });
      await waitFor(() => expect(section).toBeVisible());
    });
  },
});

export const Choices = meta.story({
  render: (args) => <Arranged {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const item = (name: RegExp, role: 'menuitemradio' | 'menuitemcheckbox') =>
      screen.getByRole(role, { name });
    await step('a single choice closes the menu', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await screen.findByRole('group', { name: 'ترتیب' });
      await expect(item(/^تازه‌ترین/, 'menuitemradio')).toBeChecked();
      await userEvent.click(item(/^الفبایی/, 'menuitemradio'));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(onAction).toHaveBeenLastCalledWith('title');
    });
    await step('multiple choices leave the menu open', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await screen.findByRole('menu');
      await expect(item(/^الفبایی/, 'menuitemradio')).toBeChecked();
      await userEvent.click(item(/^زمان هر جمله/, 'menuitemcheckbox'));
      await waitFor(() => expect(item(/^زمان هر جمله/, 'menuitemcheckbox')).toBeChecked());
      await expect(item(/^نام گوینده/, 'menuitemcheckbox')).toBeChecked();
      await expect(onAction).toHaveBeenLastCalledWith('speaker time');
    });
    await step('Space clears a tick', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(item(/^زمان هر جمله/, 'menuitemcheckbox')).not.toBeChecked());
    });
    await step('a disabled item cannot be chosen', async () => {
      await expect(item(/^واژه‌های نامطمئن/, 'menuitemcheckbox')).toHaveAttribute('aria-disabled');
    });
  },
});

export const Links = meta.story({
  args: {
    children: (
      <>
        <MenuAction icon={<ProfileIcon />} href="/profile">
          پروفایل
        </MenuAction>
        <MenuAction icon={<HistoryIcon />} href="/history" disabled>
          تاریخچه
        </MenuAction>
        <MenuSeparator />
        <MenuAction icon={<CloseIcon />} danger onAction={report('leave')}>
          خروج از حساب
        </MenuAction>
      </>
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('an item with `href` is a link', async () => {
      await userEvent.click(canvas.getByRole('button'));
      const item = await screen.findByRole('menuitem', { name: 'پروفایل' });
      await expect(item).toHaveAttribute('href', '/profile');
      await waitFor(() => expect(item).toBeVisible());
    });
  },
});

export const LongText = meta.story({
  args: {
    children: (
      <>
        <MenuAction icon={<WritingIcon />} shortcut="Ctrl+Shift+S">
          ذخیرهٔ رونوشتی از این نوشته با همهٔ نشانه‌ها، گوینده‌ها و زمان هر جمله در پوشه‌ای دیگر
        </MenuAction>
        <MenuAction icon={<CopyIcon />}>رونوشت</MenuAction>
      </>
    ),
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the menu fits in a phone window', async () => {
      await userEvent.click(canvas.getByRole('button'));
      const menu = await screen.findByRole('menu');
      await waitFor(() => expect(menu).toBeVisible());
      const { left, right } = menu.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    });
  },
});

export const ByPointer = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'کارهای نوشته' });
    await step('the trigger button announces its menu', async () => {
      await expect(button).toHaveAttribute('aria-haspopup');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await step('a click opens the menu, aligned with its button', async () => {
      await userEvent.click(button);
      const menu = await screen.findByRole('menu', { name: 'کارهای نوشته' });
      await waitFor(() => expect(menu).toBeVisible());
      const getStart = (element: HTMLElement) => element.getBoundingClientRect().right;
      await expect(Math.abs(getStart(menu) - getStart(button))).toBeLessThan(16);
    });
    await step('a click on an item runs its action and closes the menu', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: /حذف/ }));
      await expect(onAction).toHaveBeenLastCalledWith('delete');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button');
    const focused = () => document.activeElement?.textContent;
    await step('ArrowDown opens the menu at the first item', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(focused()).toContain('تغییر نام'));
    });
    await step('right to left: ArrowLeft opens the submenu, on the left', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
      await waitFor(() => expect(focused()).toContain('سند Word'));
      const [inner, outer] = ['گرفتن فایل', 'کارهای نوشته'].map((name) =>
        screen.getByRole('menu', { name, hidden: true }).getBoundingClientRect(),
      );
      await expect(inner?.right).toBeLessThanOrEqual((outer?.left ?? 0) + 16);
    });
    await step('ArrowRight closes the submenu only', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(focused()).toContain('گرفتن فایل'));
    });
    await step('arrow keys skip a disabled item', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(focused()).toContain('حذف نوشته'));
    });
    await step('Escape closes all menus and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(onAction).not.toHaveBeenCalled();
    });
  },
});

export const LeftToRight = meta.story({
  globals: { direction: 'ltr' },
  play: async ({ userEvent, step }) => {
    await step('ArrowRight opens the submenu and Enter runs the action', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
      await waitFor(() => expect(document.activeElement?.textContent).toContain('سند Word'));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(onAction).toHaveBeenLastCalledWith('text');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <InlinePanels>
      <Menu
        trigger={
          <Button variant="secondary" icon={<ChevronDownIcon />}>
            کارها
          </Button>
        }
      >
        {actions}
      </Menu>
      <Panel as="div">
        <List aria-label="کارهای نوشته" {...focusedOption}>
          {actions}
        </List>
      </Panel>
      <Panel as="div">
        <List aria-label="فهرست نوشته‌ها">
          {choices({ order: new Set(['date']), shown: new Set(['speaker', 'doubt']) })}
        </List>
      </Panel>
    </InlinePanels>
  ),
});

function Arranged(args: MenuProps) {
  const [order, setOrder] = useState<Arrangement['order']>(new Set(['date']));
  const [shown, setShown] = useState<Arrangement['shown']>(new Set(['speaker']));
  return <Menu {...args}>{choices({ order, setOrder, shown, setShown })}</Menu>;
}
