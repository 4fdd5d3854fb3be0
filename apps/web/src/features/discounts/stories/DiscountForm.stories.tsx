import { expect, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../../../../packages/ui/src/layout/stories/viewports.ts';
import {
  few,
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
  title: 'Screens/Management/Discounts/Form',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The form of a discount code, opened by its address.'),
    ...openCodes('?id=new'),
  },
});

export const Default = meta.story({
  parameters: { picture: true, ...openCodes(`?id=${known.nowruz}`) },
  play: async (context) => {
    const { canvas, step } = context;
    await waitForForm(context);
    await step('X-278: a used code says what does not change any more, and why', async () => {
      await waitForWords(context, 'این کد ۱۲۸ بار استفاده شده است');
      for (const name of ['کد', 'درصد', 'سقف تخفیف (تومان)']) {
        const field = canvas.getByLabelText(name);
        await expect(field).toBeDisabled();
        await expect(field).toHaveAccessibleDescription('پس از نخستین استفاده تغییر نمی‌کند.');
      }
      // Under the code and the start, and once for the price and for the audience.
      await expect(canvas.getAllByText('پس از نخستین استفاده تغییر نمی‌کند.')).toHaveLength(4);
      await expect(canvas.getByLabelText('نام')).toBeEnabled();
      await expect(canvas.getByLabelText('تعداد کل استفاده')).toBeEnabled();
    });
    await step(
      'X-280: the purchases say who, when and what was paid, and the revenue',
      async () => {
        const table = await canvas.findByRole(
          'table',
          { name: 'خریدهای انجام‌شده با این کد' },
          patience,
        );
        await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(26), patience);
        await expect(canvas.getByText('۲۰۸٬۱۲۰٬۰۰۰')).toBeVisible();
      },
    );
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: onPhone,
  play: (context) => waitForForm(context),
});

export const Created = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await waitForForm(context);
    await step('X-277: the code is in upper case while it is typed', async () => {
      await write(context, 'کد', 'mehr-۱۴۰۶');
      await expect(canvas.getByLabelText('کد')).toHaveValue('MEHR-1406');
    });
    await write(context, 'نام', 'مهر ۱۴۰۶');
    await step('X-275: the example follows each key and is an estimate at first', async () => {
      await write(context, 'درصد', '۲۵');
      await waitForWords(context, 'برای بستهٔ ۹۵۰٬۰۰۰ تومانی، ۷۱۲٬۵۰۰ تومان پرداخت می‌شود.');
      await waitForWords(context, 'برآورد؛ مبلغ دقیق را سرور می‌گوید.');
      await waitForWords(context, 'این مبلغ‌ها را سرور حساب کرده است.');
    });
    await step('X-274: the code is what a buyer uses', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'ساخت کد' }));
      await waitForWords(context, 'کد تخفیف ساخته شد');
      const server = getServer();
      const sums = server.checkDiscount(server.account('reza'), {
        code: 'MEHR-1406',
        service_id: '5e000000-0000-4000-8000-000000000002',
      });
      await expect(sums.payable).toBe(712_500);
      await expect(findStoredCode('MEHR-1406')).toMatchObject({
        starts_at: '2026-11-20T20:30:00.000Z',
        ends_at: null,
        usage_limit: null,
        per_user_limit: null,
      });
    });
    await step('X-274: the list has it', async () => {
      await canvas.findByRole('link', { name: 'MEHR-1406' }, patience);
    });
  },
});

