import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Dialog } from './Dialog.tsx';

const nothing = () => undefined;

describe('Dialog', () => {
  describeComponent(
    <Dialog open title="قوانین" onClose={nothing}>
      متن قوانین
    </Dialog>,
    { root: 'dialog' },
  );

  it('calls `onClose` on Escape and closes only when `open` is false', async () => {
    const onClose = vi.fn<() => void>();
    const dialog = (open: boolean) => (
      <Dialog open={open} title="قوانین" onClose={onClose}>
        متن
      </Dialog>
    );
    const { find, rerender } = render(dialog(true));
    expect(find('dialog').matches(':modal')).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(find('dialog').matches(':modal')).toBe(true);
    rerender(dialog(false));
    expect(find('dialog').matches(':modal')).toBe(false);
    expect(find('dialog').textContent).toBe('');
  });

  it('calls `onClose` when the browser closes the dialog itself', async () => {
    const onClose = vi.fn<() => void>();
    const { find } = render(
      <Dialog open title="قوانین" onClose={onClose}>
        متن
      </Dialog>,
    );
    (find('dialog') as HTMLDialogElement).close();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });

  it('focuses `initialFocus` and returns the focus after unmounting while open', () => {
    const { find, rerender } = render(<button type="button">باز کردن</button>);
    const button = find('button');
    button.focus();
    const field = createRef<HTMLInputElement>();
    rerender(
      <>
        <button type="button">باز کردن</button>
        <Dialog open title="نام" initialFocus={field} onClose={nothing}>
          <input ref={field} aria-label="نام جدید" />
        </Dialog>
      </>,
    );
    expect(document.activeElement).toBe(field.current);
    rerender(<button type="button">باز کردن</button>);
    expect(document.activeElement?.textContent).toBe('باز کردن');
  });

  it('stays open when a press begins inside and ends outside', () => {
    const onClose = vi.fn<() => void>();
    const { find } = render(
      <Dialog open title="قوانین" onClose={onClose}>
        <p>متن</p>
      </Dialog>,
    );
    find('p').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    find('dialog').click();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays open when a file field inside is cancelled', () => {
    const onClose = vi.fn<() => void>();
    const { find } = render(
      <Dialog open title="تصویر" onClose={onClose}>
        <input type="file" aria-label="تصویر" />
      </Dialog>,
    );
    find('input').dispatchEvent(new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('keeps 16 px between the rule of its head and content that scrolls', async () => {
    const { find } = render(
      <Dialog open title="قوانین" onClose={nothing}>
        <div data-long="" style={{ blockSize: 3000 }} />
      </Dialog>,
    );
    await expect.poll(() => document.querySelector('dialog [tabindex]')).not.toBeNull();
    const { top } = find('[data-long]').getBoundingClientRect();
    expect(top - find('dialog [tabindex]').getBoundingClientRect().top).toBe(16);
  });

  it('locks the scrolling of the page', () => {
    const { rerender } = render(
      <Dialog open title="قوانین" onClose={nothing}>
        متن
      </Dialog>,
    );
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    rerender(null);
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  });

  it('locks the scrolling until the last of two dialogs is closed, also when the first one closes first', () => {
    const show = (first: boolean, second: boolean) => (
      <>
        <Dialog open={first} title="قوانین" onClose={nothing}>
          متن
        </Dialog>
        <Dialog open={second} title="پرسش" onClose={nothing}>
          متن
        </Dialog>
      </>
    );
    const { rerender } = render(show(true, false));
    const readOverflow = () => getComputedStyle(document.documentElement).overflow;
    rerender(show(true, true));
    rerender(show(false, true));
    expect(readOverflow()).toBe('hidden');
    rerender(show(false, false));
    expect(readOverflow()).toBe('visible');
  });

  it('fills the screen of a phone and has its own width elsewhere', async () => {
    const { find } = render(<Standing />);
    const box = () => find('dialog').getBoundingClientRect();
    await page.viewport(360, 740);
    expect([box().width, box().height]).toEqual([360, 740]);
    await page.viewport(1440, 900);
    expect(box().width).toBe(560);
    expect(box().height).toBeLessThan(400);
  });

  it('mounts its content anew each time it opens', async () => {
    const { find } = render(<Reopening />);
    await userEvent.fill(find('input'), 'جلسه');
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('input')).toBeNull();
    await userEvent.click(find('button'));
    expect((find('input') as HTMLInputElement).value).toBe('');
  });
});

function Standing() {
  return (
    <Dialog open title="قوانین" onClose={nothing} style={{ animation: 'none' }}>
      متن
    </Dialog>
  );
}

function Reopening() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        باز کردن
      </button>
      <Dialog open={open} title="نام" onClose={() => setOpen(false)}>
        <input aria-label="نام جدید" />
      </Dialog>
    </>
  );
}
