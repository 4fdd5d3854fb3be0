import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../layout/stories/viewports.ts';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { Card } from '../Card/Card.tsx';
import { List } from '../List/List.tsx';
import { HistoryRow, type HistoryRowProps } from './HistoryRow.tsx';
import { HistoryRowSkeleton } from './HistoryRowSkeleton.tsx';
import { ready, rowsInEveryState, RowMenu, searchHit } from './stories/rows.tsx';

const meta = preview.meta({
  title: 'Components/Data/HistoryRow',
  component: HistoryRow,
  args: { ...ready, menu: <RowMenu />, selection: choice(false) },
  render: (args) => <Rows rows={[args]} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const link = canvas.getByRole('link', { name: ready.title });
    await step('the title names the row, and each fact has a name for screen readers', async () => {
      await expect(canvas.getByRole('article', { name: ready.title })).toBeVisible();
      await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
        'تاریخ',
        'مدت',
        'کلمه‌ها',
      ]);
    });
    await step('the whole row is the link: a press anywhere reaches it', async () => {
      const { left, top, width, height } = canvas.getByRole('article').getBoundingClientRect();
      const points = [0.3, 0.5].map((at) => [left + width * at, top + height - 4] as const);
      for (const [x, y] of points) {
        await expect(document.elementFromPoint(x, y)?.closest('a')).toBe(link);
      }
    });
    await step('Tab reaches checkbox, title, star and menu in this order', async () => {
      const names: (string | null)[] = [];
      for (let stop = 0; stop < 4; stop += 1) {
        await userEvent.tab();
        names.push(document.activeElement?.getAttribute('aria-label') ?? 'title');
      }
      await expect(names).toEqual(['انتخاب', 'title', 'نشان‌گذاری', 'کارهای نوشته']);
    });
    await step('the focus shows the checkbox in the place of the icon', async () => {
      const box = canvas.getByRole('checkbox', { name: `انتخاب ${ready.title}` });
      box.focus();
      await waitFor(() =>
        expect(getComputedStyle(box.closest('label') as HTMLElement).opacity).toBe('1'),
      );
      await userEvent.keyboard(' ');
      await expect(args.selection?.onChange).toHaveBeenLastCalledWith(true, false);
    });
    await step('the star is a toggle with the title in its name', async () => {
      const star = canvas.getByRole('button', { name: `نشان‌گذاری ${ready.title}` });
      await expect(star).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(star);
      await expect(args.star?.onChange).toHaveBeenLastCalledWith(true);
    });
    await step('the menu opens by keyboard', async () => {
      canvas.getByRole('button', { name: 'کارهای نوشته' }).focus();
      await userEvent.keyboard('{Enter}');
      const item = await screen.findByRole('menuitem', { name: /تغییر نام/ });
      await waitFor(() => expect(item).toBeVisible());
      await userEvent.keyboard('{Escape}');
    });
  },
});

export const LeftToRight = meta.story({
  globals: { direction: 'ltr' },
  render: () => <Rows rows={rowsInEveryState} />,
  play: async ({ canvas, step }) => {
    await step('the tools are at the end of each row', async () => {
      for (const row of canvas.getAllByRole('article')) {
        const tools = measureSpan(row.querySelector('button[aria-pressed]') as Element);
        const link = measureSpan(row.querySelector('a') as Element);
        await expect(tools.start).toBeGreaterThan(link.start);
      }
    });
  },
});

/** Ready, queued, processing, failed, on this device, syncing, conflict, refused, in the trash, unknown. */
export const EveryState = meta.story({
  render: () => <Rows rows={rowsInEveryState} />,
  play: async ({ canvas, step }) => {
    await step('each state is a word, and its reason is a sentence', async () => {
      await expect(canvas.getByText('ناموفق')).toBeVisible();
      await expect(canvas.getByText(/برای این فایل اعتباری کم نشد/)).toBeVisible();
      await expect(canvas.getByRole('progressbar', { name: 'در حال پردازش ۴۵٪' })).toHaveAttribute(
        'aria-valuetext',
        '۴۵٪',
      );
    });
    await step('facts are in columns over all rows', async () => {
      const starts = canvas
        .getAllByRole('article')
        .map((row) => Math.round(measureSpan(row.querySelector('dl') as Element).start));
      await expect(new Set(starts).size).toBe(1);
    });
  },
});

export const Selected = meta.story({
  render: () => (
    <Rows
      rows={rowsInEveryState.slice(0, 3)}
      selection={({ href }) => choice(href.endsWith('2'), true)}
    />
  ),
  play: async ({ canvas, step }) => {
    await step('every row shows its checkbox while one is selected', async () => {
      for (const box of canvas.getAllByRole('checkbox')) {
        await expect(getComputedStyle(box.closest('label') as HTMLElement).opacity).toBe('1');
      }
    });
  },
});

