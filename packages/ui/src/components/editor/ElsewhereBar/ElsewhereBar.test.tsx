import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { ElsewhereBar } from './ElsewhereBar.tsx';

const nothing = () => undefined;

describe('ElsewhereBar', () => {
  describeComponent(<ElsewhereBar kind="otherWindow" onEditHere={nothing} />, {
    root: '[data-kind]',
  });

  it('says that another window edits the text, and offers to edit here', async () => {
    const onEditHere = vi.fn<() => void>();
    const { find } = render(<ElsewhereBar kind="otherWindow" onEditHere={onEditHere} />);
    expect(find('[data-kind]').textContent).toContain('این نوشته در پنجرهٔ دیگری ویرایش می‌شود.');
    await userEvent.click(find('button'));
    expect(onEditHere).toHaveBeenCalledOnce();
  });

  it('says where the changes of a trashed text are, and offers both ways on', async () => {
    const onRestore = vi.fn<() => void>();
    const onSaveAsNew = vi.fn<() => void>();
    const { container, find } = render(
      <ElsewhereBar kind="trashed" onRestore={onRestore} onSaveAsNew={onSaveAsNew} />,
    );
    expect(find('[data-kind]').textContent).toContain('تغییرات شما روی این دستگاه است.');
    for (const button of container.querySelectorAll('button')) {
      await userEvent.click(button);
    }
    expect([onRestore.mock.calls.length, onSaveAsNew.mock.calls.length]).toEqual([1, 1]);
  });

  it('takes one way at a time', () => {
    const onRestore = vi.fn<() => void>();
    const { find } = render(
      <ElsewhereBar kind="trashed" busy="restore" onRestore={onRestore} onSaveAsNew={nothing} />,
    );
    find('button').click();
    expect(onRestore).not.toHaveBeenCalled();
    expect((find('button + button') as HTMLButtonElement).disabled).toBe(true);
  });
});
