import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../feedback/EmptyState/ErrorState.tsx';
import { HistoryIcon } from '../../media/Icon/pageIcons.ts';
import { Pagination } from '../../navigation/Pagination/Pagination.tsx';
import { Chosen, onSelect, Sorted } from './stories/StatefulTables.tsx';
import { actionColumn, columns, type Writing, writings } from './stories/writings.tsx';
import { Table } from './Table.tsx';

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

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => <Chosen {...args} />,
});
