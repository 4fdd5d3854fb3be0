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

  it('asks to be closed on Escape, and closes only when it is told to', async () => {
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

  it('tells when the browser has closed it against its will', async () => {
    const onClose = vi.fn<() => void>();
    const { find } = render(
      <Dialog open title="قوانین" onClose={onClose}>
        متن
      </Dialog>,
    );
    (find('dialog') as HTMLDialogElement).close();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });

  it('puts the focus on the element it was given, and gives it back though it leaves the page open', () => {
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

  it('stays when a press begins inside and ends beside it', () => {
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

  it('stays when a file field inside it is left without a file', () => {
    const onClose = vi.fn<() => void>();
    const { find } = render(
      <Dialog open title="تصویر" onClose={onClose}>
        <input type="file" aria-label="تصویر" />
      </Dialog>,
    );
    find('input').dispatchEvent(new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('holds the page behind it still', () => {
    const { rerender } = render(
      <Dialog open title="قوانین" onClose={nothing}>
        متن
      </Dialog>,
    );
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    rerender(null);
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  });

  it('takes the whole screen of a phone and only its own width elsewhere', async () => {
    const { find } = render(<Standing />);
    const box = () => find('dialog').getBoundingClientRect();
    await page.viewport(360, 740);
    expect([box().width, box().height]).toEqual([360, 740]);
    await page.viewport(1440, 900);
    expect(box().width).toBe(560);
    expect(box().height).toBeLessThan(400);
  });

  it('starts its content anew each time', async () => {
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
