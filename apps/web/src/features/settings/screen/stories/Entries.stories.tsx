import { expect, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import type { StepTools } from '../../../../flows/steps.ts';
import {
  arrangeSettings,
  arrangeStored,
  getRegion,
  getStoredSettings,
} from '../../../../testing/settingsSteps.ts';
import { waitForWords } from '../../../../testing/waitForWords.ts';
import { patience } from '../../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Flows/Settings/Entries',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'The vocabulary and the snippets: adding, editing, deleting, importing and exporting entries.',
    ),
    ...arrangeSettings(),
  },
});

const file = (content: string, name = 'words.txt') => new File([content], name);

/** Types a word of one's own and adds it. */
async function addWord(context: StepTools, word: string, sounds = '') {
  const words = within(await getRegion(context, 'کلمه‌های من'));
  const name = words.getByRole('textbox', { name: 'کلمه' });
  await context.userEvent.clear(name);
  await context.userEvent.type(name, word);
  if (sounds !== '') {
    await context.userEvent.type(words.getByRole('textbox', { name: /چه می‌شنود/ }), sounds);
  }
  await context.userEvent.click(words.getByRole('button', { name: 'افزودن کلمه' }));
  return words;
}

export const Words = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const words = await addWord(context, 'پی‌دی‌اف', 'پی دی اف');
    const name = () => words.getByRole('textbox', { name: 'کلمه' });
    await step('X-51: a word is added and the field is ready for the next', async () => {
      await expect(words.getByText('پی‌دی‌اف')).toBeVisible();
      await waitFor(() => expect(name()).toHaveFocus());
      await expect(name()).toHaveValue('');
      await waitFor(
        () => expect(getStoredSettings()?.preferences.vocabulary).toHaveLength(1),
        patience,
      );
    });
    await step('X-51: the same word in another spelling is refused', async () => {
      await addWord(context, 'پي دي اف');
      await expect(name()).toHaveAccessibleDescription('این کلمه قبلاً افزوده شده است.');
      await expect(name()).toHaveValue('پي دي اف');
    });
    await step('R-237: an empty word is refused', async () => {
      await userEvent.clear(name());
      await userEvent.click(words.getByRole('button', { name: 'افزودن کلمه' }));
      await expect(name()).toHaveAccessibleDescription('این فیلد الزامی است');
    });
    await step('X-51: a word is changed', async () => {
      await userEvent.click(words.getByRole('button', { name: 'ویرایش «پی‌دی‌اف»' }));
      const dialog = within(await canvas.findByRole('dialog', { name: 'ویرایش «پی‌دی‌اف»' }));
      const field = dialog.getByRole('textbox', { name: 'کلمه' });
      await userEvent.clear(field);
      await userEvent.type(field, 'پی‌دی‌اف‌ها');
      await userEvent.click(dialog.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));
      await expect(await words.findByText('پی‌دی‌اف‌ها')).toBeVisible();
    });
    await step('X-51: a word is deleted and restored', async () => {
      await userEvent.click(words.getByRole('button', { name: 'حذف «پی‌دی‌اف‌ها»' }));
      await waitForWords(context, '«پی‌دی‌اف‌ها» حذف شد.');
      await expect(words.queryByText('پی‌دی‌اف‌ها')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'بازگردانی' }));
      await expect(await words.findByText('پی‌دی‌اف‌ها')).toBeVisible();
    });
  },
});

export const WordRefused = meta.story({
  parameters: arrangeSettings((backend) => backend.breakDown('setConfig', 'server')),
  play: async (context) => {
    const { step } = context;
    await step('X-51: a refused entry is restored in its fields', async () => {
      const words = await addWord(context, 'نویسا', 'نوی سا');
      await expect(words.getByText('نوی سا')).toBeVisible();
      await waitForWords(context, 'ذخیره نشد؛ تنظیمات قبلی برگردانده شد.');
      await expect(words.getByRole('textbox', { name: 'کلمه' })).toHaveValue('نویسا');
      await expect(words.getByRole('textbox', { name: /چه می‌شنود/ })).toHaveValue('نوی سا');
      await expect(words.queryByText('نوی سا')).toBeNull();
    });
  },
});

