import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { MenuAction, MenuSeparator } from '../Menu/MenuAction.tsx';
import { AnchoredMenu } from './AnchoredMenu.tsx';
import { describeMenuButton } from './describeMenuButton.ts';

const onAction = fn();

const meta = preview.meta({
  title: 'Components/Overlays/AnchoredMenu',
  component: AnchoredMenu,
  args: {
    anchor: document.body,
    label: 'کارهای نوشته',
    open: false,
    onClose: fn(),
    children: null,
  },
  render: () => <TwoButtons />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const second = canvas.getByRole('button', { name: 'نوشتهٔ دوم' });
    await step('each button announces the menu', async () => {
      await expect(second).toHaveAttribute('aria-haspopup', 'menu');
      await expect(second).toHaveAttribute('aria-expanded', 'false');
    });
    await step('a press opens the menu beside its button, with the focus inside', async () => {
      await userEvent.click(second);
      const menu = await screen.findByRole('menu', { name: 'کارهای نوشتهٔ دوم' });
      await expect(second).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
      await waitFor(() =>
        expect(Math.abs(measureSpan(menu).start - measureSpan(second).start)).toBeLessThan(32),
      );
    });
    await step('Escape closes the menu and returns the focus to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(second).toHaveFocus());
      await expect(screen.queryByRole('menu')).toBeNull();
    });
    await step('ArrowDown opens it, Enter runs an action and closes it', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'باز کردن' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(onAction).toHaveBeenLastCalledWith('نوشتهٔ دوم');
      await waitFor(() => expect(second).toHaveFocus());
    });
  },
});

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

function TwoButtons() {
  const [open, setOpen] = useState<{ anchor: HTMLElement; name: string } | null>(null);
  return (
    <div style={{ display: 'flex', gap: '1rem' }}>
      {['نوشتهٔ اول', 'نوشتهٔ دوم'].map((name) => (
        <Button
          key={name}
          variant="secondary"
          {...describeMenuButton(open?.name === name, (anchor) => setOpen({ anchor, name }))}
        >
          {name}
        </Button>
      ))}
      {open !== null && (
        <AnchoredMenu
          open
          anchor={open.anchor}
          placement="bottom start"
          label={`کارهای ${open.name}`}
          onClose={() => setOpen(null)}
        >
          <MenuAction>باز کردن</MenuAction>
          <MenuSeparator />
          <MenuAction danger onAction={() => void onAction(open.name)}>
            حذف
          </MenuAction>
        </AnchoredMenu>
      )}
    </div>
  );
}
