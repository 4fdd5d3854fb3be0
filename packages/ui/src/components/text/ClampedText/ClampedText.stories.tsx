import { expect, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { ClampedText } from './ClampedText.tsx';

const long =
  'فایل «جلسهٔ هیئت‌مدیره» به متن تبدیل شد و در تاریخچه آماده است.\nاگر نام گوینده‌ها را می‌خواهید، آن را از بخش ویرایش بیفزایید و سپس متن را دوباره ذخیره کنید؛ صدای این نوشته تا سی روز دیگر نگهداری می‌شود و پس از آن تنها متن می‌ماند.\nبا سپاس، نویسا';

const meta = preview.meta({
  title: 'Components/Text/ClampedText',
  component: ClampedText,
  args: { text: long, style: { maxInlineSize: 420 } },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const shown = () => canvas.getByText(/جلسهٔ هیئت‌مدیره/).parentElement?.clientHeight;
    const more = await canvas.findByRole('button', { name: 'بیشتر' });
    const short = shown();
    await step('the button expands and collapses the text', async () => {
      await expect(more).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(more);
      await expect(shown()).toBeGreaterThan(short ?? 0);
      await userEvent.click(canvas.getByRole('button', { name: 'کمتر' }));
      await expect(shown()).toBe(short);
    });
  },
});

export const Short = meta.story({
  args: { text: 'فایل شما آماده است.' },
  play: async ({ canvas, step }) => {
    await step('a text that fits has no button', async () => {
      await waitFor(() => expect(canvas.getByText('فایل شما آماده است.')).toBeVisible());
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
});

export const OneLine = meta.story({ args: { lines: 1 } });

export const LongText = meta.story({
  args: { text: 'بی‌فاصله'.repeat(400) },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'بیشتر' }));
    await step('a long word does not overflow', async () => {
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    });
  },
});

export const TwoDirections = meta.story({
  args: { text: 'نسخهٔ تازه آماده است.\nRelease notes: nevisa.example/notes', open: true },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'بیشتر' })).length).toBe(22);
  },
});
