import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { type ElsewhereAction, ElsewhereBar } from './ElsewhereBar.tsx';

describe('ElsewhereBar', () => {
  describeComponent(<ElsewhereBar kind="trashed" onAction={() => undefined} />, {
    root: '[data-kind]',
  });

  it.each([
    ['otherWindow', 'این نوشته در پنجرهٔ دیگری ویرایش می‌شود.', ['editHere']],
    ['trashed', 'تغییرات شما روی این دستگاه است.', ['restore', 'saveAsNew']],
  ] as const)('of kind %s says «%s» and offers %s', async (kind, sentence, actions) => {
    const onAction = vi.fn<(action: ElsewhereAction) => void>();
    const { container, find } = render(<ElsewhereBar kind={kind} onAction={onAction} />);
    expect(find('[data-kind]').textContent).toContain(sentence);
    for (const button of container.querySelectorAll('button')) {
      await userEvent.click(button);
    }
    expect(onAction.mock.calls).toEqual(actions.map((action) => [action]));
  });

  it('has its way on beside the sentence, as the other notices above a text', async () => {
    await page.viewport(900, 600);
    const { find } = render(<ElsewhereBar kind="otherWindow" onAction={() => undefined} />);
    const bar = find('[data-kind]').getBoundingClientRect();
    const button = find('button').getBoundingClientRect();
    expect(button.left - bar.left).toBeLessThan(24);
    expect(bar.height).toBeLessThan(64);
  });

  it('takes one way at a time', () => {
    const onAction = vi.fn<(action: ElsewhereAction) => void>();
    const { container } = render(
      <ElsewhereBar kind="trashed" busy="restore" onAction={onAction} />,
    );
    for (const button of container.querySelectorAll('button')) {
      button.click();
    }
    expect(onAction).not.toHaveBeenCalled();
  });
});
