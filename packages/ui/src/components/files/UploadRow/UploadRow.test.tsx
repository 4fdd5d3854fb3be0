import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { UploadRow } from './UploadRow.tsx';

describe('UploadRow', () => {
  it('passes rest props, its root and a class name to its root', () => {
    const ref = createRef<HTMLLIElement>();
    const { find } = render(
      <ul>
        <UploadRow
          ref={ref}
          className="paper"
          data-mark="ink"
          name="صدا.mp3"
          tone="waiting"
          state="در نوبت بارگذاری"
        />
      </ul>,
    );
    expect(ref.current).toBe(find('li.paper[data-mark="ink"]'));
  });

  it('leaves the Delete key to a caller that has handled it', async () => {
    const onDelete = vi.fn();
    const { find } = render(
      <UploadRow
        name="صدا.mp3"
        tone="waiting"
        state="در نوبت"
        actions={[{ label: 'لغو' }]}
        onKeyDown={(event) => event.preventDefault()}
        onDelete={onDelete}
      />,
    );
    find('button').focus();
    await userEvent.keyboard('{Delete}');
    expect(onDelete).not.toHaveBeenCalled();
  });

  it('X-198: keeps the focus on the first button when its action changes', () => {
    const at = (label: string) => (
      <ul>
        <UploadRow name="صدا.mp3" tone="moving" state="در حال بارگذاری" actions={[{ label }]} />
      </ul>
    );
    const { find, rerender } = render(at('توقف'));
    find('button').focus();
    rerender(at('ادامه'));
    expect(document.activeElement).toBe(find('button'));
    expect(find('button').textContent).toContain('ادامه');
  });
});
