import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureLetters } from '../../../testing/measureLetters.ts';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../feedback/EmptyState/ErrorState.tsx';
import { MoreIcon } from '../../media/Icon/rowIcons.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { HistoryIcon } from '../../media/Icon/pageIcons.ts';
import { TwoLines } from '../TwoLines/TwoLines.tsx';
import { Pagination } from '../../navigation/Pagination/Pagination.tsx';
import { computeNextSort, type TableColumn, type TableSort } from './column.ts';
import { columns, sortRows, type Writing, writings } from './stories/writings.tsx';
import { Table, type TableProps } from './Table.tsx';

const actionColumn: TableColumn<Writing> = {
  id: 'actions',
  header: 'کارها',
  actions: ({ title }) => <IconButton size="small" label={`کارهای ${title}`} icon={<MoreIcon />} />,
};

const facts: TableColumn<Writing>[] = [
  {
    id: 'span',
    header: 'بازه',
    cell: () => <TwoLines note="بدون پایان">از ۲۳ خرداد ۱۴۰۴</TwoLines>,
  },
];

const onSelect = fn();
const onExtend = fn();

const meta = preview.meta({
  title: 'Components/Data/Table',
  component: Table<Writing>,
  args: { caption: 'نوشته‌های شما', columns, rows: writings, rowKey: ({ id }) => id },
  render: (args) => <Sorted {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const firstName = () => canvas.getAllByRole('rowheader')[0]?.textContent;
    await step('a press on a header sorts ascending, a second press descending', async () => {
      const head = canvas.getByRole('columnheader', { name: 'کلمه‌ها' });
      await userEvent.click(canvas.getByRole('button', { name: 'کلمه‌ها' }));
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
      await expect(firstName()).toBe('یادداشت صبح');
      await userEvent.keyboard('{Enter}');
      await expect(head).toHaveAttribute('aria-sort', 'descending');
      await expect(firstName()).toContain('سخنرانی افتتاحیه');
    });
    await step('columns follow the reading direction', async () => {
      const [first, second] = canvas.getAllByRole('columnheader').map(measureSpan);
      await expect(second?.start).toBeGreaterThanOrEqual(first?.end ?? Infinity);
    });
    await step('the header of an unsortable column has no button', async () => {
      await expect(canvas.queryByRole('button', { name: 'وضعیت' })).toBeNull();
    });
  },
});

export const Selectable = meta.story({
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'انتخاب همه' });
    const one = canvas.getByRole('checkbox', { name: 'انتخاب یادداشت صبح' });
    await step('a partial selection makes the “select all” box indeterminate', async () => {
      one.focus();
      await userEvent.keyboard(' ');
      await expect(one).toBeChecked();
      await expect(all).toBePartiallyChecked();
    });
    await step('the “select all” box selects all rows, then none', async () => {
      await userEvent.click(all);
      await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(5);
      await userEvent.click(all);
      await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
    });
    await step('rows of other pages stay selected', async () => {
      await expect(onSelect).toHaveBeenLastCalledWith(new Set(['of another page']));
    });
    await userEvent.click(one);
  },
});

export const Extended = meta.story({
  render: (args) => (
    <Table {...args} selection={{ selected: new Set(['1']), onChange: onSelect, onExtend }} />
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-102: a press with Shift on a box extends the choice to its row', async () => {
      const box = canvas.getByRole('checkbox', { name: 'انتخاب یادداشت صبح' });
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(box);
      await userEvent.keyboard('{/Shift}');
      await expect(onExtend).toHaveBeenLastCalledWith('4');
      await expect(onSelect).not.toHaveBeenCalled();
    });
  },
});

export const TwoSelected = meta.story({
  render: (args) => (
    <Table {...args} selection={{ selected: new Set(['1', '2']), onChange: onSelect }} />
  ),
  play: async ({ canvas, step }) => {
    const [first, , third] = canvas.getAllByRole('rowheader').map((cell: HTMLElement) => {
      const row = getComputedStyle(cell.parentElement as HTMLElement).backgroundColor;
      return { row, line: getComputedStyle(cell).borderBlockEndColor };
    });
    await step('the line between two selected rows has the ground of the table', async () => {
      const table = canvas.getByRole('table').closest('[data-density]') as HTMLElement;
      await expect(first?.line).toBe(getComputedStyle(table).backgroundColor);
      await expect(first?.line).not.toBe(first?.row);
      await expect(third?.line).not.toBe(first?.line);
    });
  },
});

