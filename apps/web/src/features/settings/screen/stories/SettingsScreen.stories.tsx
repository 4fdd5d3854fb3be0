import { defaultConfiguration } from '@nevisa/api';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../../../../../packages/ui/src/layout/stories/viewports.ts';
import {
  arrangeSettings,
  arrangeStored,
  numbersSwitch,
  getStoredSettings,
  switchNamed,
} from '../../../../testing/settingsSteps.ts';
import { waitForWords } from '../../../../testing/waitForWords.ts';
import { patience } from '../../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Settings',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The settings screen: every group of settings and the states of loading them.'),
    ...arrangeSettings(),
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async (context) => {
    const { canvas, step } = context;
    await step('X-40…X-50: the settings are the product’s defaults', async () => {
      await expect(await switchNamed(context, numbersSwitch)).toBeChecked();
      const states = canvas
        .getAllByRole('switch')
        .map((each: HTMLElement) => Number((each as HTMLInputElement).checked));
      await expect(states.join('')).toBe('1011100111100');
      await expect(canvas.getByRole('radio', { name: /هوشمند/ })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: 'خانهٔ ما' })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: 'همان‌گونه که گفته می‌شود' })).toBeChecked();
    });
    await step('each of the two empty lists has a drawing', async () => {
      for (const words of ['هنوز کلمه‌ای اضافه نکرده‌اید', 'هنوز متن آماده‌ای ندارید']) {
        const place = canvas.getByText(words).parentElement;
        await expect(place?.querySelector('svg')).toHaveAttribute('viewBox', '0 0 280 200');
      }
    });
    await step('X-40: a setting without an effect is not offered', async () => {
      await expect(canvas.getByRole('switch', { name: /نگهداری متن‌ها و صداها/ })).toBeVisible();
    });
    await step('X-142: uncertain words can be shown in each text', async () => {
      await expect(
        canvas.getByRole('switch', { name: /نمایش میزان اطمینان هر کلمه/ }),
      ).not.toBeChecked();
    });
    await step('X-52: the preview shows a sentence and its formatted text', async () => {
      const field: HTMLTextAreaElement = canvas.getByRole('textbox', { name: 'جملهٔ نمونه' });
      await expect(field.value).toContain('بیست و پنجم آبان');
      await expect(canvas.getByText('نوشته می‌شود:')).toBeVisible();
      await expect(canvas.getByText('۲۵')).toBeVisible();
    });
    await step('X-51: the lists are empty', async () => {
      await expect(canvas.getByText('هنوز کلمه‌ای اضافه نکرده‌اید')).toBeVisible();
      await expect(canvas.getByText('هنوز متن آماده‌ای ندارید')).toBeVisible();
    });
  },
});

export const Found = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await switchNamed(context, numbersSwitch);
    const search = canvas.getByRole('searchbox', { name: 'جست‌وجو در تنظیمات' });
    const links = () =>
      within(canvas.getByRole('navigation', { name: 'بخش‌های تنظیمات' }))
        .getAllByRole('link')
        .map(({ textContent }: HTMLElement) => textContent);
    await step('the list of sections has every section', async () => {
      await expect(links()).toEqual([
        'نگارش',
        'کلمه‌ها و متن‌ها',
        'نگهداری و ربات',
        'ظاهر',
        'کلیدها',
      ]);
    });
    await step(
      'X-75: a search finds a setting in any spelling, and the number is said',
      async () => {
        await userEvent.type(search, 'نيم فاصله');
        await expect(canvas.getAllByRole('switch')).toEqual([
          canvas.getByRole('switch', { name: 'نیم‌فاصلهٔ خودکار' }),
        ]);
        await expect(canvas.queryByRole('heading', { name: 'عددها' })).toBeNull();
        await expect(canvas.getByText('۱ نتیجه')).toBeInTheDocument();
        await expect(links()).toEqual(['نگارش']);
      },
    );
    await step('X-75: a search without a result says so', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'زرافه');
      await expect(
        canvas.getByRole('heading', { name: 'نتیجه‌ای برای «زرافه» پیدا نشد' }),
      ).toBeVisible();
    });
    await step('Escape shows every setting again', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('switch', numbersSwitch)).toBeVisible();
    });
  },
});

export const OnTouch = meta.story({
  beforeEach: () => {
    const match = window.matchMedia.bind(window);
    const touch = spyOn(window, 'matchMedia').mockImplementation((query) =>
      match(query === '(pointer: coarse)' ? 'all' : query),
    );
    return () => touch.mockRestore();
  },
  play: async (context) => {
    const { canvas, step } = context;
    await switchNamed(context, numbersSwitch);
    await step('a device without keys is offered none', async () => {
      await expect(canvas.queryByRole('heading', { name: 'کلیدها' })).toBeNull();
      await expect(canvas.queryByRole('link', { name: 'کلیدها' })).toBeNull();
    });
  },
});

export const WordsForNumbers = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent, step } = context;
    await step('X-52: a setting changes the formatted sentence at once', async () => {
      const marks = () =>
        [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
      const convert = await switchNamed(context, numbersSwitch);
      await expect(marks()).toContain('۲۵');
      await userEvent.click(convert);
      await waitFor(() => expect(marks()).not.toContain('۲۵'));
      await expect(canvas.getByText('نوشته می‌شود:').parentElement).toHaveTextContent(
        'بیست و پنجم آبان',
      );
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: onPhone,
  play: async (context) => {
    await expect(await switchNamed(context, numbersSwitch)).toBeChecked();
  },
});

export const LineOfPreview = meta.story({
  globals: onPhone,
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const shown = () => canvas.getByRole('button', { name: /^پیش‌نمایش/ });
    await step('X-52: the line of the preview shows what a setting has changed', async () => {
      await userEvent.click(await switchNamed(context, { name: 'جداکنندهٔ سه‌رقمی' }));
      await waitFor(() => expect(shown()).toHaveTextContent(/… کتاب‌ها ۱٬۲۰۰٬۰۰۰ تومان/));
      const { top, bottom } = shown().getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThan(innerHeight / 3);
    });
  },
});

