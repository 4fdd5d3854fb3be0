import { expect, screen, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  chooseInMenu,
  expectWritten,
  findDrawer,
  findRow,
  openUsers,
  getServer,
  listWrittenRows,
} from '../../../testing/managementSteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';
import {
  editTogether,
  findConflict,
  getField,
  openForm,
  queryConflict,
  save,
} from '../../../testing/userFormSteps.ts';

const sara = 'ac000000-0000-4000-8000-000000000001';
const admin = 'ac000000-0000-4000-8000-000000000003';
const openSara = (prepare?: Parameters<typeof openUsers>[1]) =>
  openUsers(`?search=sara&user=${sara}`, prepare);

const meta = preview.meta({
  title: 'Screens/Management/User drawer',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('One user: the parts, the form, a conflict, and who is gone.'),
    ...openSara(),
  },
});

export const Default = meta.story({
  parameters: { picture: true, ...openSara((backend) => backend.fillHistory('sara')) },
  play: async ({ canvas, step }) => {
    const drawer = await findDrawer(canvas, 'سارا محمدی');
    await step('X-257: profile, state, credit, minutes, payments and sessions', async () => {
      await drawer.findByText('۵ ساعت و ۳۰ دقیقه');
      await drawer.findByText(/ در [۰-۹]+ روز$/, undefined, patience);
      await waitUntil(() => expect(drawer.getAllByRole('list')).toHaveLength(2));
      await expect(drawer.getByText('sara@nevisa.test')).toBeInTheDocument();
      await expect(drawer.getByText(/نشست باز$/)).toBeInTheDocument();
    });
    await step('X-266: no title and no text of the user is on the page', async () => {
      const { conversations } = getServer().account('sara');
      const page = document.body.textContent ?? '';
      const texts = conversations.flatMap(({ title, text }) => [title, text.slice(0, 60)]);
      await expect(texts.filter((text) => text.trim() !== '' && page.includes(text))).toEqual([]);
    });
    await step('X-266: the drawer says that texts are not seen here', async () => {
      await expect(drawer.getByText(/در بخش مدیریت دیده نمی‌شود/)).toBeInTheDocument();
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    const drawer = await findDrawer(canvas, 'سارا محمدی');
    await drawer.findByText(/ در [۰-۹]+ روز$/, undefined, patience);
    await step('X-257: the drawer is as wide as a phone', async () => {
      const dialog = canvas.getByRole('dialog');
      await waitUntil(() => expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth));
    });
  },
});

export const PartFailed = meta.story({
  parameters: openSara((backend) => backend.breakDown('getUserUsage', 'server')),
  play: async ({ canvas, userEvent, step }) => {
    const drawer = await findDrawer(canvas, 'سارا محمدی');
    await step('X-257: a part that fails leaves the others, and is asked again alone', async () => {
      await drawer.findByText(/این بخش بارگذاری نشد/, undefined, patience);
      await expect(await drawer.findByText(/نشست باز$/)).toBeInTheDocument();
      getServer().repair();
      await userEvent.click(drawer.getByRole('button', { name: 'تلاش دوباره' }));
      await drawer.findByText(/ در [۰-۹]+ روز$/, undefined, patience);
    });
  },
});

export const Oneself = meta.story({
  parameters: openUsers(`?role=admin&user=${admin}`),
  play: async ({ canvas, userEvent, step }) => {
    const drawer = await findDrawer(canvas, 'مریم احمدی');
    await step('X-262: the own account by its address says what is not possible', async () => {
      await expect(
        drawer.getByText('این کار را برای حساب خودتان نمی‌توانید انجام دهید.'),
      ).toBeInTheDocument();
    });
    await step('X-262: the menu of the own account offers no action that harms it', async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'کارهای «مریم احمدی»' }));
      await screen.findByRole('menuitem', { name: 'افزودن اعتبار' }, patience);
      for (const name of ['مسدود کردن', 'گرفتن دسترسی مدیر', /حذف کاربر/]) {
        await expect(screen.queryByRole('menuitem', { name })).toBeNull();
      }
    });
  },
});

