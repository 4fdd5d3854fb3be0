import { defaultConfiguration } from '@nevisa/api';
import type { ConfigurationChange } from '@nevisa/api/types';
import type { Backend } from '@nevisa/mocks/backend';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { onPhone } from '../../../../../../packages/ui/src/layout/stories/viewports.ts';
import type { StepTools } from '../../../flows/steps.ts';
import { paths } from '../../../paths.ts';

const app = { path: paths.settings, as: 'sara' } as const;
const hour = 3_600_000;
const slow = { timeout: 8_000 };

/** The server of a story, to look at what has arrived. */
let server: Backend;
const arrange = (prepare: (backend: Backend) => void = () => undefined) => ({
  app: {
    ...app,
    arrange: (backend: Backend) => {
      server = backend;
      prepare(backend);
    },
  },
});
const stored = () => server.account('sara').nevisa_service_account.configuration;
const withStored = (change: ConfigurationChange) =>
  arrange((backend) => {
    backend.setConfig(backend.account('sara'), change);
  });
const unknown = (backend: Backend) => {
  backend.account('sara').nevisa_service_account.configuration = null;
};

const meta = preview.meta({
  title: 'Screens/Settings',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...arrange() },
});

const numbers = { name: 'تبدیل عددهای گفته‌شده به رقم' };
const switchNamed = ({ canvas }: StepTools, name: { name: string }) =>
  canvas.findByRole('switch', name, slow);
const region = ({ canvas }: StepTools, name: string) => canvas.findByRole('region', { name }, slow);
const said = ({ canvas }: StepTools, words: string | RegExp) =>
  waitFor(() => expect(canvas.getByText(words)).toBeVisible(), slow);

async function addWord(context: StepTools, word: string, sounds = '') {
  const words = within(await region(context, 'کلمه‌های من'));
  const name = words.getByRole('textbox', { name: 'کلمه' });
  await context.userEvent.clear(name);
  await context.userEvent.type(name, word);
  if (sounds !== '') {
    await context.userEvent.type(words.getByRole('textbox', { name: /چه شنیده/ }), sounds);
  }
  await context.userEvent.click(words.getByRole('button', { name: 'افزودن کلمه' }));
  return words;
}

export const Default = meta.story({
  parameters: { picture: true },
  play: async (context) => {
    const { canvas, step } = context;
    await step('X-40…X-50: the settings are the product’s defaults', async () => {
      await expect(await switchNamed(context, numbers)).toBeChecked();
      const on = canvas
        .getAllByRole('switch')
        .map((each: HTMLElement) => (each as HTMLInputElement).checked);
      await expect(on).toEqual([
        true,
        false,
        true,
        true,
        true,
        false,
        false,
        true,
        true,
        true,
        false,
        true,
        false,
      ]);
      await expect(canvas.getByRole('radio', { name: /هوشمند/ })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: 'خانهٔ ما' })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: 'همان‌گونه که گفته می‌شود' })).toBeChecked();
    });
    await step('X-52: there is a sentence to try them with, and what becomes of it', async () => {
      const field: HTMLTextAreaElement = canvas.getByRole('textbox', { name: 'جملهٔ نمونه' });
      await expect(field.value).toContain('بیست و پنجم آبان');
      await expect(canvas.getByText('نوشته می‌شود:')).toBeVisible();
    });
    await step('X-51: nothing is in the lists yet', async () => {
      await expect(canvas.getByText('هنوز کلمه‌ای اضافه نکرده‌اید')).toBeVisible();
      await expect(canvas.getByText('هنوز متن آماده‌ای ندارید')).toBeVisible();
    });
  },
});

export const Narrow = meta.story({ parameters: { picture: true }, globals: onPhone });

export const Saved = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('X-43: a choice is seen at once, saved, and said quietly', async () => {
      await userEvent.click(await switchNamed(context, numbers));
      await expect(canvas.getByRole('switch', numbers)).not.toBeChecked();
      await said(context, 'تنظیمات ذخیره شد');
      await expect(stored()?.convert_numbers).toBe(false);
    });
    await step('X-43: which numbers is no question when none is written in digits', async () => {
      await expect(canvas.queryByRole('radio', { name: /هوشمند/ })).toBeNull();
    });
    await step('X-48: the arrows choose, and the focus stays', async () => {
      canvas.getByRole('radio', { name: 'خانهٔ ما' }).focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('radio', { name: 'خانه‌ی ما' })).toHaveFocus();
      await waitFor(() => expect(stored()?.preferences.ezafe).toBe('ye'), slow);
      await expect(canvas.getByRole('radio', { name: 'خانه‌ی ما' })).toHaveFocus();
    });
  },
});

