import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import type { StepTools } from '../../../flows/steps.ts';
import { few, waitForForm, openCodes, getServer, write } from '../../../testing/discountSteps.ts';
import { waitForWords } from '../../../testing/waitForWords.ts';
import { patience } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Management/Discounts/Many codes',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('Many codes with the same terms, made at once.'),
    ...openCodes('?id=bulk', few(5)),
  },
});

async function fillIn(context: StepTools, count: string) {
  await waitForForm(context);
  await write(context, 'تعداد', count);
  await write(context, 'پیشوند', 'expo');
  await write(context, 'نام', 'نمایشگاه');
  await write(context, 'درصد', '20');
}

export const Default = meta.story({
  parameters: { picture: true },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await fillIn(context, '۷۰');
    const made = spyOn(URL, 'createObjectURL');
    await step('X-277: the codes are made, shown, and downloaded as a file', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'ساخت ۷۰ کد' }));
      await waitForWords(context, '۷۰ کد ساخته شد');
      const list = canvas.getByRole('list', { name: 'کدهای این گروه' });
      await expect(list).toHaveTextContent(/EXPO-[2-9A-Z]{6}/);
      await userEvent.click(canvas.getByRole('button', { name: 'دانلود کدها (csv)' }));
      await waitFor(() => expect(made).toHaveBeenCalled(), patience);
      const [[file] = []] = made.mock.calls;
      const text = await (file as Blob).text();
      await expect(text.split('\r\n')).toHaveLength(72);
      await expect(new Set(text.match(/EXPO-\w{6}/g)).size).toBe(70);
    });
  },
});

export const Partly = meta.story({
  parameters: openCodes(
    '?id=bulk',
    few(5, (backend) => {
      backend.batchOptions.stopsAfter = 30;
    }),
  ),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await fillIn(context, '50');
    await step('X-277: a batch that stopped lists the codes that exist', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'ساخت ۵۰ کد' }));
      await waitForWords(context, '۳۰ کد از ۵۰ کد ساخته شد');
      await expect(
        within(canvas.getByRole('list', { name: 'کدهای این گروه' })).getAllByText(/^EXPO-/),
      ).toHaveLength(30);
    });
    await step('X-277: the rest is made without a second one of any code', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'ساخت بقیه' }));
      await waitForWords(context, '۵۰ کد ساخته شد');
      await expect(getServer().discounts.all()).toHaveLength(55);
    });
  },
});

export const Unknown = meta.story({
  parameters: openCodes(
    '?id=bulk',
    few(5, (backend) => {
      backend.breakDown('createDiscounts', 'network');
      backend.breakDown('retrieveDiscountBatch', 'network');
    }),
  ),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await fillIn(context, '5');
    await step('X-277: without an answer it is said that codes may exist', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'ساخت ۵ کد' }));
      await waitForWords(context, 'پاسخی نیامد و معلوم نیست کدام کدها ساخته شده است.');
      await expect(canvas.getByRole('button', { name: 'پرسیدن دوباره' })).toBeEnabled();
    });
  },
});

export const Faulty = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await fillIn(context, '1001');
    await step('X-277: more than 1,000 codes are refused under their field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'ساخت ۱٬۰۰۱ کد' }));
      await expect(canvas.getByLabelText('تعداد')).toHaveAccessibleDescription(
        'تعداد باید از ۱ تا ۱٬۰۰۰ باشد.',
      );
    });
  },
});

export const Batches = meta.story({
  parameters: openCodes('?search=BOOK'),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('X-277: the batches are reachable later, and lead to their codes', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'کارهای فهرست' }, patience));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'گروه‌های کد' }, patience));
      const dialog = await screen.findByRole('dialog', { name: 'گروه‌های کد' }, patience);
      await within(dialog).findByText('کارت‌های نمایشگاه کتاب', {}, patience);
      await expect(dialog).toHaveTextContent('۴۰ کد، ۱۴ بار استفاده');
      await userEvent.click(within(dialog).getByRole('button', { name: 'نمایش کدها' }));
      await waitForWords(context, '۱ تا ۲۵ از ۴۰');
    });
    await step(
      'X-277: a tag says that only these codes are listed, and takes them away',
      async () => {
        const bar = within(await canvas.findByRole('group', { name: 'فیلتر کدها' }, patience));
        await expect(bar.getByText('فقط کدهای یک گروه')).toBeVisible();
        await userEvent.click(bar.getByRole('button', { name: 'حذف فقط کدهای یک گروه' }));
        await waitFor(() => expect(bar.queryByText('فقط کدهای یک گروه')).toBeNull());
      },
    );
  },
});
