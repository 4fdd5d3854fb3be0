import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { page } from 'vitest/browser';
import { Drawer } from '../../overlay/Drawer/Drawer.tsx';
import { Dialog } from '../../overlay/Dialog/Dialog.tsx';
import { createToastQueue, type ToastContent } from './toastQueue.ts';
import { ToastRegion } from './ToastRegion.tsx';

const undo = { label: 'بازگردانی', onPress: () => undefined };

describe('ToastRegion', () => {
  describeComponent(<ToastRegion queue={createToastQueue()} />, { root: 'section' });

  describe('timers', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it.each([
      ['a plain one', { text: 'کپی شد' }, 5_999, 6_000],
      ['one with an action', { text: 'حذف شد', action: undo }, 9_999, 10_000],
      ['one with its own time', { text: 'حذف شد', action: undo, duration: 8_000 }, 7_999, 8_000],
    ] as const)('%s closes after its duration', (_, content, before, after) => {
      const { texts, pass } = show(content);
      pass(before);
      expect(texts()).toEqual([content.text]);
      pass(after - before);
      expect(texts()).toEqual([]);
    });

    it('an error does not close by itself', () => {
      const { texts, pass } = show({ text: 'ذخیره نشد', tone: 'danger' });
      pass(600_000);
      expect(texts()).toEqual(['ذخیره نشد']);
    });

    it('hovering pauses the timer, which then restarts with the full duration', () => {
      const { texts, pass, region } = show({ text: 'کپی شد' });
      pass(5_000);
      placeElement(() => {
        region().dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      });
      pass(60_000);
      expect(texts()).toEqual(['کپی شد']);
      placeElement(() => {
        region().dispatchEvent(
          new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }),
        );
      });
      pass(5_999);
      expect(texts()).toEqual(['کپی شد']);
      pass(1);
      expect(texts()).toEqual([]);
    });

    it('focus pauses the timer', () => {
      const { texts, pass, region } = show({ text: 'کپی شد' });
      placeElement(() => region().focus());
      pass(60_000);
      expect(texts()).toEqual(['کپی شد']);
      placeElement(() => region().blur());
      pass(6_000);
      expect(texts()).toEqual([]);
    });
  });

  it('moves the focus on when the application removes the focused toast', () => {
    const queue = createToastQueue();
    const { find, container } = render(
      <>
        <button type="button" id="page">
          ذخیره
        </button>
        <ToastRegion queue={queue} />
      </>,
    );
    let ids: number[] = [];
    placeElement(() => {
      ids = ['الف', 'ب'].map((text) => queue.add({ text, tone: 'danger' }));
    });
    find('#page').focus();
    find('section button').focus();
    placeElement(() => queue.dismiss(ids[0] ?? 0));
    expect(document.activeElement).toBe(find('section'));
    placeElement(() => queue.dismiss(ids[1] ?? 0));
    expect(document.activeElement).toBe(find('#page'));
    expect(container.querySelector('section p')).toBeNull();
  });

  it('moves into the topmost modal, leaves it when it closes, and survives its removal', async () => {
    const { find, container, rerender } = render(inModals(false, false));
    const region = find('section');
    const holder = () => region.closest('dialog')?.id ?? 'page';
    for (const [first, second, place] of [
      [true, false, 'first'],
      [true, true, 'second'],
      [true, false, 'first'],
      [false, false, 'page'],
    ] as const) {
      rerender(inModals(first, second));
      await vi.waitFor(() => expect(holder()).toBe(place));
      expect(region.matches(':popover-open')).toBe(place !== 'page');
      // Inert elements take no focus.
      region.focus();
      expect(document.activeElement).toBe(region);
    }
    rerender(inModals(true, false));
    await vi.waitFor(() => expect(holder()).toBe('first'));
    rerender(<ToastRegion queue={queue} />);
    await vi.waitFor(() => expect(container.querySelectorAll('section')).toHaveLength(1));
    expect(find('section').isConnected).toBe(true);
  });

  it('returns to its place when the dialog that contains it is removed from the page', async () => {
    const { find, rerender } = render(
      <>
        <ToastRegion queue={queue} />
        <Dialog open onClose={() => undefined} title="نوشته" />
      </>,
    );
    const region = find('section');
    await vi.waitFor(() => expect(region.closest('dialog')).not.toBeNull());
    rerender(<ToastRegion queue={queue} />);
    await vi.waitFor(() => expect(region.isConnected).toBe(true));
  });

  it('is above the actions of a drawer on a phone', async () => {
    await page.viewport(360, 640);
    const queue = createToastQueue();
    const { find } = render(
      <>
        <ToastRegion queue={queue} />
        <Drawer
          open
          onClose={() => undefined}
          title="کاربر"
          size="large"
          actions={
            <button type="button" id="edit">
              ویرایش
            </button>
          }
        />
      </>,
    );
    placeElement(() => {
      queue.add({ text: 'کاربر به‌روز شد', tone: 'success' });
    });
    await vi.waitFor(() => expect(find('section').closest('dialog')).not.toBeNull());
    const actions = find('dialog div:has(> #edit)').getBoundingClientRect();
    await expect
      .poll(() => actions.top - find('section').getBoundingClientRect().bottom)
      .toBeGreaterThanOrEqual(8);
  });

  it.each([
    ['rtl', 'right'],
    ['ltr', 'left'],
  ] as const)('in %s the region is at the bottom %s', (direction, side) => {
    const { find } = render(<ToastRegion queue={createToastQueue()} />, { direction });
    const box = find('section').getBoundingClientRect();
    const page = document.documentElement.clientWidth;
    expect(side === 'left' ? box.left : page - box.right).toBe(16);
    expect(window.innerHeight - box.bottom).toBe(16);
  });
});

const queue = createToastQueue();

function inModals(first: boolean, second: boolean) {
  return (
    <>
      <ToastRegion queue={queue} />
      <Dialog id="second" open={second} onClose={() => undefined} title="دومین" />
      <Dialog id="first" open={first} onClose={() => undefined} title="نخستین" />
    </>
  );
}

function show(content: ToastContent) {
  const queue = createToastQueue();
  const { container, find } = render(<ToastRegion queue={queue} />);
  placeElement(() => {
    queue.add(content);
  });
  return {
    region: () => find('section'),
    texts: () => [...container.querySelectorAll('p')].map((words) => words.textContent),
    pass: (time: number) =>
      placeElement(() => {
        vi.advanceTimersByTime(time);
      }),
  };
}

function placeElement(change: () => void): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  act(change);
  vi.unstubAllGlobals();
}
