import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../layout/stories/viewports.ts';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { FindBar, type FindBarProps } from './FindBar.tsx';
import type { FoundForm } from './FoundForms.tsx';

const forms: readonly FoundForm[] = [
  { text: 'کتاب‌ها', count: 12 },
  { text: 'کتابها', count: 3 },
  { text: 'كتابها', count: 1, note: 'با ك عربی' },
];

const replace: NonNullable<FindBarProps['replace']> = {
  open: false,
  onOpenChange: fn(),
  replacement: '',
  onReplacementChange: fn(),
  onReplace: fn(),
  onReplaceAll: fn(),
  onReplaceForms: fn(),
  onFormsClose: fn(),
  onUndo: fn(),
};

const meta = preview.meta({
  title: 'Components/Text/FindBar',
  component: FindBar,
  args: {
    find: { query: 'کتابها', wholeWord: false, exactLetters: false },
    count: 16,
    at: 3,
    onFindChange: fn(),
    onMove: fn(),
    onClose: fn(),
    replace,
  },
  render: (args) => <Trial {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the query, the moves and the close button are in reading order', async () => {
      const spans = [
        canvas.getByRole('textbox', { name: 'یافتن در متن' }),
        canvas.getByRole('button', { name: 'قبلی' }),
        canvas.getByRole('button', { name: 'بستن' }),
      ].map((control) => measureSpan(control));
      await expect(spans[0]?.end).toBeLessThanOrEqual(spans[1]?.start ?? 0);
      await expect(spans[1]?.end).toBeLessThanOrEqual(spans[2]?.start ?? 0);
    });
  },
});

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const Empty = meta.story({
  args: { find: { query: '', wholeWord: false, exactLetters: false }, count: 0, at: 0 },
});

export const NotFound = meta.story({ args: { count: 0, at: 0 } });

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const query = canvas.getByRole('textbox', { name: 'یافتن در متن' });
    await step('Enter moves forward and Shift+Enter back', async () => {
      await expect(query).toHaveFocus();
      await userEvent.keyboard('{Enter}{Enter}{Shift>}{Enter}{/Shift}');
      await expect(canvas.getByText('۴ از ۱۶')).toBeVisible();
    });
    await step('the replacement unfolds, and «replace all» shows the found forms', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'جایگزینی' }));
      await userEvent.click(canvas.getByRole('button', { name: 'جایگزینی همه' }));
      const boxes = canvas.getAllByRole('checkbox');
      await expect(boxes).toHaveLength(3);
      boxes[0]?.focus();
      await userEvent.keyboard(' ');
      await expect(boxes[0]).not.toBeChecked();
    });
    await step('the chosen forms are replaced, with the way back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'جایگزینی ۴ مورد' }));
      await waitFor(() => expect(canvas.getByText('۴ مورد جایگزین شد')).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'بازگردانی' }));
      await expect(args.replace?.onUndo).toHaveBeenCalledOnce();
    });
    await step('Escape closes the bar from any of its controls', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const Replacing = meta.story({
  args: { replace: { ...replace, open: true, replacement: 'کتاب‌ها', forms } },
});

export const Replaced = meta.story({
  args: { replace: { ...replace, open: true, replacement: 'کتاب‌ها', replaced: 15 } },
});

export const OnPhone = meta.story({
  globals: onPhone,
  args: { replace: { ...replace, open: true, replacement: 'کتاب‌ها', forms } },
  play: async ({ step }) => {
    await step('no control is outside the window', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});

export const LongText = meta.story({
  globals: onPhone,
  args: {
    find: { query: 'نیم‌فاصله‌گذاری '.repeat(12), wholeWord: true, exactLetters: true },
    count: 30_000,
    at: 12_345,
    replace: {
      ...replace,
      open: true,
      replacement: 'https://example.ir/یک-نشانی-بسیار-بلند',
      forms: Array.from({ length: 30 }, (_, index) => ({
        text: `${'کتاب‌های‌'.repeat(index + 1)}ما`,
        count: index * 997 + 1,
      })),
    },
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <FindBar {...args} count={0} at={0} />
      <FindBar
        {...args}
        find={{ query: 'کتاب', wholeWord: true, exactLetters: false }}
        replace={{ ...replace, open: true, replacement: 'کتاب‌ها', forms, replaced: 15 }}
      />
    </div>
  ),
});

/** A bar with the state of a page: the third of the matches, found forms, replaced ones. */
function Trial(args: FindBarProps) {
  const [find, setFind] = useState(args.find);
  const [at, setAt] = useState(args.at);
  const [row, setRow] = useState(args.replace);
  const change = (part: Partial<NonNullable<FindBarProps['replace']>>) =>
    setRow((before) => before && { ...before, ...part });
  return (
    <FindBar
      {...args}
      find={find}
      onFindChange={setFind}
      at={at}
      onMove={(step) => {
        args.onMove(step);
        setAt((place) => place + step);
      }}
      {...(row !== undefined && {
        replace: {
          ...row,
          onOpenChange: (open) => change({ open }),
          onReplacementChange: (replacement) => change({ replacement }),
          onReplaceAll: () => change({ forms, replaced: undefined }),
          onFormsClose: () => change({ forms: undefined }),
          onReplaceForms: (chosen) =>
            change({
              forms: undefined,
              replaced: forms
                .filter(({ text }) => chosen.includes(text))
                .reduce((sum, { count }) => sum + count, 0),
            }),
        },
      })}
    />
  );
}
