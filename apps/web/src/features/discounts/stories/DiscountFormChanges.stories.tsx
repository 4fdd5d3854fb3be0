import { expect, screen, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  waitForForm,
  known,
  openCodes,
  getServer,
  findStoredCode,
  write,
} from '../../../testing/discountSteps.ts';
import { waitForWords } from '../../../testing/waitForWords.ts';
import { patience } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Flows/Management/Discounts/Form, changed',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'What becomes of a changed discount code: saved, restored, refused, or changed elsewhere.',
    ),
    ...openCodes('?id=new'),
  },
});

export const Dated = meta.story({
  parameters: openCodes(`?id=${known.salam}`),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await waitForForm(context);
    const typeDay = async (name: string, day: string) => {
      const [segment] = within(canvas.getByRole('group', { name })).getAllByRole('spinbutton');
      await userEvent.click(segment as HTMLElement);
      await userEvent.keyboard(day);
    };
    await step('X-276: an end in the past is allowed, and warned about', async () => {
      await typeDay('روز پایان', '14050815');
      await waitForWords(context, 'این پایان گذشته است و کد پایان‌یافته می‌شود.');
    });
    await step('X-276: an end day is stored as the next midnight of Tehran', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));
      await waitForWords(context, 'تغییرات ذخیره شد');
      await expect(findStoredCode('SALAM')?.ends_at).toBe('2026-11-06T20:30:00.000Z');
    });
    await step('X-275: the sums are those of the server', async () => {
      await waitForWords(context, 'این مبلغ‌ها را سرور حساب کرده است.');
    });
  },
});

export const Restored = meta.story({
  parameters: openCodes(`?id=${known.salam}`),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await waitForForm(context);
    await write(context, 'نام', 'خوش‌آمد دوباره');
    await step('X-274: what is typed is on the device within a second', async () => {
      await waitFor(
        () => expect(localStorage.getItem('nevisa.personal')).toContain('خوش‌آمد دوباره'),
        { timeout: 1_000 },
      );
    });
    await step('X-115: leaving asks, and staying keeps every value', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'بازگشت به کدها' }));
      const dialog = await screen.findByRole('alertdialog', {}, patience);
      await userEvent.click(within(dialog).getByRole('button', { name: 'ماندن در صفحه' }));
      await expect(canvas.getByLabelText('نام')).toHaveValue('خوش‌آمد دوباره');
    });
    await step('X-274: it can be dropped', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'کنار گذاشتن نوشته‌ها' }));
      await expect(canvas.getByLabelText('نام')).toHaveValue('خوش‌آمد با صد هزار تومان');
      await waitFor(() =>
        expect(localStorage.getItem('nevisa.personal') ?? '').not.toContain('خوش‌آمد دوباره'),
      );
    });
  },
});

export const Conflict = meta.story({
  parameters: openCodes(`?id=${known.salam}`),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await waitForForm(context);
    const server = getServer();
    server.updateDiscount(server.account('admin'), {
      id: known.salam,
      revision: 1,
      name: 'نام دیگری',
      min_purchase: 2_000_000,
    });
    await write(context, 'نام', 'نام من');
    await write(context, 'تعداد کل استفاده', '50');
    await userEvent.click(canvas.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));
    const dialog = await screen.findByRole('dialog', { name: /در جای دیگری هم تغییر/ }, patience);
    await step(
      'X-116: only the field that both have changed is asked, the focus on cancel',
      async () => {
        await expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(1);
        await expect(dialog).toHaveTextContent('نام دیگری');
        await waitFor(() =>
          expect(within(dialog).getByRole('button', { name: 'انصراف' })).toHaveFocus(),
        );
      },
    );
    await step('X-116: the choice is saved over the newer code', async () => {
      await userEvent.click(within(dialog).getByRole('radio', { name: 'نام من' }));
      await userEvent.click(within(dialog).getByRole('button', { name: 'ذخیرهٔ انتخاب‌ها' }));
      await waitForWords(context, 'تغییرات ذخیره شد');
      await expect(findStoredCode('SALAM')).toMatchObject({
        name: 'نام من',
        usage_limit: 50,
        min_purchase: 2_000_000,
      });
    });
  },
});

export const Gone = meta.story({
  parameters: openCodes(`?id=${known.salam}`),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await waitForForm(context);
    await write(context, 'نام', 'نام من');
    getServer().discounts.remove(known.salam);
    await step('X-116: a code that was deleted meanwhile can become a new one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));
      await userEvent.click(
        await canvas.findByRole('button', { name: 'ذخیره با کد تازه' }, patience),
      );
      await canvas.findByRole('heading', { level: 1, name: 'کد تخفیف جدید' }, patience);
      await waitFor(() => expect(canvas.getByLabelText('نام')).toHaveValue('نام من'), patience);
      await waitForWords(context, 'آنچه پیش از این نوشته بودید، بازگردانده شد.');
    });
    await step('X-274: the kind of the discount is chosen as its fields say', async () => {
      await expect(canvas.getByLabelText('تومان')).toHaveValue('۱۰۰٬۰۰۰');
      await expect(canvas.getByRole('radio', { name: 'مبلغ ثابت' })).toBeChecked();
    });
  },
});

export const NotSaved = meta.story({
  parameters: openCodes(`?id=${known.salam}`, (backend) =>
    backend.breakDown('updateDiscount', 'network'),
  ),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await waitForForm(context);
    await write(context, 'نام', 'نام من');
    await step('X-274: a failed save keeps every value', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));
      await waitForWords(context, 'ذخیره نشد؛ آنچه نوشته‌اید سر جایش است.');
      await expect(canvas.getByLabelText('نام')).toHaveValue('نام من');
    });
  },
});