export const ReadyTexts = meta.story({
  parameters: arrangeStored({
    preferences: {
      snippets: [
        { phrase: 'امضای من', text: 'با احترام\nسارا محمدی\nمدیر روابط عمومی' },
        { phrase: 'نشانی دفتر', text: 'تهران، خیابان انقلاب، کوچهٔ بهار، شمارهٔ ۱۲' },
      ],
    },
  }),
  play: async (context) => {
    const { userEvent, step } = context;
    const texts = within(await getRegion(context, 'متن‌های آماده'));
    await step('X-51: a phrase needs its text', async () => {
      await userEvent.type(texts.getByRole('textbox', { name: 'عبارت' }), 'نشاني‌دفتر');
      await userEvent.click(texts.getByRole('button', { name: 'افزودن متن' }));
      await expect(texts.getByRole('textbox', { name: 'متن آماده' })).toHaveAccessibleDescription(
        'این فیلد الزامی است',
      );
    });
    await step('X-51: the entry exists once', async () => {
      await userEvent.type(texts.getByRole('textbox', { name: 'متن آماده' }), 'تهران');
      await userEvent.click(texts.getByRole('button', { name: 'افزودن متن' }));
      await expect(texts.getByRole('textbox', { name: 'عبارت' })).toHaveAccessibleDescription(
        'برای این عبارت متن دیگری دارید.',
      );
    });
  },
});

export const ManyWords = meta.story({
  parameters: arrangeStored({
    preferences: {
      vocabulary: Array.from({ length: 5_000 }, (_, place) => ({ word: `اصطلاح ${place + 1}` })),
    },
  }),
  play: async (context) => {
    const { userEvent, step } = context;
    const words = within(await getRegion(context, 'کلمه‌های من'));
    await step('X-51: only visible rows of a long list are rendered', async () => {
      await expect(await words.findByText('۵٬۰۰۰ مورد')).toBeVisible();
      await expect(words.getAllByRole('listitem').length).toBeLessThan(60);
    });
    await step('X-51: the search finds an entry in any spelling', async () => {
      await userEvent.type(words.getByRole('searchbox'), 'اصطلاح ۴۹۹۹');
      await expect(await words.findByText('اصطلاح 4999')).toBeVisible();
      await expect(words.getByText('۱ مورد')).toBeVisible();
    });
  },
});

export const Imported = meta.story({
  parameters: arrangeStored({ preferences: { vocabulary: [{ word: 'نویسا' }] } }),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const input = await canvas.findByLabelText('وارد کردن از فایل: کلمه‌های من', {}, patience);
    await step('X-51: an import adds the unknown entries', async () => {
      await userEvent.upload(input, file('نويسا\nتایپ صوتی\nپی‌دی‌اف, پی دی اف'));
      await waitForWords(context, '۲ مورد افزوده شد؛ ۱ مورد از قبل وجود داشت.');
      await waitFor(
        () =>
          expect(getStoredSettings()?.preferences.vocabulary).toEqual([
            { word: 'نویسا' },
            { word: 'تایپ صوتی' },
            { word: 'پی‌دی‌اف', sounds: 'پی دی اف' },
          ]),
        patience,
      );
    });
  },
});

export const ImportRefused = meta.story({
  parameters: arrangeStored({ preferences: { vocabulary: [{ word: 'نویسا' }] } }),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const input = await canvas.findByLabelText('وارد کردن از فایل: کلمه‌های من', {}, patience);
    await step('X-51: an invalid file is refused with its line', async () => {
      await userEvent.upload(input, file('تایپ صوتی\n, پی دی اف'));
      await waitForWords(context, 'خط ۲ فایل درست نیست: نام ندارد. چیزی تغییر نکرد.');
      await userEvent.upload(input, file('{"nevisa":"snippets","entries":[]}', 'texts.json'));
      await waitForWords(context, 'این فایل برای این فهرست نیست. چیزی تغییر نکرد.');
      await expect(canvas.queryByText('تایپ صوتی')).toBeNull();
      await expect(getStoredSettings()?.preferences.vocabulary).toEqual([{ word: 'نویسا' }]);
    });
  },
});
