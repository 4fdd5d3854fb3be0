import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { List } from './List.tsx';
import { ListRow } from './ListRow.tsx';

describe('List', () => {
  describeComponent(
    <List aria-label="نوشته‌ها">
      <ListRow title="یادداشت" href="/history" />
    </List>,
    { root: 'ul' },
  );

  it('selects a row with a checkbox above the link of the row', async () => {
    const onSelectedChange = vi.fn<(selected: boolean) => void>();
    const { find } = render(
      <List>
        <ListRow title="یادداشت" href="#" onSelectedChange={onSelectedChange} />
      </List>,
    );
    expect(getComputedStyle(find('input')).appearance).toBe('none');
    await userEvent.click(find('input'));
    expect(onSelectedChange).toHaveBeenCalledWith(true);
  });
});
