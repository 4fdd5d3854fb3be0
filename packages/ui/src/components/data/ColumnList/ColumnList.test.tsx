import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { ColumnList } from './ColumnList.tsx';
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
