import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const nothing = () => undefined;

function ask(busy: boolean, onClose: () => void = nothing, onConfirm: () => void = nothing) {
  return (
    <AlertDialog
      open
      busy={busy}
      title="حذف نوشته"
      confirmLabel="حذف"
      variant="danger"
      onClose={onClose}
      onConfirm={onConfirm}
    >
      نوشته حذف می‌شود.
    </AlertDialog>
  );
}

describe('AlertDialog', () => {
  describeComponent(ask(false), { root: 'dialog' });

  it('is not confirmed by the second click of a double click', () => {
    const onConfirm = vi.fn<() => void>();
    const { container } = render(ask(false, nothing, onConfirm));
    const buttons = [...container.querySelectorAll('button')];
    const press = (detail: number) =>
      buttons
        .find(({ textContent }) => textContent === 'حذف')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    press(2);
    expect(onConfirm).not.toHaveBeenCalled();
    press(1);
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('handles Escape as cancel', async () => {
    const onClose = vi.fn<() => void>();
    render(ask(false, onClose));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays open on Escape while busy', async () => {
    const onClose = vi.fn<() => void>();
    const { find } = render(ask(true, onClose));
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => find('dialog').matches(':modal')).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });
});
