import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { CopyIcon } from '../../media/Icon/controlIcons.ts';
import { HistoryIcon, WritingIcon } from '../../media/Icon/pageIcons.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { GridList, type GridListProps, type GridListSelection } from './GridList.tsx';

interface Writing {
  title: string;
  sentence: string;
  aside: string;
  disabled?: boolean;
}

const writings: Writing[] = [
  { title: 'یادداشت صبح', sentence: 'چند جمله پیش از آغاز کار', aside: '۸:۱۵' },
  { title: 'نشست هفتگی تیم فنی', sentence: 'تصمیم‌ها و کارهای این هفته', aside: 'دیروز' },
  {
    title: 'پیاده‌سازی کامل سخنرانی افتتاحیهٔ همایش بین‌المللی زبان‌شناسی رایانشی دانشگاه تهران',
    sentence: 'یک ساعت و چهل و چهار دقیقه، با نام گویندگان و زمان هر جمله',
    aside: '۱۲ آبان',
  },
  {
    title: 'در حال تبدیل',
    sentence: 'تا پایان تبدیل باز نمی‌شود',
    aside: '۱۰ آبان',
    disabled: true,
  },
  { title: 'گفت‌وگو با دکتر احمدی', sentence: 'دربارهٔ خط و نوشتار', aside: '۹ آبان' },
];

const onCopy = fn();
const onChange = fn();

const meta = preview.meta({
  title: 'Components/Data/GridList',
  component: GridList<Writing>,
  args: {
    label: 'نوشته‌ها',
    rows: writings,
    rowKey: ({ title }) => title,
    row: (writing) => ({
      ...writing,
      leading: <WritingIcon />,
      actions: <IconButton size="small" label="کپی" icon={<CopyIcon />} onClick={onCopy} />,
    }),
    onOpen: fn(),
  },
  render: (args) => <Chosen {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await step('the list is one tab stop; arrow keys move between rows', async () => {
      await userEvent.tab();
      await expect(row(/^یادداشت صبح/)).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(row(/^نشست هفتگی/)).toHaveFocus();
    });
    await step('arrow keys skip a disabled row', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(row(/^گفت‌وگو/)).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(row(/^یادداشت صبح/)).toHaveFocus();
    });
    await step('typing the first letters moves the focus to a row', async () => {
      await userEvent.keyboard('پی');
      await expect(row(/^پیاده‌سازی/)).toHaveFocus();
    });
    await step('Enter opens the row', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenLastCalledWith(writings[2]);
    });
    await step('right to left: ArrowLeft moves the focus into the row', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getAllByRole('button', { name: 'کپی' })[2]).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(onCopy).toHaveBeenCalledOnce();
      await expect(args.onOpen).toHaveBeenCalledOnce();
      await userEvent.keyboard('{ArrowRight}');
      await expect(row(/^پیاده‌سازی/)).toHaveFocus();
    });
    await step('a click opens the row; a click on its action does not', async () => {
      await userEvent.click(canvas.getByText('یادداشت صبح'));
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
      await userEvent.click(canvas.getAllByRole('button', { name: 'کپی' })[0] ?? document.body);
      await expect(onCopy).toHaveBeenCalledTimes(2);
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
    });
  },
});

export const Multiple = meta.story({
  args: { selection: { selected: new Set(['یادداشت صبح']), onChange } },
  play: async ({ canvas, userEvent, args, step }) => {
    const chosen = () =>
      canvas.queryAllByRole('row', { selected: true }).map(({ ariaLabel }) => ariaLabel);
    await step('Space selects a row and preserves the other selection', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown} ');
      await expect(chosen()).toEqual(['یادداشت صبح', 'نشست هفتگی تیم فنی']);
    });
    await step('the checkbox selects the row and has an accessible name', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /گفت‌وگو/ }));
      await expect(chosen()).toHaveLength(3);
    });
    await step('while rows are selected, a click on a row toggles its selection', async () => {
      await userEvent.click(canvas.getByText('گفت‌وگو با دکتر احمدی'));
      await expect(chosen()).toHaveLength(2);
      await expect(args.onOpen).not.toHaveBeenCalled();
    });
    await step('Ctrl+A selects all enabled rows', async () => {
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(chosen()).toHaveLength(4);
    });
  },
});

export const Single = meta.story({
  args: { selection: { mode: 'single', selected: new Set(), onChange } },
  play: async ({ canvas, userEvent, step }) => {
    await step('a second selection replaces the first', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' {ArrowDown} ');
      const rows = canvas.getAllByRole('row', { selected: true });
      await expect(rows.map(({ ariaLabel }) => ariaLabel)).toEqual(['نشست هفتگی تیم فنی']);
    });
  },
});

