import { expect, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  waitForCount,
  draft,
  findNewestMessage,
  openMessages,
  findStoredMessage,
  getTextField,
  getTitleField,
} from '../../../../testing/adminMessageSteps.ts';
import { patience, waitUntil } from '../../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Management/Messages/Compose',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The form of a message: its preview, audience, times and sending.'),
    ...openMessages('?id=new'),
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(await getTitleField(canvas), '<b>خبر</b>');
    await userEvent.type(getTextField(canvas), 'متن خبر');
    await step(
      'X-286: the preview is the message of the message centre, in both schemes, as plain text',
      async () => {
        const previews = await canvas.findAllByRole('article', { name: '<b>خبر</b>' }, patience);
        await expect(previews).toHaveLength(2);
        const colors = previews.map(
          (one) => getComputedStyle(within(one).getByRole('heading')).color,
        );
        await expect(colors[0]).not.toBe(colors[1]);
      },
    );
    await step('X-286: the letters that are left are counted', async () => {
      await expect(canvas.getByText('۹۰ نویسه مانده است')).toBeVisible();
      await expect(canvas.getByText('۱٬۹۹۳ نویسه مانده است')).toBeVisible();
      const [title, text] = ['۹۰', '۱٬۹۹۳'].map((left) =>
        canvas.getByText(`${left} نویسه مانده است`).getBoundingClientRect(),
      );
      await expect(title?.left).toBe(text?.left);
    });
    await step('X-287: the audience is counted with its time', async () => {
      await waitForCount(canvas);
      await expect(canvas.getByText(/شمارش ساعت ۱۴:۰۵ به وقت تهران/)).toBeVisible();
    });
    await step(
      'X-286: the message is saved as a draft, and has an address of its own',
      async () => {
        await waitUntil(() =>
          expect(findNewestMessage()).toMatchObject({ title: '<b>خبر</b>', state: 'DRAFT' }),
        );
        await waitUntil(() => expect(canvas.getByText(/^ذخیره شد/)).toBeVisible());
        await expect(getTextField(canvas)).toHaveValue('متن خبر');
      },
    );
  },
});

export const Narrow = meta.story({
  parameters: { picture: true, ...openMessages(`?id=${draft}`) },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await getTitleField(canvas);
    await waitForCount(canvas);
    // The code of the actions comes late.
    await canvas.findByRole('button', { name: 'ارسال آزمایشی برای خودم' }, patience);
    await step('the form is above the preview, and nothing scrolls sideways', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
    await step(
      'the state of saving is below the heading, and the row of the back button has nothing else',
      async () => {
        await canvas.findByText('ذخیره شد', undefined, patience);
        const actions = canvas.getByRole('button', { name: 'بازگشت به پیام‌ها' }).parentElement;
        await expect(actions).toHaveTextContent(/^بازگشت به پیام‌ها$/u);
      },
    );
  },
});

export const LongWord = meta.story({
  parameters: openMessages(`?id=${draft}`, (backend) => {
    Object.assign(backend.messageStore.find(draft), {
      title: 'بی‌فاصله'.repeat(12),
      text: 'ا'.repeat(2_000),
    });
  }),
  play: async ({ canvas, step }) => {
    await getTitleField(canvas);
    await step('T-99: a word of 2,000 letters breaks', async () => {
      await waitForCount(canvas);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    });
  },
});

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await getTitleField(canvas);
    await waitForCount(canvas);
    const link = canvas.getByRole('textbox', { name: 'لینک (اختیاری)' });
    await userEvent.type(link, 'javascript:alert(1)');
    await userEvent.click(canvas.getByRole('button', { name: 'ارسال' }));
    await step(
      'X-286: every problem is named under its field, and what was typed stays',
      async () => {
        await waitUntil(async () => expect(await getTitleField(canvas)).toBeInvalid());
        await expect(link).toBeInvalid();
        await expect(link).toHaveValue('javascript:alert(1)');
        await expect(canvas.queryByRole('alertdialog')).toBeNull();
      },
    );
  },
});

export const CodeRefused = meta.story({
  parameters: openMessages(`?id=${draft}`),
  play: async ({ canvas, userEvent, step }) => {
    await getTitleField(canvas);
    await waitForCount(canvas);
    const code = canvas.getByRole('textbox', { name: 'کد تخفیف (اختیاری)' });
    await step('X-286: a code that is not active keeps the message from being sent', async () => {
      await userEvent.type(code, 'yalda1404');
      await waitUntil(() => expect(code).toBeInvalid());
      await expect(code).toHaveValue('YALDA1404');
      await expect(canvas.getByRole('button', { name: 'ارسال' })).toBeDisabled();
    });
    await step('X-286: an active code is good', async () => {
      await userEvent.clear(code);
      await userEvent.type(code, 'NOWRUZ1405');
      await waitUntil(() => expect(code).toHaveAccessibleDescription('این کد فعال است.'));
      await expect(canvas.getByRole('button', { name: 'ارسال' })).toBeEnabled();
    });
  },
});

export const ForOnePerson = meta.story({
  parameters: openMessages('?to=ac000000-0000-4000-8000-000000000001'),
  play: async ({ canvas, step }) => {
    await getTitleField(canvas);
    await step('X-265: the address opens a message to one chosen person', async () => {
      await expect(await canvas.findByText('سارا محمدی', {}, patience)).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'کاربران منتخب' })).toBeChecked();
      await waitUntil(() => expect(canvas.getAllByText('۱ گیرنده')[0]).toBeVisible());
    });
    await step('X-286: nothing is saved before something is written', async () => {
      await expect(findNewestMessage()?.title).not.toBe('');
    });
  },
});

export const Conflict = meta.story({
  parameters: openMessages(`?id=${draft}`),
  play: async ({ canvas, userEvent, step }) => {
    const title = await getTitleField(canvas);
    Object.assign(findStoredMessage(draft), { title: 'عنوان مدیر دیگر', revision: 90 });
    await userEvent.clear(title);
    await userEvent.type(title, 'عنوان من');
    const dialog = within(await canvas.findByRole('dialog', {}, patience));
    await step('X-116: both titles are side by side, with the focus on cancel', async () => {
      await waitUntil(() => expect(dialog.getByText('عنوان مدیر دیگر')).toBeVisible());
      await expect(dialog.getByText('عنوان من')).toBeVisible();
      await waitUntil(() => expect(dialog.getByRole('button', { name: 'انصراف' })).toHaveFocus());
      await expect(findStoredMessage(draft).title).toBe('عنوان مدیر دیگر');
    });
    await step(
      'X-116: the question is about a message, which has no earlier versions',
      async () => {
        await expect(
          dialog.getByRole('heading', { name: 'این پیام در جای دیگری هم تغییر کرده است' }),
        ).toBeVisible();
        await expect(dialog.queryByText(/نسخه‌های قبلی/)).toBeNull();
      },
    );
  },
});

export const SaveFailed = meta.story({
  parameters: openMessages('?id=new', (backend) =>
    backend.breakDown('createAdminMessage', 'server'),
  ),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(await getTitleField(canvas), 'خبر');
    await step('X-286: a failed save is said, and what was typed stays', async () => {
      await waitUntil(() => expect(canvas.getByText('ذخیره نشده؛ دوباره تلاش می‌شود')).toBeVisible());
      await expect(await getTitleField(canvas)).toHaveValue('خبر');
    });
  },
});

export const NotThere = meta.story({
  parameters: openMessages('?id=nothing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('این پیام دیگر وجود ندارد', {}, patience)).toBeVisible();
  },
});
