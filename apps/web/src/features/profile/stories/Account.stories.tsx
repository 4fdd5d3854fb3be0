import { expect, waitFor } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  arrangeProfile,
  drawPhoto,
  findForm,
  openDialog,
  getServer,
} from '../../../testing/profileSteps.ts';
import { waitForWords } from '../../../testing/waitForWords.ts';
import { patience } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Flows/Profile/Account',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The password, the contacts, the picture and the end of the own account.'),
    ...arrangeProfile(),
  },
});

const oldPassword = 'رمز عبور کنونی';
const newPassword = 'رمز عبور جدید';
const repeated = 'تکرار رمز عبور جدید';

async function changePassword(context: Parameters<typeof openDialog>[0], old: string) {
  const { userEvent } = context;
  const dialog = await openDialog(context, 'تغییر رمز عبور');
  await userEvent.type(dialog.getByLabelText(oldPassword), old);
  await userEvent.type(dialog.getByLabelText(newPassword), 'a-new-one');
  await userEvent.type(dialog.getByLabelText(repeated), 'a-new-one');
  await userEvent.click(dialog.getByRole('button', { name: 'تغییر رمز عبور' }));
  return dialog;
}

export const ChangedPassword = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await findForm(context);
    await step('X-234: a wrong old password is said under its field', async () => {
      const dialog = await changePassword(context, 'wrong');
      await waitFor(
        () =>
          expect(dialog.getByLabelText(oldPassword)).toHaveAccessibleDescription(
            'رمز عبور کنونی درست نیست.',
          ),
        patience,
      );
      await userEvent.click(dialog.getByRole('button', { name: 'انصراف' }));
    });
    await step('X-234: the token is stored, and the session goes on', async () => {
      await changePassword(context, 'sara-1405');
      await waitForWords(context, 'رمز عبور تغییر کرد');
      await expect(localStorage.getItem('accessToken')).toBe(getServer().account('sara').token);
      await expect(canvas.getByRole('heading', { name: 'پروفایل', level: 1 })).toBeVisible();
    });
  },
});

export const LostPassword = meta.story({
  parameters: arrangeProfile((backend) => backend.breakDown('changePassword', 'network')),
  play: async (context) => {
    const { canvas, step } = context;
    await findForm(context);
    await step('X-234: a lost answer with a living token stays on the form', async () => {
      const dialog = await changePassword(context, 'sara-1405');
      await waitFor(() => expect(dialog.getByText(/تغییر نکرده است/u)).toBeVisible(), patience);
      await context.userEvent.click(dialog.getByRole('button', { name: 'انصراف' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull(), patience);
    });
    await step(
      'X-234: a lost answer with a dead token leads to the sign-in with words',
      async () => {
        getServer().people.renewToken(getServer().account('sara'));
        await changePassword(context, 'sara-1405');
        await expect(
          await canvas.findByText(/شاید رمز تغییر کرده باشد/u, {}, patience),
        ).toBeVisible();
      },
    );
  },
});

export const AddedContact = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await findForm(context);
    const open = () => openDialog(context, 'تغییر شمارهٔ همراه', { name: 'افزودن شمارهٔ همراه' });
    await step('X-235: a number of another account is refused under its field', async () => {
      const dialog = await open();
      const field = dialog.getByLabelText('شمارهٔ همراه تازه');
      await userEvent.type(field, '۰۹۳۵ ۱۱۱ ۲۲۳۳');
      await userEvent.click(dialog.getByRole('button', { name: 'ارسال کد تأیید' }));
      await waitFor(
        () => expect(field).toHaveAccessibleDescription(/پیش‌تر حسابی ساخته شده است/u),
        patience,
      );
      await userEvent.clear(field);
      await userEvent.type(field, '۰۹۱۲ ۷۷۷ ۸۸۹۹');
      await userEvent.click(dialog.getByRole('button', { name: 'ارسال کد تأیید' }));
      await dialog.findByRole('textbox', { name: 'کد تأیید' }, patience);
    });
    await step('X-235: a person who closes the code comes back to it', async () => {
      await expect(canvas.getByRole('textbox', { name: 'کد تأیید' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'بستن' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull(), patience);
      const dialog = await open();
      await userEvent.type(dialog.getByRole('textbox', { name: 'کد تأیید' }), '۰۰۰۰۰۰');
      await userEvent.click(dialog.getByRole('button', { name: 'تأیید کد' }));
      await waitFor(
        () => expect(dialog.getByText('کد وارد شده صحیح نیست')).toBeVisible(),
        patience,
      );
    });
    await step('X-235: the right code gives the number to the account', async () => {
      const field = canvas.getByRole('textbox', { name: 'کد تأیید' });
      await userEvent.clear(field);
      await userEvent.type(field, '۱۲۳۴۵۶');
      await userEvent.click(canvas.getByRole('button', { name: 'تأیید کد' }));
      await waitForWords(context, 'نشانی تازه تأیید و ثبت شد.');
      await expect(canvas.getByText('۰۹۱۲۷۷۷۸۸۹۹')).toBeVisible();
      await expect(getServer().account('sara').phone).toBe('09127778899');
    });
  },
});

export const NewPicture = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent, step } = context;
    await findForm(context);
    const input = () => canvasElement.querySelector('input[type=file]') as HTMLInputElement;
    await step('X-233: what is no picture is said, and the old picture stays', async () => {
      const heic = new File(['\0\0\0\u0018ftypheic'], 'a.jpg', { type: 'image/jpeg' });
      await userEvent.upload(input(), heic);
      await waitForWords(context, /فقط تصویر jpg، png یا webp/u);
    });
    await step('X-233: a PNG that is named .jpg is cut and uploaded', async () => {
      const photo = await drawPhoto();
      await userEvent.upload(input(), new File([photo], 'a.jpg', { type: 'image/jpeg' }));
      const frame = await canvas.findByRole('application', { name: 'قاب تصویر' }, patience);
      frame.focus();
      await userEvent.keyboard('{ArrowRight}+');
      await userEvent.click(canvas.getByRole('button', { name: 'ذخیرهٔ تصویر' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull(), patience);
      const { avatar } = getServer().account('sara');
      await expect(avatar?.type).toMatch(/^image\/(?:webp|jpeg)$/u);
      const { width, height } = await createImageBitmap(avatar as Blob);
      await expect([width, height]).toEqual([512, 512]);
      await expect(canvas.getByRole('button', { name: 'برداشتن تصویر' })).toBeVisible();
    });
    await step('X-233: a failed upload keeps the old picture and the cut', async () => {
      getServer().breakDown('uploadAvatar', { status: 413, body: { detail: 'بزرگ است.' } });
      drop(canvas.getByRole('group', { name: 'تصویر پروفایل' }), await drawPhoto());
      await canvas.findByRole('application', { name: 'قاب تصویر' }, patience);
      await userEvent.click(canvas.getByRole('button', { name: 'ذخیرهٔ تصویر' }));
      await waitForWords(context, 'بزرگ است.');
      await expect(getServer().account('sara').profile.avatar_url).toMatch(/picture=1$/u);
    });
  },
});

