import { Stack } from '@nevisa/ui';
import { expect, fn, within } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { paths } from '../../../shared/paths.ts';
import { EditorNotices } from '../editing/EditorNotices.tsx';
import type { NoticeCommands } from '../editing/describeNotice.ts';
import type { EditorNotice } from '../editing/view/notices.ts';

const calls = {
  copy: fn(),
  save: fn(),
  retry: fn(),
  restore: fn(),
  saveAsNew: fn(),
  takeOver: fn(),
  openConflict: fn(),
  back: fn(),
  openPage: fn(),
  forgetMerge: fn(),
} satisfies Omit<NoticeCommands, 'isRestoring'>;
const commands = { ...calls, isRestoring: false } satisfies NoticeCommands;

const meta = preview.meta({
  title: 'Screens/History/Editor/Notices',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: { component: 'The sentences above an opened text, with one action each.' },
    },
  },
  render: () => (
    <EditorNotices commands={commands} notices={[{ kind: 'session' }, { kind: 'account' }]} />
  ),
});

export const OfTheAccount = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('X-163: an ended session leads to the sign-in', async () => {
      await expect(canvas.getByText(/^نشست شما پایان یافت/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'ورود دوباره' }));
      await expect(commands.openPage).toHaveBeenLastCalledWith(paths.signIn);
    });
    await step('X-163: another account leads back to its own list', async () => {
      await expect(canvas.getByText(/^حساب دیگری وارد شد/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'بازگشت به نوشته‌ها' }));
      await expect(commands.back).toHaveBeenCalledOnce();
    });
  },
});

const failure = {
  kind: 'refused',
  status: 400,
  texts: ['متن این نوشته بیش از اندازه بلند است.'],
  code: null,
  retryAfter: null,
} as const;

/** Each notice, its words, its button, and what the button does. */
const described = [
  [{ kind: 'notKept' }, /^این تغییرات روی دستگاه نگه داشته نمی‌شود/, 'کپی متن', 'copy'],
  [
    { kind: 'refused', failure },
    /^تغییرات در تاریخچه پذیرفته نشد.*\sمتن این نوشته بیش از اندازه/su,
    'تلاش دوباره برای ذخیره',
    'save',
  ],
  [{ kind: 'conflict' }, /تا انتخاب شما ذخیره نمی‌شود/, 'انتخاب نسخه‌ها', 'openConflict'],
  [
    { kind: 'otherWindow', isTakingOver: false },
    /در پنجرهٔ دیگری ویرایش/,
    'ویرایش در همین پنجره',
    'takeOver',
  ],
  [{ kind: 'trashed', isCopying: false }, /در جای دیگری به سطل زباله رفت/, 'بازگرداندن', 'restore'],
  [
    { kind: 'goneElsewhere', isCopying: false },
    /برای همیشه حذف شده است/,
    'ذخیره به‌صورت نوشتهٔ جدید',
    'saveAsNew',
  ],
  [{ kind: 'inTrash' }, /در سطل زباله است و ویرایش نمی‌شود/, 'بازگرداندن', 'restore'],
  [{ kind: 'copied' }, /به‌صورت نوشتهٔ جدید به تاریخچه/, 'بازگشت به نوشته‌ها', 'back'],
  [{ kind: 'forbidden' }, /^اجازهٔ ذخیرهٔ این نوشته/, 'تلاش دوباره برای ذخیره', 'retry'],
  [{ kind: 'savingOff' }, /^نگهداری متن‌ها خاموش است/, 'تنظیمات نگارش', 'openPage'],
  [{ kind: 'notRefreshed', failure: null }, /متن همین دستگاه را می‌بینید/, 'تلاش دوباره', 'retry'],
  [{ kind: 'wordless' }, /^زمان کلمه‌ها بارگذاری نشد/, 'تلاش دوباره', 'retry'],
  [{ kind: 'merged', count: 3 }, /^تغییرات دو نسخه یکی شد؛ ۳ پاراگراف/, 'بستن', 'forgetMerge'],
] as const satisfies readonly (readonly [EditorNotice, RegExp, string, keyof typeof calls])[];

export const Every = meta.story({
  render: () => (
    <Stack>
      {described.map(([notice]) => (
        <section key={notice.kind} aria-label={notice.kind}>
          <EditorNotices commands={commands} notices={[notice]} />
        </section>
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent, step }) => {
    for (const [{ kind }, sentence, label, command] of described) {
      await step(`X-163: ${kind} is one sentence with one action`, async () => {
        const part = within(canvas.getByRole('region', { name: kind }));
        await expect(part.getByText(sentence)).toBeVisible();
        calls[command].mockClear();
        await userEvent.click(part.getByRole('button', { name: label }));
        await expect(calls[command]).toHaveBeenCalledOnce();
      });
    }
    await step(
      'X-163: what may lose words interrupts a screen reader, and nothing else',
      async () => {
        const urgent = canvas
          .getAllByRole('alert')
          .filter(({ textContent }) => textContent !== '')
          .map((alert) => alert.closest('section')?.ariaLabel);
        await expect(urgent).toEqual(['notKept', 'refused', 'conflict']);
      },
    );
  },
});

export const Working = meta.story({
  render: () => (
    <EditorNotices
      commands={{ ...commands, isRestoring: true }}
      notices={[
        { kind: 'otherWindow', isTakingOver: true },
        { kind: 'goneElsewhere', isCopying: true },
        { kind: 'inTrash' },
      ]}
    />
  ),
  play: async ({ canvas, step }) => {
    await step('X-163: an action that is under way is busy, and is not begun twice', async () => {
      for (const button of canvas.getAllByRole('button')) {
        await expect(button).toHaveAttribute('aria-disabled', 'true');
      }
    });
  },
});
