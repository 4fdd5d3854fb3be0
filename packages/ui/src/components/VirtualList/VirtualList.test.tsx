import { describe, expect, it, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { render } from '../../testing/render.tsx';
import { VirtualList } from './VirtualList.tsx';

const items = Array.from({ length: 10_000 }, (_, place) => place);

const list = (
  <VirtualList
    aria-label="ردیف‌ها"
    items={items}
    itemKey={String}
    style={{ blockSize: 400 }}
    estimate={40}
  >
    {(place) => <p style={{ blockSize: 20 + (place % 7) * 15 }}>{place}</p>}
  </VirtualList>
);

describe('VirtualList', () => {
  describeComponent(list, { root: 'div > div' });

  it('draws at most 150 elements, wherever it is scrolled', async () => {
    const { container, find } = render(list);
    const box = find('div > div');
    for (const top of [0, 5_000, 200_000, 9_999_999]) {
      box.scrollTop = top;
      box.dispatchEvent(new Event('scroll'));
      await vi.waitFor(() => {
        const view = box.getBoundingClientRect();
        const rows = [...container.querySelectorAll('li')].map((row) =>
          row.getBoundingClientRect(),
        );
        expect(rows.at(0)?.top).toBeLessThanOrEqual(view.top + 1);
        expect(rows.at(-1)?.bottom).toBeGreaterThanOrEqual(view.bottom - 2);
      });
      expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(150);
    }
    expect(container.querySelector('li:last-child')?.getAttribute('aria-posinset')).toBe('10000');
  });

  it('leaves the focus in the box when the row that had it scrolls away', async () => {
    const { find } = render(list);
    const box = find('div > div');
    find('li').focus();
    box.scrollTop = 50_000;
    box.dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(document.activeElement).toBe(box));
  });
});
