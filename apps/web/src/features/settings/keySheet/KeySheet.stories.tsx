import { expect, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { paths } from '../../../shared/paths.ts';
import { defaultEditorPresses } from '../../../shared/shortcuts/editorPress.ts';
import type { StepTools } from '../../../flows/steps.ts';
import { patience } from '../../../testing/patience.ts';

const name = 'کلیدها و دسترس‌پذیری';

const meta = preview.meta({
  title: 'Screens/Key sheet',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('All keys of the product, and what it offers for accessibility; «؟» opens it.'),
    app: { path: paths.messages, as: 'sara' },
  },
});

async function sheetAfterPress({ canvas, userEvent }: StepTools) {
  await canvas.findByRole('heading', { level: 1, name: 'پیام‌ها' }, patience);
  await userEvent.keyboard('؟');
  return within(await canvas.findByRole('dialog', { name }, patience));
}

export const Opened = meta.story({
  parameters: { picture: true },
  play: async (context) => {
    const sheet = await sheetAfterPress(context);
    await context.step(
      'WCAG 3.3.5: the list has the keys of dictation, of the editor and of all pages',
      async () => {
        const keysOfEditor = Object.values(defaultEditorPresses).filter(({ alt }) => alt);
        await expect(sheet.getAllByText('Alt')).toHaveLength(4 + keysOfEditor.length);
        await expect(sheet.getByText('جای مکان‌نما')).toBeInTheDocument();
        await expect(sheet.getByText('؟')).toBeVisible();
        await expect(sheet.getByText(/استاندارد WCAG/)).toBeInTheDocument();
      },
    );
    await context.step('the keys are at the end of the row, the name is on one line', async () => {
      const name = sheet.getByText('شروع و پایان تایپ صوتی');
      const list = name.closest('dl')?.getBoundingClientRect();
      const keys = name.nextElementSibling?.getBoundingClientRect();
      await expect(keys?.left).toBeCloseTo(list?.left ?? 0, 0);
      await expect(keys?.width).toBeLessThan((list?.width ?? 0) / 2);
      await expect(name.getBoundingClientRect().height).toBeLessThan(32);
    });
    await context.step('keys that can be changed end at the line of the others', async () => {
      const findEnd = (label: string) =>
        Math.min(
          ...[...(sheet.getByText(label).parentElement?.querySelectorAll('kbd') ?? [])].map(
            (key) => key.getBoundingClientRect().left,
          ),
        );
      await expect(findEnd('پخش تندتر')).toBeCloseTo(findEnd('بازگردانی'), 0);
    });
  },
});

export const OtherKey = meta.story({
  play: async (context) => {
    const { userEvent, step } = context;
    const sheet = await sheetAfterPress(context);
    const change = (action: string) =>
      sheet.getByRole('button', { name: new RegExp(`^تغییر کلید «${action}»`) });
    const play = change('پخش و توقف صدا');
    await step('X-148: a key of the browser is refused in words', async () => {
      await userEvent.click(play);
      await userEvent.keyboard('{Alt>}[KeyD]{/Alt}');
      await sheet.findByText(/مرورگر یا صفحه‌خوان/);
    });
    await step('X-148: a key of another action is refused with its name', async () => {
      await userEvent.keyboard('{Alt>}[KeyJ]{/Alt}');
      await sheet.findByText('این کلید برای «۵ ثانیه به عقب» استفاده شده است.');
    });
    await step('X-148: a free key is the new one', async () => {
      await userEvent.keyboard('{Alt>}[KeyK]{/Alt}');
      await expect(change('پخش و توقف صدا')).toHaveAccessibleName(/: Alt \+ K$/);
    });
    await step('X-148: Escape cancels, and the sheet stays', async () => {
      await userEvent.click(change('پخش تندتر'));
      await userEvent.keyboard('{Escape}');
      await expect(change('پخش تندتر')).toHaveAccessibleName(/: Alt \+ \]$/);
    });
    await step('X-148: the default keys come back', async () => {
      await userEvent.click(sheet.getByRole('button', { name: 'بازگشت به کلیدهای پیش‌فرض' }));
      await expect(change('پخش و توقف صدا')).toHaveAccessibleName(/: Alt \+ P$/);
    });
  },
});

export const TurnedOff = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const sheet = await sheetAfterPress(context);
    await step('WCAG 2.1.4: the switch turns the key off', async () => {
      await userEvent.click(sheet.getByRole('switch', { name: 'باز شدن این فهرست با «؟»' }));
      await userEvent.click(sheet.getByRole('button', { name: 'بستن' }));
      await waitFor(() => expect(canvas.queryByRole('dialog', { name })).toBeNull());
      await userEvent.keyboard('؟');
      await expect(canvas.queryByRole('dialog', { name })).toBeNull();
    });
  },
});

export const FromTheSettings = meta.story({
  parameters: { app: { path: paths.settings, as: 'sara' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('a button of the settings opens the list, and gets the focus back', async () => {
      const button = await canvas.findByRole('button', { name }, patience);
      await userEvent.click(button);
      const sheet = within(await canvas.findByRole('dialog', { name }, patience));
      await userEvent.click(sheet.getByRole('button', { name: 'بستن' }));
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});