export const Saving = meta.story({
  parameters: arrange((backend) => {
    backend.answerSlowly('setConfig', hour);
  }),
  play: async (context) => {
    await context.userEvent.click(await switchNamed(context, numbers));
    await said(context, 'در حال ذخیره…');
  },
});

export const RolledBack = meta.story({
  parameters: arrange((backend) => {
    backend.breakDown('setConfig', { status: 400, body: { convert_numbers: ['نمی‌شود.'] } });
  }),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('X-40: what the server refuses goes back, with its words and a way on', async () => {
      await userEvent.click(await switchNamed(context, numbers));
      await userEvent.click(canvas.getByRole('radio', { name: 'خانه‌ی ما' }));
      await said(context, 'ذخیره نشد؛ تنظیمات قبلی برگردانده شد.');
      await expect(canvas.getByText('نمی‌شود.')).toBeVisible();
      await expect(canvas.getByRole('switch', numbers)).toBeChecked();
      await expect(canvas.getByRole('radio', { name: 'خانهٔ ما' })).toBeChecked();
    });
    await step('X-40: another try takes what was refused', async () => {
      server.repair('setConfig');
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await said(context, 'تنظیمات ذخیره شد');
      await expect(stored()).toMatchObject({
        convert_numbers: false,
        preferences: { ezafe: 'ye' },
      });
      await expect(canvas.getByRole('radio', { name: 'خانه‌ی ما' })).toBeChecked();
    });
  },
});

export const WordRefused = meta.story({
  parameters: arrange((backend) => {
    backend.breakDown('setConfig', 'server');
  }),
  play: async (context) => {
    const { step } = context;
    await step('X-51: what was typed stands in its fields again', async () => {
      const words = await addWord(context, 'نویسا', 'نوی سا');
      await expect(words.getByText('نوی سا')).toBeVisible();
      await said(context, 'ذخیره نشد؛ تنظیمات قبلی برگردانده شد.');
      await expect(words.getByRole('textbox', { name: 'کلمه' })).toHaveValue('نویسا');
      await expect(words.getByRole('textbox', { name: /چه شنیده/ })).toHaveValue('نوی سا');
      await expect(words.queryByText('نوی سا')).toBeNull();
    });
  },
});

export const Offline = meta.story({
  parameters: arrange((backend) => {
    backend.breakDown('setConfig', 'network');
  }),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('X-25: without a network the choice stays, on this device', async () => {
      await userEvent.click(await switchNamed(context, numbers));
      await said(context, /اینترنت وصل نیست/);
      await expect(canvas.getByRole('switch', numbers)).not.toBeChecked();
      await expect(localStorage.getItem('nevisa.writing')).toContain('"convert_numbers":false');
    });
    await step('X-25: and is saved when the network is back', async () => {
      server.repair('setConfig');
      window.dispatchEvent(new Event('online'));
      await said(context, 'تنظیمات ذخیره شد');
      await expect(stored()?.convert_numbers).toBe(false);
    });
  },
});

export const Loading = meta.story({
  parameters: arrange((backend) => {
    unknown(backend);
    backend.answerSlowly('setConfig', hour);
  }),
  play: async (context) => {
    await expect(await context.canvas.findByText('در حال بارگذاری…', {}, slow)).toBeInTheDocument();
  },
});

export const NotLoaded = meta.story({
  parameters: arrange((backend) => {
    unknown(backend);
    backend.breakDown('setConfig', 'server');
  }),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('A05: settings that could not be had can be asked for again', async () => {
      await said(context, 'تنظیمات بارگذاری نشد');
      server.repair('setConfig');
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await expect(await switchNamed(context, numbers)).toBeChecked();
    });
  },
});