export const Faulty = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await waitForForm(context);
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'ساخت کد' }));
    await step('X-274: the first empty field of an untouched form has the focus', async () => {
      await save();
      await waitFor(() => expect(canvas.getByLabelText('کد')).toHaveFocus(), patience);
    });
    await step('X-274: each wrong field says why, and the first has the focus', async () => {
      await write(context, 'درصد', '۱۰۱');
      await write(context, 'تعداد کل استفاده', '۰');
      await save();
      await waitFor(() => expect(canvas.getByLabelText('کد')).toHaveFocus(), patience);
      await expect(canvas.getByLabelText('درصد')).toHaveAccessibleDescription(
        'درصد باید از ۱ تا ۱۰۰ باشد.',
      );
      await expect(canvas.getByLabelText('تعداد کل استفاده')).toHaveAccessibleDescription(
        'برای «بدون محدودیت» خالی بگذارید؛ عدد باید دست‌کم ۱ باشد.',
      );
    });
    await step('X-274: a part of a percent is wrong, a sign of percent is not', async () => {
      await write(context, 'درصد', '12.5');
      await expect(canvas.getByLabelText('درصد')).toHaveAccessibleDescription(
        'درصد باید عدد کامل باشد.',
      );
      await write(context, 'درصد', '۲۵٪');
      await expect(canvas.getByLabelText('درصد')).not.toHaveAccessibleDescription();
    });
    await step('X-277: a code that exists is refused by the server under its field', async () => {
      await write(context, 'تعداد کل استفاده', '');
      await write(context, 'نام', 'نوروز');
      await write(context, 'کد', 'nowruz1405');
      await save();
      await waitFor(
        () =>
          expect(canvas.getByLabelText('کد')).toHaveAccessibleDescription(
            'این کد قبلاً ساخته شده است.',
          ),
        patience,
      );
      await expect(canvas.getByLabelText('نام')).toHaveValue('نوروز');
    });
  },
});

export const Warned = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await waitForForm(context);
    await step('X-275: a free package and more than 90 per cent off are warned about', async () => {
      await write(context, 'درصد', '100');
      await expect((await canvas.findAllByText('با این کد، بسته رایگان می‌شود.')).length).toBe(3);
      await write(context, 'درصد', '95');
      await expect((await canvas.findAllByText('تخفیف این بسته بیش از ۹۰ درصد است.')).length).toBe(
        3,
      );
    });
    await step('X-275: only the chosen packages are examples', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'بستهٔ ده‌ساعته' }));
      await waitFor(() =>
        expect(canvas.getAllByText('تخفیف این بسته بیش از ۹۰ درصد است.')).toHaveLength(1),
      );
    });
    await step('X-274: a cap belongs to a percentage alone', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'مبلغ ثابت' }));
      await waitFor(() => expect(canvas.queryByLabelText('سقف تخفیف (تومان)')).toBeNull());
    });
  },
});

export const Missing = meta.story({
  parameters: openCodes('?id=unknown', few(2)),
  play: async (context) => {
    await context.step('X-100: an address of a code that does not exist says so', async () => {
      await waitForWords(context, 'این کد دیگر وجود ندارد');
    });
  },
});

export const Unreachable = meta.story({
  parameters: openCodes(`?id=${known.salam}`, (backend) =>
    backend.breakDown('retrieveDiscount', 'network'),
  ),
  play: async (context) => {
    await context.step('X-106: a code that was not loaded can be loaded again', async () => {
      await waitForWords(context, 'این کد بارگذاری نشد');
      getServer().repair('retrieveDiscount');
      await context.userEvent.click(context.canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await waitForForm(context);
    });
  },
});

export const ForPeople = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await waitForForm(context);
    await step('X-274: a code can be for chosen people, found by their name', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'کاربران منتخب' }));
      await userEvent.type(await canvas.findByLabelText('افزودن کاربر'), 'reza@nevisa.test');
      await userEvent.click(
        await canvas.findByRole('button', { name: 'افزودن رضا کریمی' }, patience),
      );
      const chosen = canvas.getByRole('list', { name: 'کاربران این کد' });
      await expect(chosen).toHaveTextContent('رضا کریمی');
    });
  },
});

export const Similar = meta.story({
  parameters: openCodes(`?id=copy-${known.nowruz}`),
  play: async (context) => {
    const { canvas, step } = context;
    await waitForForm(context);
    await step(
      'X-280: a similar code has the terms of the other one, and no code yet',
      async () => {
        await expect(canvas.getByLabelText('کد')).toHaveValue('');
        await expect(canvas.getByLabelText('درصد')).toHaveValue('۲۰');
        await expect(canvas.getByLabelText('درصد')).toBeEnabled();
        await expect(canvas.getByRole('group', { name: 'روز شروع' })).toHaveTextContent(/۱۴۰۵/);
      },
    );
  },
});