export const KeyTaken = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const key = () => canvas.findByRole('button', { name: /مکث و ادامه»?: / }, patience);
    await step('X-53: a taken key is refused with the name of its command', async () => {
      await userEvent.click(await key());
      await waitForWords(context, 'کلید جدید را فشار دهید…');
      await userEvent.keyboard('{Alt>}r{/Alt}');
      await waitForWords(context, 'این کلید برای «شروع و پایان تایپ صوتی» استفاده شده است.');
    });
    await step('WCAG 2.1.4: a key without a modifier and a reserved key are refused', async () => {
      await userEvent.keyboard('g');
      await waitForWords(context, 'همراه این کلید، Alt یا Ctrl را نگه دارید.');
      await userEvent.keyboard('{Control>}t{/Control}');
      await waitForWords(context, /مرورگر یا صفحه‌خوان/);
    });
    await step('X-53: Escape cancels the choice', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByText('کلید جدید را فشار دهید…')).toBeNull();
      await expect(await key()).toHaveAccessibleName(/Alt \+ P/);
    });
    await step('X-53: a free key is chosen and stored', async () => {
      await userEvent.click(await key());
      await userEvent.keyboard('{Alt>}g{/Alt}');
      await expect(await key()).toHaveAccessibleName(/Alt \+ G/);
      await waitForWords(context, 'ذخیره شد');
      await expect(localStorage.getItem('nevisa.shortcuts')).toContain('"KeyG"');
      await userEvent.click(canvas.getByRole('button', { name: 'بازگشت به کلیدهای پیش‌فرض' }));
      await expect(await key()).toHaveAccessibleName(/Alt \+ P/);
    });
  },
});

export const Resetting = meta.story({
  parameters: arrangeStored({
    convert_numbers: false,
    save_transcriptions: false,
    show_word_confidences: true,
    preferences: { ezafe: 'ye', keep_audio_days: 30, vocabulary: [{ word: 'نویسا' }] },
  }),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await expect(await switchNamed(context, numbersSwitch)).not.toBeChecked();
    const ask = () => userEvent.click(canvas.getByRole('button', { name: 'بازگشت به پیش‌فرض' }));
    const dialog = () => within(canvas.getByRole('alertdialog', { name: 'بازگشت به پیش‌فرض' }));
    await step('X-40: the reset asks for confirmation', async () => {
      await ask();
      await waitFor(() =>
        expect(dialog().getByText(/همهٔ تنظیمات نگارش به حالت اولیه برمی‌گردد\./)).toBeVisible(),
      );
      await userEvent.click(dialog().getByRole('button', { name: 'انصراف' }));
      await expect(canvas.getByRole('switch', numbersSwitch)).not.toBeChecked();
    });
    await step(
      'X-40: the reset keeps the vocabulary, the retention, the marks and what is not offered',
      async () => {
        await ask();
        await userEvent.click(dialog().getByRole('button', { name: 'بازگشت به پیش‌فرض' }));
        await waitFor(() => expect(canvas.getByRole('switch', numbersSwitch)).toBeChecked());
        await waitFor(
          () =>
            expect(getStoredSettings()).toEqual({
              ...defaultConfiguration,
              save_transcriptions: false,
              show_word_confidences: true,
              preferences: {
                ...defaultConfiguration.preferences,
                keep_audio_days: 30,
                vocabulary: [{ word: 'نویسا' }],
              },
            }),
          patience,
        );
      },
    );
  },
});

export const SoundDays = meta.story({
  parameters: arrangeStored({ preferences: { keep_audio_days: 45 } }),
  play: async ({ canvas, userEvent, step }) => {
    const days = within(
      await canvas.findByRole('radiogroup', { name: /پاک کردن خودکار صدا پس از/ }, patience),
    );
    await step(
      'X-131: a number of days that was chosen elsewhere is among the usual ones',
      async () => {
        await expect(days.getAllByRole('radio')).toHaveLength(5);
        await expect(days.getByRole('radio', { name: '۴۵ روز' })).toBeChecked();
      },
    );
    await step('X-131: the days of sounds are chosen, and stored', async () => {
      await userEvent.click(days.getByRole('radio', { name: '۷ روز' }));
      await waitFor(
        () => expect(getStoredSettings()?.preferences.keep_audio_days).toBe(7),
        patience,
      );
      await userEvent.click(days.getByRole('radio', { name: 'هیچ‌وقت' }));
      await waitFor(
        () => expect(getStoredSettings()?.preferences.keep_audio_days).toBeNull(),
        patience,
      );
    });
  },
});

export const LargeText = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('X-53: text size and line spacing apply to the whole app', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'درشت‌تر' }, patience));
      await userEvent.click(canvas.getByRole('radio', { name: 'زیاد' }));
      const { textSize, lineSpacing } = document.documentElement.dataset;
      await expect([textSize, lineSpacing]).toEqual(['largest', 'wide']);
      await expect(localStorage.getItem('nevisa.textSize')).toBe('largest');
      await userEvent.click(canvas.getByRole('radio', { name: 'فقط در پایان' }));
      await expect(localStorage.getItem('nevisa.liveText')).toBe('end');
    });
    await step('the usual size and spacing can be chosen again', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'معمولی' }));
      await userEvent.click(canvas.getByRole('radio', { name: 'میانه' }));
    });
  },
});
