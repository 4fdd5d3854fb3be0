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

  it('the focus ring of the first and the last row has the corners of the card', () => {
    const { container } = render(
      <div style={{ borderRadius: '16px' }}>
        <List>
          <ListRow title="یادداشت" href="#a" />
          <ListRow title="جلسه" href="#b" />
          <ListRow title="نامه" href="#c" />
        </List>
      </div>,
    );
    const corners = [...container.querySelectorAll('a')].map((link) => {
      const ring = getComputedStyle(link, '::after');
      return [ring.borderStartStartRadius, ring.borderEndEndRadius];
    });
    expect(corners).toEqual([
      ['16px', '0px'],
      ['0px', '0px'],
      ['0px', '16px'],
    ]);
  });

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
