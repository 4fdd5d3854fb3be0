import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../../../../packages/ui/src/layout/stories/viewports.ts';
import {
  few,
  findRow,
  known,
  openCodes,
  pressInMenu,
  getServer,
  waitForStillness,
  findStoredCode,
} from '../../../testing/discountSteps.ts';
import { waitForWords } from '../../../testing/waitForWords.ts';
import { patience } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Management/Discounts/List',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The discount codes of the site, for administrators.'),
    ...openCodes('?search=NOWRUZ1405'),
  },
});

export const Default = meta.story({
  parameters: { picture: true, ...openCodes('?ordering=code') },
  play: async (context) => {
    const { canvas, step } = context;
    const row = await findRow(context, firstCode());
    await step('X-273: a row has value, uses in words, span, packages and status', async () => {
      await expect(row.getAllByRole('cell').length).toBeGreaterThanOrEqual(7);
      await expect(canvas.getByText('۱ تا ۲۵ از ۳۰۰')).toBeVisible();
    });
    await step('X-273: a code is Latin and runs from left to right', async () => {
      const link = row.getAllByRole('link')[0];
      await expect(link?.querySelector('bdi')).toHaveAttribute('dir', 'ltr');
    });
    await step('X-100: the head of the sorted column says what the address says', async () => {
      await expect(canvas.getByRole('columnheader', { name: 'کد' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
    });
  },
});

/** The first code by its letters. */
function firstCode(): string {
  const codes = getServer()
    .discounts.all()
    .map(({ code }) => code);
  return codes.toSorted(new Intl.Collator('fa', { numeric: true }).compare)[0] ?? '';
}

export const LinkedChanges = meta.story({
  play: async (context) => {
    const { canvas, step } = context;
    await findRow(context, 'NOWRUZ1405');
    await step('X-299: the menu leads to the changes of this code', async () => {
      await pressInMenu(context, 'NOWRUZ1405', 'تغییرهای این کد');
      await canvas.findByRole('heading', { level: 1, name: 'تاریخچهٔ فعالیت مدیران' }, patience);
      await canvas.findByText('فعالیتی با این ویژگی‌ها نیست', {}, patience);
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true, ...openCodes('?search=NOWRUZ') },
  globals: onPhone,
  play: async (context) => {
    await findRow(context, 'NOWRUZ1405');
  },
});

export const OneCode = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const row = await findRow(context, 'NOWRUZ1405');
    await step('X-273: uses without a limit are words alone', async () => {
      await expect(row.getByText('۱۲۸ بار')).toBeVisible();
      await expect(row.queryByRole('progressbar')).toBeNull();
    });
    await step('X-273: the code is copied by one press', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
      await userEvent.click(row.getByRole('button', { name: 'کپی کد \u2066NOWRUZ1405\u2069' }));
      await expect(write.mock.calls).toEqual([['NOWRUZ1405']]);
      await waitForWords(context, 'کد «\u2066NOWRUZ1405\u2069» کپی شد');
    });
    await step('X-106: without a result the filter is named and can be cleared', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'X');
      await waitForWords(context, 'کدی با این جست‌وجو یا فیلتر پیدا نشد');
      await userEvent.click(
        canvas.getAllByRole('button', { name: 'پاک کردن فیلترها' })[0] as HTMLElement,
      );
      await waitForWords(context, '۱ تا ۲۵ از ۳۰۰');
    });
  },
});

export const LimitedCode = meta.story({
  parameters: openCodes('?search=FIRST100'),
  play: async (context) => {
    const row = await findRow(context, 'FIRST100');
    await context.step(
      'X-273: uses of a limit are a bar and words, and it is exhausted',
      async () => {
        await expect(row.getAllByText('۱۰۰ از ۱۰۰ بار')[0]).toBeVisible();
        await expect(row.getByRole('progressbar')).toHaveAttribute('value', '1');
        await expect(row.getByText('تمام‌شده')).toBeVisible();
      },
    );
  },
});

export const Filtered = meta.story({
  parameters: openCodes('?status=scheduled&discount_type=FIXED&page=9'),
  play: async (context) => {
    const { canvas, step } = context;
    await step(
      'X-100: the address is the list, and a page beyond the last is corrected',
      async () => {
        const tags = await canvas.findAllByText('زمان‌بندی‌شده', { selector: 'td *' }, patience);
        await expect(tags.length).toBeGreaterThan(3);
        await expect(canvas.queryByText('فعال', { selector: 'td *' })).toBeNull();
      },
    );
  },
});

export const Disabled = meta.story({
  play: async (context) => {
    const { canvas, step } = context;
    await findRow(context, 'NOWRUZ1405');
    getServer().answerSlowly('setDiscountActive', 1_500);
    await step('X-279, X-104: disabling shows at once, and the server follows', async () => {
      await pressInMenu(context, 'NOWRUZ1405', 'غیرفعال کردن');
      await waitFor(() => expect(canvas.getByText('غیرفعال', { selector: 'td *' })).toBeVisible());
      await expect(findStoredCode('NOWRUZ1405')?.is_active).toBe(true);
      await waitFor(() => expect(findStoredCode('NOWRUZ1405')?.is_active).toBe(false), patience);
      await expect(canvas.getByText('غیرفعال', { selector: 'td *' })).toBeVisible();
    });
  },
});

