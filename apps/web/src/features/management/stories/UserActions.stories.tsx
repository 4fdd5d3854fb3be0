import type { Backend } from '@nevisa/mocks/backend';
import { expect, screen, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  chooseInMenu,
  expectWritten,
  findRow,
  openUsers,
  getServer,
  listWrittenRows,
} from '../../../testing/managementSteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const name = 'سارا محمدی';
const openSara = (prepare?: (backend: Backend) => void) => openUsers('?search=sara', prepare);

const meta = preview.meta({
  title: 'Screens/Management/User actions',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('What an administrator does to a user, and its questions.'),
    ...openSara(),
  },
});

type Parts = Parameters<typeof chooseInMenu>[0];

/** Chooses an action in the menu of Sara and returns its question. */
async function ask({ canvas, userEvent }: Parts, item: string | RegExp) {
  await chooseInMenu({ canvas, userEvent }, { of: name, item: item as string });
  return within(await screen.findByRole('alertdialog', undefined, patience));
}

const press = (parts: Parts, dialog: ReturnType<typeof within>, label: string) =>
  parts.userEvent.click(dialog.getByRole('button', { name: label }));

const closed = () => waitUntil(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const Blocked = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, userEvent, step }) => {
    const parts = { canvas, userEvent };
    const dialog = await ask(parts, 'مسدود کردن');
    await step('X-259: without a reason nothing happens, and the field says so', async () => {
      await expect(dialog.getByText(/نشست‌های او بسته می‌شود/)).toBeInTheDocument();
      await press(parts, dialog, 'مسدود کردن');
      await waitUntil(() =>
        expect(dialog.getByRole('textbox', { name: 'علت' })).toHaveAccessibleDescription(
          'علت را بنویسید.',
        ),
      );
      await expect(listWrittenRows()).toEqual([]);
    });
  },
});

export const BlockedAndBack = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const parts = { canvas, userEvent };
    const dialog = await ask(parts, 'مسدود کردن');
    await step(
      'X-259, X-298: a blocked user is signed out, with one row in the audit list',
      async () => {
        await userEvent.type(dialog.getByRole('textbox', { name: 'علت' }), 'هرزنامه');
        await press(parts, dialog, 'مسدود کردن');
        await closed();
        await (await findRow(canvas, /سارا محمدی/)).findByText('مسدود');
        await expect(getServer().account('sara').is_active).toBe(false);
        await expectWritten('BLOCK_USER', name, 'هرزنامه');
      },
    );
    await step('X-259: a blocked user can be unblocked', async () => {
      const again = await ask(parts, 'رفع مسدودی');
      await userEvent.type(again.getByRole('textbox', { name: 'علت' }), 'پوزش خواست');
      await press(parts, again, 'رفع مسدودی');
      await closed();
      await (await findRow(canvas, /سارا محمدی/)).findByText('فعال');
    });
  },
});

export const BlockFailed = meta.story({
  parameters: openSara((backend) => backend.breakDown('setUserActive', 'network')),
  play: async ({ canvas, userEvent, step }) => {
    const parts = { canvas, userEvent };
    const dialog = await ask(parts, 'مسدود کردن');
    await step('X-259: a cut line is said, and the reason stays for the next press', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'علت' }), 'هرزنامه');
      await press(parts, dialog, 'مسدود کردن');
      await dialog.findByText('خطا در شبکه', undefined, patience);
      await expect(dialog.getByRole('textbox', { name: 'علت' })).toHaveValue('هرزنامه');
      getServer().repair();
      await press(parts, dialog, 'مسدود کردن');
      await closed();
      await expectWritten('BLOCK_USER', name, 'هرزنامه');
    });
  },
});

