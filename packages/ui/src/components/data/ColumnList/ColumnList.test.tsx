import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { ColumnList } from './ColumnList.tsx';
import { ColumnListSkeleton } from './ColumnListSkeleton.tsx';
import type { ListColumn } from './listColumn.ts';

interface Row {
  id: string;
  name: string;
  code: string | null;
}

const columns: readonly ListColumn<Row>[] = [
  { id: 'name', header: 'نام', kind: 'words', text: ({ name }) => name },
  { id: 'code', header: 'شماره', kind: 'code', text: ({ code }) => code },
];

const list = (
  <ColumnList
    aria-label="رزروها"
    items={[
      { id: '1', name: 'سالن', code: 'NV-1' },
      { id: '2', name: 'ا'.repeat(300), code: null },
    ]}
    itemKey={({ id }) => id}
    columns={columns}
    href={({ id }) => `/rows/${id}`}
  />
);

describe('ColumnList', () => {
  describeComponent(list, { root: 'div > div' });

  it.each(['rtl', 'ltr'] as const)('in %s a code runs from left to right', (direction) => {
    const { find } = render(list, { direction });
    expect(getComputedStyle(find('[data-row] [data-kind=code]')).direction).toBe('ltr');
  });

  it('a code has figures of one width in a column, and proportional ones beside its label', () => {
    const numeric = (inlineSize: number) =>
      getComputedStyle(
        render(<div style={{ inlineSize }}>{list}</div>).find('[data-row] [data-kind=code]'),
      ).fontVariantNumeric;
    expect([numeric(800), numeric(320)]).toEqual(['tabular-nums', 'proportional-nums']);
  });

  it('a word of any length stays in its column', () => {
    const { container } = render(<div style={{ inlineSize: 800 }}>{list}</div>);
    const [, row] = container.querySelectorAll('[data-row]');
    const name = row?.querySelector('a')?.getBoundingClientRect();
    const code = row?.querySelector('span')?.getBoundingClientRect();
    expect(name?.left).toBeGreaterThanOrEqual(code?.right ?? Number.POSITIVE_INFINITY);
  });

  it('a missing code has a dash in the columns and no line on a card', () => {
    const { container } = render(<div style={{ inlineSize: 360 }}>{list}</div>);
    const codes = [...container.querySelectorAll('[data-row] [data-kind=code]')];
    expect(codes.map((code) => code.checkVisibility())).toEqual([true, false]);
    expect(codes[1]?.textContent).toBe('—');
  });
});

describe('ColumnListSkeleton', () => {
  const shapes = <ColumnListSkeleton columns={columns} />;

  describeComponent(shapes, { root: '[data-waiting]' });

  it.each([800, 320])('%d px: each row is as high as one with a line of text', async (width) => {
    const measure = (content: ReactNode) => {
      const { find } = render(<div style={{ inlineSize: width }}>{content}</div>);
      return ['[data-head]', '[data-row]'].map((part) => () => find(part).offsetHeight);
    };
    const items = ['1', '2'].map((id) => ({ id, name: 'سالن', code: null }));
    const readShapes = measure(shapes);
    const readRows = measure(
      <ColumnList
        aria-label="رزروها"
        items={items}
        itemKey={({ id }) => id}
        columns={columns}
        href={({ id }) => `/rows/${id}`}
      />,
    );
    // A row of the list has its height when it has been in sight.
    await expect.poll(() => readRows[1]?.()).toBeLessThan(64);
    expect(readShapes.map((read) => read())).toEqual(readRows.map((read) => read()));
  });
});
