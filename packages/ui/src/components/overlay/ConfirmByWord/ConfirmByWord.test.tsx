import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { ConfirmByWord, type ConfirmByWordProps } from './ConfirmByWord.tsx';

const asked: ConfirmByWordProps = {
  open: true,
  title: 'حذف همهٔ تاریخچه',
  children: '۲۴۰ نوشته و ۵۲ ساعت صدا حذف می‌شود.',
  fieldLabel: 'عبارت «حذف» را بنویسید.',
  mismatch: 'این عبارت «حذف» نیست.',
  confirmLabel: 'حذف همه',
  matches: (typed) => typed.trim() === 'حذف',
  onClose: () => undefined,
  onConfirm: () => undefined,
};

const confirm = () => page.getByRole('button', { name: 'حذف همه' });

describe('ConfirmByWord', () => {
  describeComponent(<ConfirmByWord {...asked} />, { root: 'dialog' });

  it('has the focus in the field, and the button is off until the word matches', async () => {
    const onConfirm = vi.fn<() => void>();
    const { find } = render(<ConfirmByWord {...asked} onConfirm={onConfirm} />);
    expect(document.activeElement).toBe(find('input'));
    await expect.element(confirm()).toBeDisabled();
    await userEvent.keyboard('حذ');
    await expect.element(confirm()).toBeDisabled();
    await userEvent.keyboard('ف ');
    await expect.element(confirm()).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('says after Enter that another word was typed, until the text changes', async () => {
    const onConfirm = vi.fn<() => void>();
    const { find } = render(<ConfirmByWord {...asked} onConfirm={onConfirm} />);
    await userEvent.keyboard('پاک{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(find('input').getAttribute('aria-invalid')).toBe('true');
    expect(find('dialog').textContent).toContain('این عبارت «حذف» نیست.');
    await userEvent.keyboard('!');
    expect(find('input').hasAttribute('aria-invalid')).toBe(false);
  });

  it('is empty each time it opens', async () => {
    const { find, rerender } = render(<ConfirmByWord {...asked} />);
    await userEvent.keyboard('حذف');
    rerender(<ConfirmByWord {...asked} open={false} />);
    rerender(<ConfirmByWord {...asked} />);
    expect((find('input') as HTMLInputElement).value).toBe('');
    await expect.element(confirm()).toBeDisabled();
  });
});