export const Edited = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const drawer = await openForm(canvas, userEvent);
    await step(
      'X-258: only what was changed is saved, with its row in the audit list',
      async () => {
        await expect(getField(drawer, 'شمارهٔ همراه')).toHaveValue('۰۹۱۲۱۲۳۴۵۶۷');
        await userEvent.clear(getField(drawer, 'شمارهٔ همراه'));
        await userEvent.type(getField(drawer, 'شمارهٔ همراه'), '۰۹۳۵۵۵۵۵۵۵۵');
        await save(drawer, userEvent);
        await drawer.findByText('۰۹۳۵۵۵۵۵۵۵۵', undefined, patience);
        await expect(getServer().account('sara').phone).toBe('09355555555');
        await expect(getServer().audit.written()[0]?.changes).toEqual([
          { field: 'phone', before: '09121234567', after: '09355555555' },
        ]);
      },
    );
  },
});

export const Refused = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const drawer = await openForm(canvas, userEvent);
    await step(
      'X-258: a taken e-mail address is said under its field, and stays typed',
      async () => {
        await userEvent.clear(getField(drawer, 'ایمیل'));
        await userEvent.type(getField(drawer, 'ایمیل'), 'reza@nevisa.test');
        await save(drawer, userEvent);
        await waitUntil(() =>
          expect(getField(drawer, 'ایمیل')).toHaveAccessibleDescription(
            /پیش‌تر حسابی ساخته شده است/,
          ),
        );
        await expect(getField(drawer, 'ایمیل')).toHaveValue('reza@nevisa.test');
      },
    );
    await step('X-258: neither e-mail nor phone is refused by the server', async () => {
      await userEvent.clear(getField(drawer, 'ایمیل'));
      await userEvent.clear(getField(drawer, 'شمارهٔ همراه'));
      await save(drawer, userEvent);
      await drawer.findByText('هر حساب دست‌کم یک ایمیل یا شمارهٔ همراه لازم دارد.', {
        selector: '[role=alert] *',
      });
      await expect(listWrittenRows()).toEqual([]);
    });
  },
});

export const Conflict = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const { drawer, account } = await editTogether(canvas, userEvent);
    await step('X-116: only the field that both have changed is asked about', async () => {
      await save(drawer, userEvent);
      const dialog = await findConflict();
      await expect(dialog.getAllByRole('radio')).toHaveLength(2);
      await waitUntil(() => expect(dialog.getByRole('button', { name: 'انصراف' })).toHaveFocus());
      await expect(dialog.getByRole('button', { name: 'ذخیرهٔ انتخاب‌ها' })).toBeDisabled();
    });
    await step('X-116: the form does not list the values of the other revision', async () => {
      await expect(document.body).not.toHaveTextContent(account.date_joined);
    });
  },
});

export const PutOff = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const { drawer, account } = await editTogether(canvas, userEvent);
    await save(drawer, userEvent);
    await step('X-116: cancel returns to the form with what was typed', async () => {
      const dialog = await findConflict();
      await userEvent.click(dialog.getByRole('button', { name: 'انصراف' }));
      await waitUntil(() => expect(queryConflict()).toBeNull());
      await expect(getField(drawer, 'نام')).toHaveValue('ساره');
      await expect(document.body).not.toHaveTextContent(account.date_joined);
    });
  },
});

export const Merged = Conflict.extend({
  play: async ({ canvas, userEvent, step }) => {
    const { drawer } = await editTogether(canvas, userEvent);
    await save(drawer, userEvent);
    await step(
      'X-116: the choice is saved over the newer user, whose other fields stay',
      async () => {
        const dialog = await findConflict();
        await userEvent.click(dialog.getByRole('radio', { name: 'ساره' }));
        await userEvent.click(dialog.getByRole('button', { name: 'ذخیرهٔ انتخاب‌ها' }));
        await waitUntil(() =>
          expect(getServer().account('sara').profile).toMatchObject({
            first_name: 'ساره',
            last_name: 'محمدی‌نژاد',
          }),
        );
      },
    );
  },
});

