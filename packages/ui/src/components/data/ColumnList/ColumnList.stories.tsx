import { expect, fn, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { formatNumber } from '../../../persian/number.ts';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { ColumnList } from './ColumnList.tsx';
import { ColumnListSkeleton } from './ColumnListSkeleton.tsx';
import type { ListColumn } from './listColumn.ts';

interface Booking {
  id: string;
  subject: string;
  time: string;
  amount: number | null;
  state: 'booked' | 'asked' | 'gone' | null;
  code: string | null;
}

const states = {
  booked: { words: 'قطعی', tone: 'success' },
  asked: { words: 'در انتظار', tone: 'warning' },
  gone: { words: 'لغوشده', tone: 'danger' },
} as const;

const columns: readonly ListColumn<Booking>[] = [
  { id: 'subject', header: 'بابت', kind: 'words', text: ({ subject }) => subject },
  { id: 'time', header: 'زمان', kind: 'time', text: ({ time }) => time },
  {
    id: 'state',
    header: 'وضعیت',
    kind: 'status',
    text: ({ state }) => (state === null ? 'نامشخص' : states[state].words),
    tone: ({ state }) => (state === null ? 'quiet' : states[state].tone),
  },
  {
    id: 'amount',
    header: 'مبلغ (تومان)',
    kind: 'money',
    text: ({ amount }) => (amount === null ? null : formatNumber(amount)),
  },
  { id: 'code', header: 'شمارهٔ پیگیری', kind: 'code', text: ({ code }) => code },
];

const bookings: Booking[] = [
  {
    id: '1',
    subject: 'سالن همایش',
    time: '۳۰ آبان ۱۴۰۵، ساعت ۱۴:۰۵',
    amount: 1_250_000,
    state: 'booked',
    code: '402118875310',
  },
  {
    id: '2',
    subject: 'اتاق ضبط طبقهٔ دوم برای گفت‌وگوی بلند با پژوهشگران زبان‌شناسی رایانشی دانشگاه تهران',
    time: '۲۹ آبان ۱۴۰۵، ساعت ۰۹:۳۰',
    amount: null,
    state: 'asked',
    code: null,
  },
  {
    id: '3',
    subject: 'سالن همایش',
    time: '۲ آبان ۱۴۰۵، ساعت ۱۱:۰۰',
    amount: 95_000,
    state: 'gone',
    code: 'NV-2041',
  },
  {
    id: '4',
    subject: 'اتاق نشست',
    time: '۱ آبان ۱۴۰۵، ساعت ۰۸:۰۰',
    amount: 0,
    state: null,
    code: '7',
  },
];

const many: Booking[] = Array.from({ length: 5_000 }, (_, place) => ({
  id: `b${place}`,
  subject: `اتاق ${formatNumber(place + 1)}`,
  time: '۳۰ آبان ۱۴۰۵، ساعت ۱۴:۰۵',
  amount: place * 1_000,
  state: place % 3 === 0 ? 'asked' : 'booked',
  code: String(402_118_870_000 + place),
}));

const onOpen = fn();

const meta = preview.meta({
  title: 'Components/Data/ColumnList',
  component: ColumnList<Booking>,
  args: {
    'aria-label': 'رزروها',
    items: bookings,
    itemKey: ({ id }: Booking) => id,
    columns,
    href: toHref,
  },
  render: (args) => (
    <div
      onClickCapture={(event) => {
        event.preventDefault();
        onOpen(event.target instanceof Element && event.target.closest('a')?.getAttribute('href'));
      }}
    >
      <ColumnList {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    onOpen.mockClear();
    const rows = canvas.getAllByRole('listitem');
    await step('the name of a row has all its facts, and no dash', async () => {
      await expect(rows[0]).toHaveAccessibleName(
        'سالن همایش، ۳۰ آبان ۱۴۰۵، ساعت ۱۴:۰۵، قطعی، ۱٬۲۵۰٬۰۰۰ تومان، 402118875310',
      );
      await expect(rows[1]).toHaveTextContent('—');
      await expect(rows[1]?.getAttribute('aria-label')).not.toContain('—');
    });
    await step('the cells of all rows and of the head line up', async () => {
      const starts = (kind: string) =>
        [...document.querySelectorAll(`[data-kind='${kind}']`)].map((cell) =>
          Math.round(measureSpan(cell).start),
        );
      for (const kind of ['time', 'status', 'money', 'code']) {
        await expect(new Set(starts(kind)).size).toBe(1);
      }
    });
    await step('arrow keys move between rows, and Enter opens the row', async () => {
      await userEvent.tab();
      await expect(rows[0]).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(onOpen).toHaveBeenLastCalledWith('/bookings?id=3');
    });
    await step('the row is the link as a whole', async () => {
      const { left, right, top, bottom } = (rows[1] as HTMLElement).getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      await expect(hit).toHaveAttribute('href', '/bookings?id=2');
    });
  },
});

/** From 101 rows on the list scrolls itself. */
export const Long = meta.story({
  args: { items: many },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const list = canvas.getByRole('list', { name: 'رزروها' });
    await step('X-114: few of 5,000 rows are rendered, at any position', async () => {
      const first = canvas.getAllByRole('listitem')[0] as HTMLElement;
      await expect(first).toHaveAttribute('aria-setsize', '5000');
      await expect(list.querySelectorAll('*').length).toBeLessThanOrEqual(150);
      first.focus();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '5000'));
      await expect(list.querySelectorAll('*').length).toBeLessThanOrEqual(150);
    });
    await step('the columns of the head are beside the scroll bar, too', async () => {
      const start = (selector: string) =>
        Math.round(measureSpan(canvasElement.querySelector(selector) as Element).start);
      await expect(start('[data-head] [data-kind=code]')).toBe(
        start('[data-row] [data-kind=code]'),
      );
    });
    await step('Ctrl+F finds a row by its code', async () => {
      await userEvent.keyboard('{Control>}f{/Control}');
      await userEvent.keyboard('402118873210');
      await waitFor(() =>
        expect(canvas.getByRole('listitem', { current: true })).toHaveAttribute(
          'aria-posinset',
          '3211',
        ),
      );
    });
  },
});

