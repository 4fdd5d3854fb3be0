import { describe, expect, it, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { render } from '../../testing/render.tsx';
import { SplitPane } from './SplitPane.tsx';

const pane = <SplitPane label="پهنا" start="فهرست" end="متن" />;

describe('SplitPane', () => {
  describeComponent(pane, { root: 'div > div' });

  it.each(['rtl', 'ltr'] as const)('in %s the separator follows the pointer', (direction) => {
    const onShareChange = vi.fn<(share: number) => void>();
    const { find } = render(
      <SplitPane label="پهنا" start="فهرست" end="متن" onShareChange={onShareChange} />,
      { direction },
    );
    const line = find('[role=separator]');
    line.setPointerCapture = () => undefined;
    line.hasPointerCapture = () => true;
    const { left, right, width } = find('div > div').getBoundingClientRect();
    const clientX = direction === 'rtl' ? right - width * 0.3 : left + width * 0.3;
    line.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX, pointerId: 1 }));
    expect(onShareChange).toHaveBeenCalledWith(30);
  });
});