export const DisablingRefused = meta.story({
  play: async (context) => {
    const { canvas, step } = context;
    await findRow(context, 'NOWRUZ1405');
    getServer().breakDown('setDiscountActive', 'server');
    await step('X-279, X-104: a refusal takes the switch back and is said', async () => {
      await pressInMenu(context, 'NOWRUZ1405', 'غیرفعال کردن');
      await waitForWords(context, 'تغییر نکرد؛ دوباره تلاش کنید.');
      await waitFor(
        () => expect(canvas.getByText('فعال', { selector: 'td *' })).toBeVisible(),
        patience,
      );
    });
  },
});

export const Deleted = meta.story({
  parameters: openCodes('', few(3)),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await findRow(context, 'NOWRUZ1405');
    await step('X-279: the question names uses and revenue, with the focus on cancel', async () => {
      await pressInMenu(context, 'NOWRUZ1405', 'حذف کد');
      const dialog = await canvas.findByRole('alertdialog', {}, patience);
      await expect(dialog).toHaveTextContent('۱۲۸ بار استفاده شده و ۲۰۸٬۱۲۰٬۰۰۰ تومان');
      await waitFor(() =>
        expect(within(dialog).getByRole('button', { name: 'انصراف' })).toHaveFocus(),
      );
    });
    await step('X-279: the code goes, and the focus is on the next row', async () => {
      await userEvent.click(
        within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'حذف کد' }),
      );
      await waitForWords(context, 'کد «\u2066NOWRUZ1405\u2069» حذف شد');
      await waitFor(
        () => expect(canvas.queryByRole('link', { name: 'NOWRUZ1405' })).toBeNull(),
        patience,
      );
      await expect(findStoredCode('NOWRUZ1405')).toBeUndefined();
      await waitFor(
        () => expect(document.activeElement).toHaveAttribute('data-row-link'),
        patience,
      );
    });
    await waitForStillness();
  },
});

export const UsedMeanwhile = meta.story({
  parameters: openCodes('?search=SALAM'),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await findRow(context, 'SALAM');
    await pressInMenu(context, 'SALAM', 'حذف کد');
    const dialog = await canvas.findByRole('alertdialog', {}, patience);
    await expect(dialog).toHaveTextContent('هنوز استفاده نشده است.');
    const server = getServer();
    server.startPurchase(server.account('reza'), {
      service_id: '5e000000-0000-4000-8000-000000000003',
      discount_code: 'SALAM',
      expected_payable: 1_150_000,
      return_type: 'web',
      client_id: 'meanwhile',
    });
    server.settleOrder(server.orders()[0]?.number ?? '', 'paid');
    await step('X-279: a code that was used meanwhile stays, and that is said', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'حذف کد' }));
      await waitForWords(context, /در این میان استفاده شد/);
      await expect(findStoredCode('SALAM')).toBeDefined();
    });
    await step('X-279: the next question has the new number', async () => {
      await waitFor(async () => {
        await expect((await findRow(context, 'SALAM')).getByText('۱ بار')).toBeVisible();
      }, patience);
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await expect(await canvas.findByRole('alertdialog', {}, patience)).toHaveTextContent(
        '۱ بار استفاده شده و ۱٬۱۵۰٬۰۰۰ تومان',
      );
    });
  },
});

export const Bulk = meta.story({
  parameters: openCodes(
    '',
    few(4, (backend) => {
      backend.breakDown('setDiscountsActive', {
        status: 200,
        body: { done: [known.free, known.third], failed: [{ id: known.salam, code: 'not_found' }] },
      });
    }),
  ),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await findRow(context, 'FREE');
    await userEvent.click(canvas.getByRole('checkbox', { name: /SALAM/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /FREE/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /THIRD/ }));
    await step('X-103: what failed is said with its reason and stays chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'غیرفعال کردن' }));
      await waitForWords(context, /۲ انجام شد؛ ۱ انجام نشد/);
      await waitForWords(context, /۱ کد: دیگر وجود ندارد/);
      await expect(canvas.getByRole('checkbox', { name: /SALAM/ })).toBeChecked();
      await expect(canvas.getByRole('checkbox', { name: /FREE/ })).not.toBeChecked();
    });
  },
});

export const Keys = meta.story({
  parameters: openCodes('', few(4)),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await findRow(context, 'NOWRUZ1405');
    const links = () => [...document.querySelectorAll<HTMLElement>('[data-row-link]')];
    links()[0]?.focus();
    await step('X-107: arrows, End and Home move over the rows', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(links()[1]).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(links()[3]).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(links()[0]).toHaveFocus();
    });
    await step('X-107, X-102: Space chooses, Shift extends, Escape ends the choice', async () => {
      await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await waitForWords(context, '۳ کد انتخاب شده است');
      await userEvent.keyboard('{Control>}a{/Control}');
      await waitForWords(context, '۴ کد انتخاب شده است');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryAllByText('۴ کد انتخاب شده است')).toEqual([]));
    });
    await step('X-107: Delete asks, Shift+F10 opens the menu', async () => {
      await userEvent.keyboard('{Delete}');
      const dialog = await canvas.findByRole('alertdialog', {}, patience);
      await userEvent.click(within(dialog).getByRole('button', { name: 'انصراف' }));
      await waitFor(() => expect(dialog).not.toHaveAttribute('open'), patience);
      await expect(links()[2]).toHaveFocus();
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      await screen.findByRole('menuitem', { name: 'ساخت نمونهٔ مشابه' }, patience);
    });
  },
});
