import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { CopyIcon } from '../../media/Icon/controlIcons.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Tooltip } from './Tooltip.tsx';

describe('Tooltip', () => {
  it('appears on hover and disappears when the pointer leaves', async () => {
    const { find } = render(
      <>
        <p>متن</p>
        <Tooltip words="رونوشت از متن">
          <Button>رونوشت</Button>
        </Tooltip>
      </>,
    );
    await userEvent.hover(find('p'));
    await userEvent.hover(find('button'));
    await expect.poll(tip).toBe('رونوشت از متن');
    expect(find('button').getAttribute('aria-describedby')).toBe(
      document.querySelector('[role=tooltip]')?.id,
    );
    await userEvent.hover(find('p'));
    await expect.poll(tip).toBeUndefined();
  });
});

describe('the tooltip of an icon button', () => {
  const copy = <IconButton label="رونوشت" icon={<CopyIcon />} keys={['Ctrl', 'C']} />;

  it('shows the name and the keys after a moment of hover', async () => {
    const { find } = render(
      <>
        <p>متن</p>
        {copy}
      </>,
    );
    await userEvent.hover(find('p'));
    await userEvent.hover(find('button'));
    expect(tip()).toBeUndefined();
    await expect.poll(tip).toBe('رونوشتCtrl+C');
    expect(find('button').hasAttribute('aria-describedby')).toBe(false);
  });

  it('stays open while the pointer is on the tooltip', async () => {
    const { find } = render(<div style={{ padding: 80 }}>{copy}</div>);
    await userEvent.hover(find('button'));
    await expect.poll(tip).toBeDefined();
    vi.useFakeTimers();
    for (const target of [find('div'), document.querySelector('[role=tooltip]')]) {
      target?.dispatchEvent(point('pointerover', 'mouse'));
    }
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    expect(tip()).toBeDefined();
  });

  it('is hidden by the first Escape; the dialog around it closes at the second', async () => {
    const onClose = vi.fn<() => void>();
    render(
      <Dialog open title="متن" onClose={onClose}>
        {copy}
      </Dialog>,
    );
    await userEvent.keyboard('{Tab}');
    await expect.poll(tip).toBe('رونوشتCtrl+C');
    await userEvent.keyboard('{Escape}');
    await expect.poll(tip).toBeUndefined();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('opens at a long press on touch, which does not activate the button', async () => {
    const onClick = vi.fn<() => void>();
    const { find } = render(
      <>
        <p>متن</p>
        <IconButton label="حذف" icon={<CopyIcon />} onClick={onClick} />
      </>,
    );
    const button = find('button');
    await userEvent.hover(button);
    await expect.poll(tip).toBe('حذف');
    await userEvent.hover(find('p'));
    await expect.poll(tip).toBeUndefined();
    button.dispatchEvent(point('pointerdown', 'touch'));
    await expect.poll(tip).toBe('حذف');
    button.dispatchEvent(point('pointerup', 'touch'));
    button.click();
    expect(onClick).not.toHaveBeenCalled();
    expect(tip()).toBe('حذف');
    button.dispatchEvent(point('pointerdown', 'touch'));
    button.dispatchEvent(point('pointerup', 'touch'));
    button.click();
    expect(onClick).toHaveBeenCalledOnce();
    await expect.poll(tip).toBeUndefined();
  });

  it('does not open when the program moves the focus', async () => {
    const { find } = render(copy);
    await userEvent.keyboard('a');
    find('button').focus();
    expect(tip()).toBeUndefined();
  });
});

function tip(): string | undefined {
  return document.querySelector('[role=tooltip]')?.textContent ?? undefined;
}

function point(type: string, pointerType: 'mouse' | 'touch'): PointerEvent {
  return new PointerEvent(type, { bubbles: true, cancelable: true, pointerType });
}
