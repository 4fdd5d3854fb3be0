import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../components/actions/Button/Button.tsx';
import { Popover } from '../components/overlay/Popover/Popover.tsx';
import { render } from '../testing/render.tsx';
import { withoutTransitions } from './withoutTransitions.ts';

const root = document.documentElement;

describe('a switch of the appearance', () => {
  it('removes a panel whose closing it interrupts', async () => {
    render(
      <Popover trigger={<Button>ظاهر</Button>} label="ظاهر">
        {(close) => <Button onClick={close}>انتخاب</Button>}
      </Popover>,
    );
    await page.getByRole('button', { name: 'ظاهر' }).click();
    // A press by the driver would wait until the panel is still.
    const press = new MouseEvent('click', { bubbles: true });
    const panel = page.getByRole('dialog').element();
    const parts = () => document.getAnimations().filter(belongsTo(panel));
    await vi.waitFor(() => expect([getComputedStyle(panel).opacity, parts()]).toEqual(['1', []]));
    page.getByRole('button', { name: 'انتخاب' }).element().dispatchEvent(press);
    await vi.waitFor(() => expect(parts()).not.toEqual([]), { interval: 5 });
    withoutTransitions(root, () => undefined);
    await vi.waitFor(() => expect(panel.isConnected).toBe(false));
  });
});

function belongsTo(panel: Element) {
  return ({ effect }: Animation) =>
    effect instanceof KeyframeEffect && panel.parentElement?.contains(effect.target) === true;
}