export const Ordered = meta.story({
  args: { onReorder: fn() },
  play: async ({ canvas, userEvent, args, step }) => {
    const titles = () => canvas.getAllByRole('row').map(({ ariaLabel }) => ariaLabel);
    const target = () => document.activeElement?.getAttribute('aria-label');
    const first = ['یادداشت صبح', 'نشست هفتگی تیم فنی'];
    await step('the drag handle has a name, and Enter starts moving the row', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('button', { name: 'جابه‌جا کردن یادداشت صبح' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(target()).toContain('جایگاه ۱ از ۵'));
      await waitFor(() => expect(announced()).toContain('برداشته شد'));
    });
    await step('each drop position is announced with its number and its neighbours', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(target()).toMatch(/^جایگاه ۲ از ۵، میان نشست هفتگی تیم فنی و/));
    });
    await step('Escape cancels the move', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(announced()).toContain('جابه‌جایی لغو شد.'));
      await expect(titles().slice(0, 2)).toEqual(first);
      await expect(args.onReorder).not.toHaveBeenCalled();
    });
    await step('Enter drops the row, and its position is announced', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(target()).toContain('جایگاه ۱ از ۵'));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(titles().slice(0, 2)).toEqual(first.toReversed()));
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'یادداشت صبح در جایگاه ۲ از ۵ گذاشته شد.',
      );
      await expect(args.onReorder).toHaveBeenCalledOnce();
    });
  },
});

export const OrderedAndChosen = meta.story({
  args: {
    onReorder: fn(),
    selection: { selected: new Set(['یادداشت صبح', 'نشست هفتگی تیم فنی']), onChange },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('selected rows move together', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(document.activeElement).toHaveAccessibleName('جابه‌جا کردن ۲ مورد انتخاب‌شده');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement?.ariaLabel).toContain('جایگاه ۱ از ۵'));
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(document.activeElement?.ariaLabel).toContain('جایگاه ۴ از ۵'));
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(canvas.getAllByRole('row').at(-1)).toHaveAccessibleName(/^نشست هفتگی/),
      );
      await expect(canvas.getByRole('status')).toHaveTextContent('۲ مورد جابه‌جا شد');
    });
  },
});

export const Empty = meta.story({
  args: {
    rows: [],
    empty: (
      <EmptyState
        icon={<HistoryIcon size="large" />}
        heading="هنوز چیزی ننوشته‌اید"
        sentence="هر متنی که با صدای شما نوشته شود، این‌جا می‌ماند."
      />
    ),
  },
  play: async ({ canvas, step }) => {
    await step('the empty state is inside the list', async () => {
      await expect(canvas.getByRole('grid')).toContainElement(canvas.getByRole('heading'));
    });
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { onReorder: fn(), selection: { selected: new Set(['یادداشت صبح']), onChange } },
});

export const LeftToRight = meta.story({
  globals: { direction: 'ltr' },
  args: { onReorder: fn() },
  play: async ({ canvas, userEvent, step }) => {
    await step('left to right: ArrowRight moves the focus into the row', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(canvas.getAllByRole('button', { name: 'کپی' })[0]).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{Enter}');
      await waitFor(() => expect(document.activeElement?.ariaLabel).toContain('جایگاه ۱ از ۵'));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() =>
        expect(canvas.getAllByRole('row')[1]).toHaveAccessibleName(/^یادداشت صبح/),
      );
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  args: {
    rows: writings.filter((writing) => writing.title.length < 30),
    onReorder: fn(),
    selection: { selected: new Set(['یادداشت صبح']), onChange },
  },
});

function announced(): string {
  return document.querySelector('[data-live-announcer]')?.textContent ?? '';
}

function Chosen({ selection, onReorder, ...props }: GridListProps<Writing>) {
  const [rows, setRows] = useState(props.rows);
  const [selected, setSelected] = useState(selection?.selected ?? new Set<string>());
  const choosing: GridListSelection | undefined = selection && {
    ...selection,
    selected,
    onChange: (next) => {
      setSelected(next);
      selection.onChange(next);
    },
  };
  const order = (next: Writing[]) => {
    setRows(next);
    onReorder?.(next);
  };
  return (
    <Card padding="none">
      <GridList
        {...props}
        rows={rows}
        {...(choosing && { selection: choosing })}
        {...(onReorder && { onReorder: order })}
      />
    </Card>
  );
}
