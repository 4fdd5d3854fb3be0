import { expect, within } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureLetters } from '../../../testing/measureLetters.ts';
import { TwoLines } from '../TwoLines/TwoLines.tsx';
import type { TableColumn } from './column.ts';
import { Chosen, Sorted } from './stories/StatefulTables.tsx';
import { actionColumn, columns, type Writing, writings } from './stories/writings.tsx';
import { Table } from './Table.tsx';

const facts: TableColumn<Writing>[] = [
  {
    id: 'span',
    header: 'بازه',
    cell: () => <TwoLines note="بدون پایان">از ۲۳ خرداد ۱۴۰۴</TwoLines>,
  },
];

const meta = preview.meta({
  title: 'Components/Data/Table/In narrow places',
  component: Table<Writing>,
  args: { caption: 'نوشته‌های شما', columns, rows: writings, rowKey: ({ id }) => id },
  render: (args) => <Sorted {...args} />,
});

export const Cards = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, step }) => {
    await step('a card shows the column names and is still a row', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(5);
      await expect(canvas.getAllByText('دقیقه', { selector: 'td *' })[0]).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'دقیقه' })).toBeVisible();
    });
    await step('the box of all rows is in the line of the column names', async () => {
      const [all] = canvas.getAllByRole('checkbox');
      const head = canvas.getAllByRole('row')[0]?.getBoundingClientRect();
      const box = (all as HTMLElement).getBoundingClientRect();
      await expect(box.top).toBeGreaterThanOrEqual(head?.top ?? Infinity);
      await expect(box.bottom).toBeLessThanOrEqual(head?.bottom ?? 0);
    });
    await step('each line of the column names begins where the names of the rows do', async () => {
      const starts = canvas
        .getAllByRole('columnheader')
        .flatMap((head: HTMLElement) =>
          Array.from(head.querySelectorAll('button'), measureLetters),
        );
      const [name] = canvas.getAllByRole('rowheader');
      const { right } = measureLetters(name as HTMLElement);
      const lines = new Map(starts.toReversed().map((start) => [Math.round(start.top), start]));
      await expect(lines.size).toBeGreaterThan(0);
      for (const start of lines.values()) {
        await expect(start.right).toBeCloseTo(right, 0);
      }
    });
  },
});

/** Cards with many columns in a place that is too wide for one fact in a line. */
export const WideCards = meta.story({
  args: { columns: [...columns, ...facts] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, step }) => {
    const [, row] = canvas.getAllByRole('row');
    const cells = [
      ...(row as HTMLElement).querySelectorAll<HTMLElement>('td:not([data-part="choice"])'),
    ];
    const boxes = cells.map((cell) => cell.getBoundingClientRect());
    const name = within(row as HTMLElement)
      .getByRole('rowheader')
      .getBoundingClientRect();
    await step('X-256: two facts are in a line, below the whole width of the name', async () => {
      const [first, second, third, fourth] = boxes;
      await expect(first?.top).toBe(second?.top);
      await expect(third?.top).toBe(fourth?.top);
      await expect(third?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
      await expect(first?.right).toBeCloseTo(name.right, 0);
      await expect(second?.left).toBeCloseTo(name.left, 0);
      await expect((first?.left ?? 0) - (second?.right ?? 0)).toBeCloseTo(32, 0);
    });
    await step('X-256: each line of a value ends at the edge of its fact', async () => {
      const lines = within(row as HTMLElement).getAllByText(/خرداد|پایان/);
      const edge = lines[0]?.closest('td')?.getBoundingClientRect().left ?? Infinity;
      await expect(lines).toHaveLength(2);
      for (const line of lines) {
        await expect(measureLetters(line).left).toBeCloseTo(edge, 0);
      }
    });
  },
});

export const Sideways = meta.story({
  args: { narrow: 'scroll' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const scroller = canvas.getByRole('group', { name: 'نوشته‌های شما' });
    const [head, name] = [
      canvas.getByRole('columnheader', { name: 'عنوان' }),
      ...canvas.getAllByRole('rowheader'),
    ];
    const end = head.getBoundingClientRect().right;
    scroller.scrollBy({ left: -200, behavior: 'instant' });
    await expect(scroller.scrollLeft).toBe(-200);
    await step(
      'X-200: the first column stays in sight, in front of the columns that scroll',
      async () => {
        await expectInFront(head, end);
        await expectInFront(name, end);
      },
    );
    await step('its columns have no cards, also in a narrow place', async () => {
      await expect(canvas.getAllByText('کلمه‌ها', { selector: 'td *' })[0]).not.toBeVisible();
    });
    await step('WCAG 2.1.1: the keyboard reaches the box that scrolls', async () => {
      await expect(scroller).toHaveAttribute('tabindex', '0');
    });
  },
});

/** The width that the content of a page has on a tablet. */
export const OnTablet = meta.story({
  args: { narrow: 'scroll' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '590px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('X-200: the columns have room, and do not scroll', async () => {
      const scroller = canvas.getByRole('group', { name: 'نوشته‌های شما' });
      await expect(scroller.scrollWidth).toBe(scroller.clientWidth);
      await expect(canvas.getAllByText('کلمه‌ها', { selector: 'td *' })[0]).not.toBeVisible();
    });
  },
});

export const SidewaysWithManyColumns = Sideways.extend({
  args: { columns: [...columns, actionColumn] },
  play: async ({ canvas, step }) => {
    await step('X-200: many columns have no cards either', async () => {
      await expect(canvas.getByRole('columnheader', { name: 'وضعیت' })).toBeVisible();
      await expect(getComputedStyle(canvas.getAllByRole('row')[1] as HTMLElement).display).toBe(
        'table-row',
      );
    });
  },
});

async function expectInFront(cell: HTMLElement | undefined, end: number) {
  const { x = 0, y = 0, right, height = 0 } = cell?.getBoundingClientRect() ?? {};
  await expect(right).toBe(end);
  // Near its edge, where the next column scrolls behind it.
  const front = document.elementFromPoint(x + 12, y + height / 2);
  await expect(cell).toContainElement(front as HTMLElement);
  await expect(cell).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
}