export const GrantRefused = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const parts = { canvas, userEvent };
    const dialog = await ask(parts, 'افزودن اعتبار');
    const minutes = dialog.getByRole('textbox', { name: 'دقیقه' });
    await userEvent.type(dialog.getByRole('textbox', { name: 'علت' }), 'جبران قطعی');
    await step('X-260: 0, −5, 1.5, 10,001 and words are no minutes', async () => {
      for (const typed of ['0', '-5', '1.5', '10001', 'سی']) {
        await userEvent.clear(minutes);
        await userEvent.type(minutes, typed);
        await press(parts, dialog, 'افزودن اعتبار');
        await waitUntil(() => expect(minutes).toHaveAccessibleDescription(/عددی درست از ۱ تا/));
      }
      await expect(listWrittenRows()).toEqual([]);
    });
  },
});

export const GrantedOnce = meta.story({
  parameters: openSara((backend) => backend.answerSlowly('grantUserUsage', 300)),
  play: async ({ canvas, userEvent, step }) => {
    const parts = { canvas, userEvent };
    const dialog = await ask(parts, 'افزودن اعتبار');
    await step('X-260: a double press adds once, in ms', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'دقیقه' }), '۳۰');
      await userEvent.type(dialog.getByRole('textbox', { name: 'علت' }), 'جبران قطعی');
      const button = dialog.getByRole('button', { name: 'افزودن اعتبار' });
      await userEvent.dblClick(button);
      await closed();
      await (await findRow(canvas, /سارا محمدی/)).findByText('۶ ساعت');
      await expect(getServer().account('sara').nevisa_service_account.usage_remained).toBe(
        6 * 3_600_000,
      );
      await expectWritten('GRANT_USAGE', name, 'جبران قطعی');
    });
  },
});

export const Assigned = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const parts = { canvas, userEvent };
    const dialog = await ask(parts, 'دادن بسته');
    await step('X-261: without a package nothing is given', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'علت' }), 'هدیهٔ همایش');
      await press(parts, dialog, 'دادن بسته');
      await dialog.findByText('بسته را انتخاب کنید.');
    });
    await step('X-261: it begins after the current package, whose end is named', async () => {
      await expect(
        dialog.getByRole('radio', { name: /پس از پایان بستهٔ کنونی، ۱۰ دی ۱۴۰۵/ }),
      ).toBeChecked();
      await userEvent.click(dialog.getByRole('button', { name: /بسته$/, expanded: false }));
      await userEvent.click(await screen.findByRole('option', { name: 'بستهٔ ده‌ساعته' }));
      await press(parts, dialog, 'دادن بسته');
      await closed();
      const credit = getServer().account('sara').nevisa_service_account;
      await expect(credit.reserved_service_record?.service.name).toBe('بستهٔ ده‌ساعته');
      await expectWritten('ASSIGN_SERVICE', name, 'هدیهٔ همایش');
    });
    await step('X-261: a second reserved package is not offered', async () => {
      const again = await ask(parts, 'دادن بسته');
      await again.findByText(/بستهٔ رزروشدهٔ «بستهٔ ده‌ساعته» را دارد/, undefined, patience);
      await expect(again.queryByRole('radio')).toBeNull();
    });
  },
});

export const MadeAdmin = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const parts = { canvas, userEvent };
    const dialog = await ask(parts, 'دادن دسترسی مدیر');
    await step('X-263: the first question names the power, and gives nothing', async () => {
      await expect(dialog.getByText(/می‌تواند کاربران را مسدود یا حذف کند/)).toBeInTheDocument();
      await press(parts, dialog, 'ادامه می‌دهم');
      await expect(getServer().account('sara').is_staff).toBe(false);
    });
    await step('X-263: the second one begins on cancel, and gives the right', async () => {
      const again = within(
        await screen.findByRole('alertdialog', { name: /مدیر نویسا شود/ }, patience),
      );
      await waitUntil(() => expect(again.getByRole('button', { name: 'انصراف' })).toHaveFocus());
      await press(parts, again, 'دادن دسترسی مدیر');
      await closed();
      await expect(getServer().account('sara').is_staff).toBe(true);
      await expectWritten('MAKE_ADMIN', name, null);
    });
  },
});