/** In narrow containers each row is a card. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('nothing is wider than the window, and the head is hidden', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
      await expect(canvasElement.querySelector('[data-head]')).not.toBeVisible();
    });
    await step('the amount is at the end of the first line', async () => {
      const [first] = canvas.getAllByRole('listitem');
      const tops = ['name', 'money'].map(
        (kind) => first?.querySelector(`[data-kind=${kind}]`)?.getBoundingClientRect().top,
      );
      await expect(tops[0]).toBeCloseTo(tops[1] ?? Number.NaN, -1);
    });
    await step('the status has space below it, and the time is one line', async () => {
      const [first] = canvas.getAllByRole('listitem');
      const place = (kind: string) =>
        first?.querySelector(`[data-kind=${kind}]`)?.getBoundingClientRect() ?? new DOMRect();
      await expect(place('code').top - place('status').bottom).toBeGreaterThanOrEqual(8);
      await expect(place('status').top - place('money').bottom).toBeGreaterThanOrEqual(6);
      await expect(place('time').height).toBeLessThan(30);
    });
  },
});

/** The first rows are loading. */
export const Loading = meta.story({
  render: (args) => <ColumnListSkeleton columns={args.columns} />,
});

/** A large amount leaves the line of the time alone. */
export const NarrowWithLargeSums = meta.story({
  args: { items: bookings.map((one) => Object.assign({}, one, { amount: 123_456_789_000 })) },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement, step }) => {
    await step('the time is one line', async () => {
      const times = [...canvasElement.querySelectorAll('[data-row] [data-kind=time]')];
      for (const time of times) {
        await expect(time.getBoundingClientRect().height).toBeLessThan(30);
      }
    });
  },
});

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const Sheet = meta.story({ parameters: { everyTheme: true, picture: true } });

function toHref({ id }: Booking): string {
  return `/bookings?id=${id}`;
}
