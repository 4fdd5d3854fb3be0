import { expect, fn, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../layout/stories/viewports.ts';
import { ParagraphList, type ListedParagraph } from './ParagraphList.tsx';

const words =
  'قرار شد نشانی جدید دفتر تا پایان هفته به مشتریان گفته شود و گزارش مالی سه‌ماههٔ دوم پیش از جلسهٔ بعد به دست همهٔ اعضا برسد.';

const paragraphs: readonly ListedParagraph[] = [
  { key: 'a', name: 'سارا احمدی', time: '۰۰:۰۰', text: 'سلام به همه.' },
  { key: 'b', name: 'Guest of the Board', time: '۰۲:۱۵', text: words },
  { key: 'c', name: null, time: null, text: 'Sprint review، نسخهٔ ۲٫۵' },
  { key: 'd', name: null, time: null, text: '' },
];

const meta = preview.meta({
  title: 'Components/Text/ParagraphList',
  component: ParagraphList,
  args: { 'aria-label': 'پاراگراف‌ها', paragraphs, current: 'b', onChoose: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const row = (name: string) => canvas.getByRole('listitem', { name });
    await step('a row is named by speaker, time and first words', async () => {
      await expect(row('سارا احمدی، ۰۰:۰۰، سلام به همه.')).toBeVisible();
      await expect(row('پاراگراف خالی')).toBeVisible();
    });
    await step('arrow keys walk, and Enter goes to the paragraph', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.onChoose).toHaveBeenLastCalledWith(paragraphs[2]);
    });
    await step('a press goes to the paragraph', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /سلام به همه/ }));
      await expect(args.onChoose).toHaveBeenLastCalledWith(paragraphs[0]);
    });
  },
});

export const Long = meta.story({
  args: {
    paragraphs: Array.from({ length: 3_000 }, (_, at) => ({
      key: String(at),
      name: at % 2 === 0 ? 'سارا احمدی' : 'جناب آقای دکتر محمدرضا شفیعی‌کدکنی (Guest of the Board)',
      time: '۱۰۲:۰۲:۱۵',
      text: words,
    })),
    current: '2000',
    takesFocus: true,
  },
  globals: onPhone,
  play: async ({ canvas, step }) => {
    await step('the paragraph of the caret has the focus', async () => {
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '2001'));
      await expect(document.activeElement).toBeVisible();
    });
    await step('only the rows in sight are drawn, and none is wider than the window', async () => {
      await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});

export const Sheet = meta.story({ parameters: { everyTheme: true, picture: true } });