export const Words = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const words = await addWord(context, 'پی‌دی‌اف', 'پی دی اف');
    const name = () => words.getByRole('textbox', { name: 'کلمه' });
    await step('X-51: a word is added, and the next can be typed', async () => {
      await expect(words.getByText('پی‌دی‌اف')).toBeVisible();
      await waitFor(() => expect(name()).toHaveFocus());
      await expect(name()).toHaveValue('');
      await waitFor(() => expect(stored()?.preferences.vocabulary).toHaveLength(1), slow);
    });
    await step('X-51: the same word in another spelling is refused', async () => {
      await addWord(context, 'پي دي اف');
      await expect(name()).toHaveAccessibleDescription('این کلمه قبلاً افزوده شده است.');
      await expect(name()).toHaveValue('پي دي اف');
    });
    await step('R-237: nothing is no word', async () => {
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
    await step('X-51: and deleted, and brought back', async () => {
      await userEvent.click(words.getByRole('button', { name: 'حذف «پی‌دی‌اف‌ها»' }));
      await said(context, '«پی‌دی‌اف‌ها» حذف شد.');
      await expect(words.queryByText('پی‌دی‌اف‌ها')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'بازگردانی' }));
      await expect(await words.findByText('پی‌دی‌اف‌ها')).toBeVisible();
    });
  },
});

export const ReadyTexts = meta.story({
  parameters: withStored({
    preferences: {
      snippets: [
        { phrase: 'امضای من', text: 'با احترام\nسارا محمدی\nمدیر روابط عمومی' },
        { phrase: 'نشانی دفتر', text: 'تهران، خیابان انقلاب، کوچهٔ بهار، شمارهٔ ۱۲' },
      ],
    },
  }),
  play: async (context) => {
    const { userEvent, step } = context;
    const texts = within(await region(context, 'متن‌های آماده'));
    await step('X-51: a phrase needs its text', async () => {
      await userEvent.type(texts.getByRole('textbox', { name: 'عبارت' }), 'نشاني‌دفتر');
      await userEvent.click(texts.getByRole('button', { name: 'افزودن متن' }));
      await expect(texts.getByRole('textbox', { name: 'متن آماده' })).toHaveAccessibleDescription(
        'این فیلد الزامی است',
      );
    });
    await step('X-51: and is there once', async () => {
      await userEvent.type(texts.getByRole('textbox', { name: 'متن آماده' }), 'تهران');
      await userEvent.click(texts.getByRole('button', { name: 'افزودن متن' }));
      await expect(texts.getByRole('textbox', { name: 'عبارت' })).toHaveAccessibleDescription(
        'برای این عبارت متن دیگری دارید.',
      );
    });
  },
});

export const ManyWords = meta.story({
  parameters: withStored({
    preferences: {
      vocabulary: Array.from({ length: 5_000 }, (_, place) => ({ word: `اصطلاح ${place + 1}` })),
    },
  }),
  play: async (context) => {
    const { userEvent, step } = context;
    const words = within(await region(context, 'کلمه‌های من'));
    await step('X-51: of many only those in view are drawn', async () => {
      await expect(await words.findByText('۵٬۰۰۰ مورد')).toBeVisible();
      await expect(words.getAllByRole('listitem').length).toBeLessThan(60);
    });
    await step('X-51: and one is found, however it is typed', async () => {
      await userEvent.type(words.getByRole('searchbox'), 'اصطلاح ۴۹۹۹');
      await expect(await words.findByText('اصطلاح 4999')).toBeVisible();
      await expect(words.getByText('۱ مورد')).toBeVisible();
    });
  },
});

const file = (content: string, name = 'words.txt') => new File([content], name);

export const Imported = meta.story({
  parameters: withStored({ preferences: { vocabulary: [{ word: 'نویسا' }] } }),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const input = await canvas.findByLabelText('وارد کردن از فایل: کلمه‌های من', {}, slow);
    await step('X-51: a file brings what is not there yet', async () => {
      await userEvent.upload(input, file('نويسا\nتایپ صوتی\nپی‌دی‌اف, پی دی اف'));
      await said(context, '۲ مورد افزوده شد؛ ۱ مورد از پیش بود.');
      await waitFor(
        () =>
          expect(stored()?.preferences.vocabulary).toEqual([
            { word: 'نویسا' },
            { word: 'تایپ صوتی' },
            { word: 'پی‌دی‌اف', sounds: 'پی دی اف' },
          ]),
        slow,
      );
    });
  },
});

export const ImportRefused = meta.story({
  parameters: withStored({ preferences: { vocabulary: [{ word: 'نویسا' }] } }),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const input = await canvas.findByLabelText('وارد کردن از فایل: کلمه‌های من', {}, slow);
    await step('X-51: a bad file is refused whole, with the line', async () => {
      await userEvent.upload(input, file('تایپ صوتی\n, پی دی اف'));
      await said(context, 'خط ۲ فایل درست نیست: نام ندارد. چیزی تغییر نکرد.');
      await userEvent.upload(input, file('{"nevisa":"snippets","entries":[]}', 'texts.json'));
      await said(context, 'این فایل برای این فهرست نیست. چیزی تغییر نکرد.');
      await expect(canvas.queryByText('تایپ صوتی')).toBeNull();
      await expect(stored()?.preferences.vocabulary).toEqual([{ word: 'نویسا' }]);
    });
  },
});