export const LeftUnsaved = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const drawer = await openForm(canvas, userEvent);
    await userEvent.type(getField(drawer, 'نام'), 'ک');
    await step(
      'X-115: cancel asks before typed values are lost, and staying keeps them',
      async () => {
        await userEvent.click(drawer.getByRole('button', { name: 'انصراف' }));
        const question = within(await screen.findByRole('alertdialog', undefined, patience));
        await userEvent.click(question.getByRole('button', { name: 'ماندن در صفحه' }));
        await waitUntil(() => expect(screen.queryByRole('alertdialog')).toBeNull());
        await expect(getField(drawer, 'نام')).toHaveValue('ساراک');
      },
    );
  },
});

export const RightTakenAway = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const drawer = await openForm(canvas, userEvent);
    await userEvent.type(getField(drawer, 'نام'), 'ک');
    await step('T-95: a demoted administrator is led to the 401 page', async () => {
      getServer().account('admin').is_staff = false;
      await save(drawer, userEvent);
      await canvas.findByRole('heading', { level: 1, name: /اجازه/ }, patience);
      await expect(getServer().account('sara').profile.first_name).toBe('سارا');
    });
  },
});

export const OpenedByMenu = meta.story({
  parameters: openUsers('?search=sara'),
  play: async ({ canvas, userEvent, step }) => {
    await findRow(canvas, /سارا محمدی/);
    await step('X-107: F2 opens the form, and cancel leads back to the parts', async () => {
      (await findRow(canvas, /سارا محمدی/)).getByRole('link').focus();
      await userEvent.keyboard('{F2}');
      const drawer = await findDrawer(canvas, 'سارا محمدی');
      await drawer.findByRole('textbox', { name: 'نام خانوادگی' });
      await userEvent.click(drawer.getByRole('button', { name: 'انصراف' }));
      await drawer.findByRole('button', { name: 'ویرایش' });
    });
    await step('X-100: closing the drawer keeps the list', async () => {
      const drawer = await findDrawer(canvas, 'سارا محمدی');
      await userEvent.click(drawer.getByRole('button', { name: 'بستن' }));
      await waitUntil(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('searchbox')).toHaveValue('sara');
    });
  },
});

export const Granted = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const drawer = await findDrawer(canvas, 'سارا محمدی');
    await step('X-260: credit that is added shows in the drawer at once', async () => {
      await userEvent.click(await drawer.findByRole('button', { name: 'افزودن اعتبار' }));
      const dialog = within(await screen.findByRole('alertdialog', undefined, patience));
      await userEvent.type(dialog.getByRole('textbox', { name: 'دقیقه' }), '۳۰');
      await expect(dialog.getByText('اعتبار پس از این کار: ۶ ساعت')).toBeInTheDocument();
      await userEvent.type(dialog.getByRole('textbox', { name: 'علت' }), 'جبران قطعی');
      await userEvent.click(dialog.getByRole('button', { name: 'افزودن اعتبار' }));
      await drawer.findByText('۶ ساعت', undefined, patience);
      await expectWritten('GRANT_USAGE', 'سارا محمدی', 'جبران قطعی');
    });
  },
});

export const LinkedChanges = meta.story({
  parameters: openUsers('?search=sara'),
  play: async ({ canvas, userEvent, step }) => {
    await findRow(canvas, /سارا محمدی/);
    await step('X-299: the menu leads to the changes of this user', async () => {
      await chooseInMenu({ canvas, userEvent }, { of: 'سارا محمدی', item: 'تغییرهای این کاربر' });
      await canvas.findByRole('heading', { level: 1, name: 'تاریخچهٔ فعالیت مدیران' }, patience);
      await canvas.findByText('فعالیتی با این ویژگی‌ها نیست', undefined, patience);
    });
  },
});
