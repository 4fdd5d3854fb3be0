import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { saveStateNames } from './chooseAnnounced.ts';
import { SaveState } from './SaveState.tsx';

describe('SaveState', () => {
  describeComponent(<SaveState state="failed" onRetry={() => undefined} />, {
    root: '[data-state]',
  });

  it('draws a shape of its own for each state', () => {
    const shapes = saveStateNames.map(
      (state) => render(<SaveState state={state} />).find('svg').innerHTML,
    );
    expect(new Set(shapes).size).toBe(saveStateNames.length);
  });

  it('shows the time of the last save and not of a running one', () => {
    const words = (state: 'saved' | 'saving') =>
      render(<SaveState state={state} time="۱۴:۰۵" />).find('[data-state] span span').textContent;
    expect([words('saved'), words('saving')]).toEqual(['ذخیره شد، ۱۴:۰۵', 'در حال ذخیره…']);
  });

  it('tries again by a press only where a save has failed', async () => {
    const onRetry = vi.fn<() => void>();
    const { find, container, rerender } = render(<SaveState state="saving" onRetry={onRetry} />);
    expect(container.querySelector('button')).toBeNull();
    rerender(<SaveState state="failed" onRetry={onRetry} />);
    await userEvent.click(find('button'));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('announces a problem and its end, and no other save', () => {
    const { find, rerender } = render(<SaveState state="saved" time="۱۴:۰۵" />);
    const said = () => find('[role=status]').textContent;
    const heard = (['saving', 'saved', 'failed', 'saving', 'saved', 'saving'] as const).map(
      (state) => {
        rerender(<SaveState state={state} />);
        return said();
      },
    );
    const problem = 'ذخیره نشده؛ دوباره تلاش می‌شود';
    expect(heard).toEqual(['', '', problem, problem, 'ذخیره شد', 'ذخیره شد']);
  });
});