export const LastAdmin = meta.story({
  parameters: openUsers('?search=kaveh_bahrami230', (backend) => {
    const others = backend.people.everyone().filter((one) => one.username !== 'kaveh_bahrami230');
    for (const other of others) {
      other.is_staff = other.username === 'admin';
    }
    backend.breakDown('setUserStaff', {
      status: 400,
      body: { non_field_errors: ['دست‌کم یک مدیر باید بماند.'], error_code: 'last_admin' },
    });
  }),
  play: async ({ canvas, userEvent, step }) => {
    const parts = { canvas, userEvent };
    const head = await canvas.findByRole('rowheader', undefined, patience);
    const of = within(head).getByRole('link').textContent ?? '';
    await step('X-262: the refusal of the server is shown as well', async () => {
      await chooseInMenu(parts, { of, item: 'گرفتن دسترسی مدیر' });
      const first = within(await screen.findByRole('alertdialog', undefined, patience));
      await press(parts, first, 'ادامه می‌دهم');
      const second = within(
        await screen.findByRole('alertdialog', { name: /آیا دسترسی مدیر/ }, patience),
      );
      await press(parts, second, 'گرفتن دسترسی مدیر');
      await waitUntil(() =>
        expect(screen.getByText('دست‌کم یک مدیر باید بماند.')).toBeInTheDocument(),
      );
    });
  },
});

export const Deleted = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const parts = { canvas, userEvent };
    const dialog = await ask(parts, /حذف کاربر/);
    const typed = dialog.getByRole('textbox');
    await step('X-264: the focus begins on cancel, and the button is off', async () => {
      await waitUntil(() => expect(dialog.getByRole('button', { name: 'انصراف' })).toHaveFocus());
      await expect(dialog.getByRole('button', { name: 'حذف کاربر' })).toBeDisabled();
      await expect(dialog.getByText(/این کار بازگشت ندارد/)).toBeInTheDocument();
      await expect(typed).toHaveAccessibleDescription(/نام کاربری: .?sara/);
    });
    await step(
      'X-71, X-264: another spelling deletes nothing, and the message isolates the username',
      async () => {
        await userEvent.type(typed, 'Sara{Enter}');
        await waitUntil(() =>
          expect(typed).toHaveAccessibleDescription(/نام کاربری همان نیست.*«\u2066sara\u2069»/),
        );
        await expect(listWrittenRows()).toEqual([]);
      },
    );
    await step('X-264: the exact username deletes, and the list has no such user', async () => {
      await userEvent.clear(typed);
      await userEvent.type(typed, ' sara ');
      await press(parts, dialog, 'حذف کاربر');
      await closed();
      await canvas.findByText('کاربری با این ویژگی‌ها نیست', undefined, patience);
      await expectWritten('DELETE_USER', name, null);
    });
  },
});

export const ResetCode = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const parts = { canvas, userEvent };
    const dialog = await ask(parts, 'ارسال کد بازیابی');
    await step('X-265: the code goes to the phone number of the user', async () => {
      await expect(dialog.getByText('۰۹۱۲۱۲۳۴۵۶۷')).toBeInTheDocument();
      await press(parts, dialog, 'ارسال کد بازیابی');
      await closed();
      await expectWritten('SEND_RESET_CODE', name, null);
    });
    await step('X-265: a second one has to wait', async () => {
      const again = await ask(parts, 'ارسال کد بازیابی');
      await press(parts, again, 'ارسال کد بازیابی');
      await again.findByText(/۶۰ ثانیه/, undefined, patience);
      const send = again.getByRole('button', { name: 'ارسال کد بازیابی' });
      await expect(send).toHaveAttribute('aria-disabled', 'true');
      await expect(send).toHaveFocus();
    });
  },
});

export const MessageTo = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('X-265: «send a message» opens the messages with this user', async () => {
      await findRow(canvas, /سارا محمدی/);
      const [button] = await canvas.findAllByRole('button', { name: `کارهای «${name}»` });
      await userEvent.click(button as HTMLElement);
      const item = await screen.findByRole('menuitem', { name: 'ارسال پیام' }, patience);
      await expect(item.getAttribute('href')).toBe(
        '/admin/messages?to=ac000000-0000-4000-8000-000000000001',
      );
    });
  },
});