export const Renaming = meta.story({
  render: (args) => <Renamed {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const field = () => canvas.getByRole('textbox', { name: 'نام جدید' });
    await userEvent.click(canvas.getByRole('button', { name: 'کارهای نوشته' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /تغییر نام/ }));
    await step('the field keeps the focus when the menu has closed', async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await waitFor(() => expect(field()).toHaveFocus());
      await userEvent.keyboard('صورت‌جلسهٔ سوم{Enter}');
    });
    await step('the typed name stays after a failure', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('نام ذخیره نشد');
      await expect(field()).toHaveValue('صورت‌جلسهٔ سوم');
    });
    await step('Escape restores the title, which takes the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('link', { name: ready.title })).toHaveFocus();
    });
  },
});

export const RenameFailed = meta.story({
  args: {
    rename: {
      label: 'نام جدید',
      saveLabel: 'ذخیره',
      error: 'نام ذخیره نشد. دوباره تلاش کنید.',
      onSave: fn(),
      onCancel: fn(),
    },
  },
});

export const SearchHit = meta.story({
  args: searchHit,
  play: async ({ canvasElement, step }) => {
    await step('the hits are marked in title and text', async () => {
      const marks = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
      await expect(marks).toEqual(['بودجه', 'بودجهٔ']);
    });
  },
});

export const Untitled = meta.story({ args: { title: '', text: '' } });

/** 200 characters, Latin inside Persian and Persian inside Latin. */
export const LongText = meta.story({
  render: () => (
    <Rows
      rows={[
        { ...ready, title: 'پیاده‌سازی کامل سخنرانی افتتاحیهٔ همایش '.repeat(5) },
        { ...ready, title: 'Q3 review (نسخهٔ نهایی) v2.1' },
        { ...ready, title: 'جلسهٔ React و TypeScript: بخش ۳ (draft)', text: 'متن '.repeat(2500) },
      ]}
    />
  ),
});

export const Narrow = meta.story({
  globals: onPhone,
  render: () => <Rows rows={rowsInEveryState} />,
  play: async ({ canvas, canvasElement, step }) => {
    await step('nothing is wider than the window', async () => {
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    });
    await step('a button with a border begins with the text of its row', async () => {
      const buttons = canvasElement.querySelectorAll("[data-variant='secondary']");
      await expect(buttons.length).toBeGreaterThan(0);
      for (const button of buttons) {
        const title = button.closest('article')?.querySelector('h2')?.getBoundingClientRect();
        await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(title?.right ?? 0);
      }
    });
    await step('the facts are one line under the title', async () => {
      const [first] = canvas.getAllByRole('article');
      const facts = first?.querySelector('dl')?.getBoundingClientRect();
      const title = first?.querySelector('h2')?.getBoundingClientRect();
      await expect(facts?.top).toBeGreaterThanOrEqual(title?.bottom ?? Infinity);
      await expect(facts?.height).toBeLessThan(28);
    });
  },
});

/** The first rows are loading. */
export const Loading = meta.story({
  render: () => (
    <Card padding="none" aria-busy="true">
      {[0, 1, 2, 3].map((row) => (
        <HistoryRowSkeleton key={row} />
      ))}
    </Card>
  ),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <Rows
      rows={[
        ...rowsInEveryState.slice(0, 4),
        { ...searchHit, selection: choice(true, true) },
        ...rowsInEveryState.slice(6, 9),
      ]}
    />
  ),
});

interface RowsProps {
  rows: readonly HistoryRowProps[];
  selection?: (row: HistoryRowProps) => HistoryRowProps['selection'];
}

function Rows({ rows, selection }: RowsProps) {
  return (
    <Card padding="none">
      <List aria-label="نوشته‌ها">
        {rows.map((row) => (
          <li key={`${row.href} ${row.title}`}>
            <HistoryRow {...row} selection={selection?.(row) ?? row.selection} />
          </li>
        ))}
      </List>
    </Card>
  );
}

function Renamed(args: HistoryRowProps) {
  const [renaming, setRenaming] = useState(false);
  const [error, setError] = useState<string>();
  const rename = {
    label: 'نام جدید',
    saveLabel: 'ذخیره',
    error,
    onSave: () => setError('نام ذخیره نشد. دوباره تلاش کنید.'),
    onCancel: () => setRenaming(false),
  };
  const menu = <RowMenu onRename={() => setRenaming(true)} />;
  return <Rows rows={[{ ...args, menu, rename: renaming ? rename : undefined }]} />;
}

function choice(selected: boolean, active = selected) {
  return { selected, active, onChange: fn() };
}