export const KeyTaken = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const key = (name: string) =>
      canvas.findByRole('button', { name: new RegExp(`${name}»?: `) }, slow);
    await step(
      'X-53: a key that another command has is refused, and told whose it is',
      async () => {
        await userEvent.click(await key('مکث و ادامه'));
        await said(context, 'کلید جدید را فشار دهید…');
        await userEvent.keyboard('{Alt>}r{/Alt}');
        await said(context, 'این کلید برای «شروع و پایان تایپ صوتی» استفاده شده است.');
      },
    );
    await step(
      'WCAG 2.1.4: so is one that nothing is held with, or that is the browser’s',
      async () => {
        await userEvent.keyboard('g');
        await said(context, 'همراه این کلید، Alt یا Ctrl را نگه دارید.');
        await userEvent.keyboard('{Control>}t{/Control}');
        await said(context, /مرورگر یا صفحه‌خوان/);
      },
    );
    await step('X-53: Escape lets it be', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByText('کلید جدید را فشار دهید…')).toBeNull();
      await expect(await key('مکث و ادامه')).toHaveAccessibleName(/Alt \+ P/);
    });
    await step('X-53: and a free one is taken, and remembered', async () => {
      await userEvent.click(await key('مکث و ادامه'));
      await userEvent.keyboard('{Alt>}g{/Alt}');
      await expect(await key('مکث و ادامه')).toHaveAccessibleName(/Alt \+ G/);
      await expect(localStorage.getItem('nevisa.shortcuts')).toContain('"KeyG"');
      await userEvent.click(canvas.getByRole('button', { name: 'کلیدهای پیش‌فرض' }));
      await expect(await key('مکث و ادامه')).toHaveAccessibleName(/Alt \+ P/);
    });
  },
});

export const Resetting = meta.story({
  parameters: withStored({
    convert_numbers: false,
    save_transcriptions: false,
    preferences: { ezafe: 'ye', vocabulary: [{ word: 'نویسا' }] },
  }),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await expect(await switchNamed(context, numbers)).not.toBeChecked();
    const ask = () => userEvent.click(canvas.getByRole('button', { name: 'بازگشت به پیش‌فرض' }));
    const dialog = () => within(canvas.getByRole('alertdialog', { name: 'بازگشت به پیش‌فرض' }));
    await step('X-40: the way back to the defaults asks first', async () => {
      await ask();
      await waitFor(() =>
        expect(dialog().getByText(/همهٔ تنظیمات نگارش به حالت اولیه برمی‌گردد\./)).toBeVisible(),
      );
      await userEvent.click(dialog().getByRole('button', { name: 'انصراف' }));
      await expect(canvas.getByRole('switch', numbers)).not.toBeChecked();
    });
    await step('X-40: and leaves my words and what is kept of me', async () => {
      await ask();
      await userEvent.click(dialog().getByRole('button', { name: 'برگردانده شود' }));
      await waitFor(() => expect(canvas.getByRole('switch', numbers)).toBeChecked());
      await waitFor(
        () =>
          expect(stored()).toEqual({
            ...defaultConfiguration,
            save_transcriptions: false,
            preferences: { ...defaultConfiguration.preferences, vocabulary: [{ word: 'نویسا' }] },
          }),
        slow,
      );
    });
  },
});

export const LargeText = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step(
      'X-53: the size and the lines of text are chosen for the whole product',
      async () => {
        await userEvent.click(await canvas.findByRole('radio', { name: 'درشت‌تر' }, slow));
        await userEvent.click(canvas.getByRole('radio', { name: 'زیاد' }));
        const { textSize, lineSpacing } = document.documentElement.dataset;
        await expect([textSize, lineSpacing]).toEqual(['largest', 'wide']);
        await expect(localStorage.getItem('nevisa.textSize')).toBe('largest');
        await userEvent.click(canvas.getByRole('radio', { name: 'تنها در پایان' }));
        await expect(localStorage.getItem('nevisa.liveText')).toBe('end');
      },
    );
    await step('and back', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'معمولی' }));
      await userEvent.click(canvas.getByRole('radio', { name: 'میانه' }));
    });
  },
});