export const WithActions = meta.story({
  args: { columns: [...columns, actionColumn] },
  play: async ({ canvas, step }) => {
    await step(
      'the buttons of a row are at its end, under a header for screen readers',
      async () => {
        await expect(canvas.getByRole('columnheader', { name: 'کارها' })).toBeInTheDocument();
        const [button] = canvas.getAllByRole('button', { name: /^کارهای/ });
        const row = button?.closest('tr') as HTMLElement;
        await expect(measureSpan(button as HTMLElement).end).toBeGreaterThan(
          measureSpan(row).end - 80,
        );
      },
    );
  },
});

export const ActionsOfCards = WithActions.extend({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('the buttons of a card are beside its name', async () => {
      const [button] = canvas.getAllByRole('button', { name: /^کارهای/ });
      const name = canvas.getAllByRole('rowheader')[0] as HTMLElement;
      const box = (button as HTMLElement).getBoundingClientRect();
      await expect(Math.abs(box.top - name.getBoundingClientRect().top)).toBeLessThan(24);
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});

export const Compact = meta.story({
  args: { density: 'compact' },
  play: async ({ canvas, step }) => {
    await step('X-109: a compact row is less high', async () => {
      const row = canvas.getAllByRole('row')[4] as HTMLElement;
      await expect(row.getBoundingClientRect().height).toBeLessThan(40);
    });
  },
});

export const Paged = meta.story({
  args: {
    footer: (
      <Pagination page={2} pageSize={10} total={93} onPageChange={fn()} onPageSizeChange={fn()} />
    ),
  },
});

export const FirstLoad = meta.story({
  args: { rows: [], busy: true },
  play: async ({ canvas, step }) => {
    await step('the table is busy, and the loading state is announced', async () => {
      await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getByRole('status')).toHaveTextContent('در حال بارگذاری…');
    });
  },
});

export const Reloading = meta.story({ args: { busy: true } });

export const Empty = meta.story({
  args: {
    rows: [],
    empty: (
      <EmptyState
        level={3}
        icon={<HistoryIcon size="large" />}
        heading="هنوز چیزی ننوشته‌اید"
        sentence="هر متنی که با صدای شما نوشته شود، این‌جا می‌ماند."
      />
    ),
  },
  play: async ({ canvas, step }) => {
    await step('the empty state is inside the table', async () => {
      await expect(canvas.getByRole('table')).toContainElement(
        canvas.getByRole('heading', { name: 'هنوز چیزی ننوشته‌اید' }),
      );
    });
  },
});

export const Failed = meta.story({
  args: {
    rows: [],
    failed: <ErrorState level={3} heading="نوشته‌ها بارگذاری نشد" onRetry={fn()} />,
  },
});

export const Scrolling = meta.story({
  args: {
    scrolls: true,
    style: { maxBlockSize: 240 },
    rows: Array.from({ length: 30 }, (_, place) => ({
      id: String(place),
      title: `نوشتهٔ ${place.toLocaleString('fa')}`,
      status: 'ready' as const,
      words: place * 37,
      minutes: place / 4,
    })),
  },
  play: async ({ canvas, step }) => {
    await step('the header stays visible when the rows scroll', async () => {
      const box = canvas.getByRole('group', { name: 'نوشته‌های شما' });
      box.scrollTop = 500;
      const head = canvas.getByRole('columnheader', { name: 'عنوان' }).getBoundingClientRect();
      await expect(head.top).toBeCloseTo(box.getBoundingClientRect().top, 0);
    });
  },
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
        .flatMap((head: HTMLElement) => [...head.querySelectorAll('button')])
        .map((button) => measureLetters(button));
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
    const [, row] = canvas.getAllByRole('row') as HTMLElement[];
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

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => <Chosen {...args} />,
});

function Sorted(props: TableProps<Writing>) {
  const [by, setBy] = useState<TableSort | null>(null);
  const sorting = {
    by,
    onPress: (column: string) => setBy((before) => computeNextSort(before, column)),
  };
  return <Table {...props} rows={sortRows(props.rows, by)} sorting={sorting} />;
}

function Chosen(props: TableProps<Writing>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['of another page']));
  const choose = (next: ReadonlySet<string>) => {
    setSelected(next);
    onSelect(next);
  };
  return <Sorted {...props} selection={{ selected, onChange: choose }} />;
}
