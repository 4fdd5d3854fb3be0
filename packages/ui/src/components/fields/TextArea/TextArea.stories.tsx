import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { TextArea } from './TextArea.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const longWords =
  'سلام و درود. از دیروز هنگام تایپ صوتی، جمله‌های بلند پس از چند ثانیه سکوت دو بار نوشته می‌شوند و ویرایش آن‌ها زمان می‌برد. لطفاً بررسی کنید که آیا ایراد از میکروفون من است یا از برنامه؛ نسخهٔ مرورگر و دستگاه را هم در پایان همین پیام می‌نویسم.';

const meta = preview.meta({
  title: 'Components/Fields/TextArea',
  component: TextArea,
  args: { label: 'متن پیام' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('the area grows with its text', async () => {
      const area = canvas.getByLabelText('متن پیام');
      const empty = area.offsetHeight;
      await userEvent.type(area, 'یک{Enter}دو{Enter}سه{Enter}چهار{Enter}پنج');
      await expect(area.offsetHeight).toBeGreaterThan(empty);
      await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
    });
  },
});

export const WithLimit = meta.story({
  args: { limit: 24, hint: 'کوتاه و روشن بنویسید.' },
  play: async ({ canvas, userEvent, step }) => {
    const area = canvas.getByLabelText('متن پیام');
    await step('the counter shows the remaining characters in Persian digits', async () => {
      await expect(canvas.getByText('۲۴ نویسه مانده است')).toBeVisible();
      await userEvent.type(area, 'سلام و درود');
      await expect(canvas.getByText('۱۳ نویسه مانده است')).toBeVisible();
    });
    await step('the counter announces in steps of ten', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('۲۰ نویسه مانده است');
    });
    await step('pasted text is not truncated and the excess is reported', async () => {
      await userEvent.paste(' به همهٔ شما دوستان');
      await expect(area).toHaveValue('سلام و درود به همهٔ شما دوستان');
      const counter = { ignore: '[role=status], [role=status] *' };
      await expect(canvas.getByText('۶ نویسه بیش از اندازه است', counter)).toBeVisible();
    });
  },
});

const letters = new Intl.Segmenter('fa', { granularity: 'grapheme' });

export const LettersCounted = meta.story({
  args: { limit: 24, countCharacters: (words) => [...letters.segment(words)].length },
  play: async ({ canvas, userEvent, step }) => {
    await step('a family of four is one letter of the text', async () => {
      await userEvent.click(canvas.getByLabelText('متن پیام'));
      await userEvent.paste('سلام 👨‍👩‍👧‍👦');
      await expect(canvas.getByText('۱۸ نویسه مانده است')).toBeVisible();
    });
  },
});

export const Filled = meta.story({ args: { defaultValue: longWords, limit: 500 } });

export const CountBesideHint = meta.story({
  args: { limit: 500, hint: 'کوتاه و روشن بنویسید.' },
  play: async ({ canvas, step }) => {
    await step("the counter is at the end of the hint's line", async () => {
      const area = measureSpan(canvas.getByLabelText('متن پیام'));
      const hint = canvas.getByText('کوتاه و روشن بنویسید.');
      const count = canvas.getByText('۵۰۰ نویسه مانده است');
      await expect(measureSpan(hint).start).toBe(area.start);
      await expect(Math.abs(measureSpan(count).end - area.end)).toBeLessThan(1);
      await expect(count.getBoundingClientRect().top).toBe(hint.getBoundingClientRect().top);
    });
  },
});

export const LeftToRight = CountBesideHint.extend({ globals: { direction: 'ltr' } });

export const Optional = meta.story({ args: { optional: true } });

export const Refused = meta.story({ args: { error: 'این فیلد الزامی است' } });

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'سلام و درود' } });

export const LongText = meta.story({
  args: {
    label: 'آنچه پیش آمد را چنان بنویسید که کسی که آن را ندیده است بتواند دوباره پدید بیاورد',
    hint: 'نام مرورگر، دستگاه و زمان رخ دادن آن به پیدا شدن ایراد کمک می‌کند.',
    error: 'متن از اندازه بلندتر است.',
    defaultValue: `${longWords}\n${longWords}\n${longWords}`,
    limit: 300,
  },
  render: renderIn(TextArea, { inlineSize: 320 }),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 400 }}>
      <TextArea label="متن پیام" placeholder="چه پیش آمد؟" />
      <TextArea label="متن پیام" defaultValue={longWords} limit={500} hint="روشن بنویسید." />
      <TextArea label="یادداشت" rows={1} defaultValue="سلام و درود" limit={8} optional />
      <TextArea label="متن پیام" rows={2} error="این فیلد الزامی است" limit={500} />
      <TextArea label="متن پیام" rows={2} defaultValue="سلام" disabled />
    </div>
  ),
});
