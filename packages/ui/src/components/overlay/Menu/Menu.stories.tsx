import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { InlinePanels, focusedOption } from '../../../testing/InlinePanels.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import {
  ChevronDownIcon,
  CloseIcon,
  CopyIcon,
  MenuIcon,
  RetryIcon,
} from '../../media/Icon/controlIcons.ts';
import { HistoryIcon, ProfileIcon, WritingIcon } from '../../media/Icon/pageIcons.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { List, Panel } from './Menu.styles.ts';
import { Menu, type MenuProps } from './Menu.tsx';
import { MenuChoices } from './MenuChoices.tsx';
import { MenuAction, MenuSection, MenuSeparator, Submenu } from './MenuAction.tsx';

const onAction = fn();
const does = (action: string) => () => {
  onAction(action);
};

const actions = (
  <>
    <MenuAction icon={<WritingIcon />} shortcut="F2" onAction={does('rename')}>
      تغییر نام
    </MenuAction>
    <MenuAction icon={<CopyIcon />} shortcut="Ctrl+C" onAction={does('copy')}>
      رونوشت از متن
    </MenuAction>
    <Submenu icon={<HistoryIcon />} label="گرفتن فایل">
      <MenuAction onAction={does('word')}>سند Word</MenuAction>
      <MenuAction onAction={does('text')}>متن ساده</MenuAction>
    </Submenu>
    <MenuAction icon={<RetryIcon />} disabled>
      تبدیل دوباره
    </MenuAction>
    <MenuSeparator />
    <MenuAction icon={<CloseIcon />} danger onAction={does('delete')}>
      حذف نوشته
    </MenuAction>
  </>
);

const meta = preview.meta({
  title: 'Components/Menu',
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
    await step('its sections have names', async () => {
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
    await step('one of a section is chosen, and the menu closes', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await screen.findByRole('group', { name: 'ترتیب' });
      await expect(item(/^تازه‌ترین/, 'menuitemradio')).toBeChecked();
      await userEvent.click(item(/^الفبایی/, 'menuitemradio'));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(onAction).toHaveBeenLastCalledWith('title');
    });
    await step('any number of another, and the menu stays', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await screen.findByRole('menu');
      await expect(item(/^الفبایی/, 'menuitemradio')).toBeChecked();
      await userEvent.click(item(/^زمان هر جمله/, 'menuitemcheckbox'));
      await waitFor(() => expect(item(/^زمان هر جمله/, 'menuitemcheckbox')).toBeChecked());
      await expect(item(/^نام گوینده/, 'menuitemcheckbox')).toBeChecked();
      await expect(onAction).toHaveBeenLastCalledWith('speaker time');
    });
    await step('Space takes a tick away', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(item(/^زمان هر جمله/, 'menuitemcheckbox')).not.toBeChecked());
    });
    await step('what cannot be chosen cannot', async () => {
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
        <MenuAction icon={<CloseIcon />} danger onAction={does('leave')}>
          خروج از حساب
        </MenuAction>
      </>
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('an item that leads to a page is a link', async () => {
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
    await step('it stays inside a phone', async () => {
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
    await step('its button tells that it opens a menu', async () => {
      await expect(button).toHaveAttribute('aria-haspopup');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await step('a press opens it, lined up with its button', async () => {
      await userEvent.click(button);
      const menu = await screen.findByRole('menu', { name: 'کارهای نوشته' });
      await waitFor(() => expect(menu).toBeVisible());
      const startOf = (element: HTMLElement) => element.getBoundingClientRect().right;
      await expect(Math.abs(startOf(menu) - startOf(button))).toBeLessThan(16);
    });
    await step('a press on an item acts and closes', async () => {
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
    await step('the arrow down opens it at the first item', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(focused()).toContain('تغییر نام'));
    });
    await step('right to left: the arrow to the left opens the submenu, on the left', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
      await waitFor(() => expect(focused()).toContain('سند Word'));
      const [inner, outer] = ['گرفتن فایل', 'کارهای نوشته'].map((name) =>
        screen.getByRole('menu', { name, hidden: true }).getBoundingClientRect(),
      );
      await expect(inner?.right).toBeLessThanOrEqual((outer?.left ?? 0) + 16);
    });
    await step('the arrow to the right closes the submenu only', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(focused()).toContain('گرفتن فایل'));
    });
    await step('an item that cannot be used is passed over', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(focused()).toContain('حذف نوشته'));
    });
    await step('Escape closes all and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(onAction).not.toHaveBeenCalled();
    });
  },
});

export const LeftToRight = meta.story({
  globals: { direction: 'ltr' },
  play: async ({ userEvent, step }) => {
    await step('the arrow to the right opens the submenu and acts on Enter', async () => {
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

interface Arrangement {
  order: ReadonlySet<'date' | 'title'>;
  setOrder?: (order: Arrangement['order']) => void;
  shown: ReadonlySet<'speaker' | 'time' | 'doubt'>;
  setShown?: (shown: Arrangement['shown']) => void;
}

function choices({ order, setOrder, shown, setShown }: Arrangement) {
  return (
    <>
      <MenuChoices
        title="ترتیب"
        choices={[
          { value: 'date', label: 'تازه‌ترین' },
          { value: 'title', label: 'الفبایی' },
        ]}
        selected={order}
        onChange={(next) => {
          setOrder?.(next);
          onAction([...next].join(' '));
        }}
      />
      <MenuChoices
        title="نمایش"
        mode="multiple"
        choices={[
          { value: 'speaker', label: 'نام گوینده', icon: <ProfileIcon /> },
          {
            value: 'time',
            label: 'زمان هر جمله',
            note: 'در آغاز هر بند، همراه با پیوند به همان جای صدا',
            icon: <HistoryIcon />,
          },
          { value: 'doubt', label: 'واژه‌های نامطمئن', icon: <WritingIcon />, disabled: true },
        ]}
        selected={shown}
        onChange={(next) => {
          setShown?.(next);
          onAction([...next].join(' '));
        }}
      />
    </>
  );
}
