import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PaletteIcon } from '../../components/media/Icon/appearanceIcons.ts';
import { render } from '../../testing/render.tsx';
import { BarPopover } from './BarPopover.tsx';

function renderPopover() {
  const { find } = render(
    <BarPopover label="تم رنگی" icon={<PaletteIcon />}>
      <button type="button">آبی</button>
    </BarPopover>,
  );
  return { button: find('button'), panel: find('dialog'), choice: find('dialog button') };
}

describe('BarPopover', () => {
  it('opens by keyboard and takes the focus', async () => {
    const { button, panel, choice } = renderPopover();
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(panel.matches(':popover-open')).toBe(true);
    expect(document.activeElement).toBe(choice);
  });

  it('closes on Escape and returns the focus to its button', async () => {
    const { button, panel } = renderPopover();
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect(panel.matches(':popover-open')).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('closes on a click outside', async () => {
    const { button, panel } = renderPopover();
    await userEvent.click(button);
    await userEvent.click(document.body, { position: { x: 5, y: 5 } });
    expect(panel.matches(':popover-open')).toBe(false);
  });
});