function drop(target: HTMLElement, file: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

export const Deleting = meta.story({
  parameters: arrangeProfile((backend) => {
    backend.fillHistory('sara');
    backend.breakDown('deleteAccount', 'network');
  }),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await findForm(context);
    const dialog = await openDialog(context, 'حذف حساب', { role: 'alertdialog' });
    const confirm = () => dialog.getByRole('button', { name: 'حذف همیشگی' });
    await step('X-237: the question says what goes', async () => {
      await waitFor(
        () =>
          expect(
            dialog.getByText(/۲۸ نوشته، ۲ ساعت و ۱۲ دقیقه صدا و ۵ ساعت و ۳۰ دقیقه اعتبار/u),
          ).toBeVisible(),
        patience,
      );
    });
    await step('X-237: an empty field and a cut line delete nothing', async () => {
      await userEvent.click(confirm());
      await expect(dialog.getAllByText('این فیلد الزامی است').length).toBeGreaterThan(0);
      await userEvent.type(dialog.getByLabelText('نام کاربری'), 'sara');
      await userEvent.type(dialog.getByLabelText('رمز عبور'), 'wrong');
      await userEvent.click(confirm());
      await waitFor(() => expect(dialog.getByText('خطا در شبکه')).toBeVisible(), patience);
      getServer().repair('deleteAccount');
      await userEvent.click(confirm());
      await waitFor(
        () =>
          expect(dialog.getByLabelText('رمز عبور')).toHaveAccessibleDescription(
            'رمز عبور درست نیست.',
          ),
        patience,
      );
    });
    await step(
      'X-237: the right password ends the account and the session, with words',
      async () => {
        await userEvent.clear(dialog.getByLabelText('رمز عبور'));
        await userEvent.type(dialog.getByLabelText('رمز عبور'), 'sara-1405');
        await userEvent.click(confirm());
        await expect(
          await canvas.findByText('حساب شما و همهٔ نوشته‌های آن حذف شد.', {}, patience),
        ).toBeVisible();
        await expect(localStorage.getItem('accessToken')).toBeNull();
      },
    );
  },
});
