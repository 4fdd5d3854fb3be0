import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { GridList } from './GridList.tsx';

const titles = ['یک', 'دو', 'سه'];

describe('GridList', () => {
  describeComponent(
    <GridList
      label="شماره‌ها"
      rows={titles}
      rowKey={(title) => title}
      row={(title) => ({ title })}
      selection={{ selected: new Set(['یک']), onChange: () => undefined }}
      onReorder={() => undefined}
    />,
    { root: 'div > div' },
  );

  it('reorders rows when a row is dragged over another', async () => {
    const onReorder = vi.fn<(rows: string[]) => void>();
    const { find } = render(
      <GridList
        label="شماره‌ها"
        rows={titles}
        rowKey={(title) => title}
        row={(title) => ({ title })}
        onReorder={onReorder}
      />,
    );
    const row = (place: number) => find(`[role=row]:nth-of-type(${place})`);
    const { height } = row(3).getBoundingClientRect();
    await userEvent.dragAndDrop(row(1), row(3), { targetPosition: { x: 40, y: height - 4 } });
    await expect.poll(() => onReorder.mock.calls).toEqual([[['دو', 'سه', 'یک']]]);
    expect(find('output').textContent).toBe('یک در جایگاه ۳ از ۳ گذاشته شد.');
  });
});
