import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Drawer, type DrawerSide } from './Drawer.tsx';

const nothing = () => undefined;

function drawer(side: DrawerSide, onClose: () => void = nothing) {
  return (
    <Drawer open side={side} title="فیلترها" onClose={onClose}>
      متن
    </Drawer>
  );
}

describe('Drawer', () => {
  describeComponent(drawer('end'), { root: 'dialog' });

  it('calls `onClose` on Escape', async () => {
    const onClose = vi.fn<() => void>();
    render(drawer('end', onClose));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('can be scrolled by the keyboard as soon as long content has replaced what was shown while it loaded', async () => {
    const opened = (content: ReactNode) => (
      <Drawer open title="کاربر" onClose={nothing}>
        {content}
      </Drawer>
    );
    const { find, rerender } = render(opened(<p>…</p>));
    const body = find('dialog p').parentElement;
    expect(body?.hasAttribute('tabindex')).toBe(false);
    rerender(opened(<div>{'متن بلند. '.repeat(2_000)}</div>));
    await Promise.resolve();
    expect(body?.tabIndex).toBe(0);
    rerender(opened(<p>…</p>));
    await Promise.resolve();
    expect(body?.hasAttribute('tabindex')).toBe(false);
  });

  it.each([
    ['rtl', 'end', 'left'],
    ['rtl', 'start', 'right'],
    ['ltr', 'end', 'right'],
    ['ltr', 'start', 'left'],
  ] as const)(
    'in %s the %s side is the %s and the drawer slides in from there',
    (direction, side, physical) => {
      const { find } = render(drawer(side), { direction });
      const element = find('dialog');
      const [motion] = element.getAnimations();
      if (motion === undefined) {
        throw new Error('The drawer does not move.');
      }
      motion.pause();
      motion.currentTime = 0;
      const before = element.getBoundingClientRect();
      const page = document.documentElement.clientWidth;
      expect(physical === 'left' ? before.right : page - before.left).toBeCloseTo(0, 0);
      motion.finish();
      const after = element.getBoundingClientRect();
      expect(physical === 'left' ? after.left : page - after.right).toBeCloseTo(0, 0);
    },
  );
});
