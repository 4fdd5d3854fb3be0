import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { onPhone, wholeWindow } from '../../../layout/stories/viewports.ts';
import { AlertDialog, alertDialogVariants, type AlertDialogProps } from './AlertDialog.tsx';
import { AlertDialogFrame } from './AlertDialogFrame.tsx';
import { Opener } from '../testing/Opener.tsx';
import * as S from './AlertDialog.styles.ts';

const meta = preview.meta({
  title: 'Components/Overlays/AlertDialog',
  component: AlertDialog,
  args: {
    open: false,
    title: 'حذف همهٔ پیام‌ها',
    children: 'همهٔ پیام‌ها برای همیشه حذف می‌شوند. ادامه می‌دهید؟',
    confirmLabel: 'حذف همه',
    variant: 'danger' as const,
    onClose: fn(),
    onConfirm: fn(),
  },
  parameters: wholeWindow,
  render: (args) => <Asked {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button', { name: 'پرسیدن' });
    const dialog = () => screen.queryByRole('alertdialog', { name: 'حذف همهٔ پیام‌ها' });
    await step('describes the consequence, and the cancel button has the focus', async () => {
      await userEvent.click(button);
      await expect(dialog()).toHaveAccessibleDescription(
        'همهٔ پیام‌ها برای همیشه حذف می‌شوند. ادامه می‌دهید؟',
      );
      await expect(canvas.getByRole('button', { name: 'انصراف' })).toHaveFocus();
    });
    await step('a click outside does not close the dialog', async () => {
      await userEvent.click(dialog() ?? document.body);
      await expect(dialog()).toBeInTheDocument();
    });
    await step('cancel closes the dialog and returns the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'انصراف' }));
      await waitFor(() => expect(dialog()).not.toBeInTheDocument());
      await expect(button).toHaveFocus();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('the close button cancels', async () => {
      await userEvent.click(button);
      await userEvent.click(canvas.getByRole('button', { name: 'بستن' }));
      await waitFor(() => expect(dialog()).not.toBeInTheDocument());
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('confirm calls `onConfirm`', async () => {
      await userEvent.click(button);
      await userEvent.click(canvas.getByRole('button', { name: 'حذف همه' }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
  },
});

export const Open = meta.story({
  args: { open: true },
  play: async ({ canvas, step }) => {
    await step('the buttons are at the end, the confirm button last', async () => {
      const dialog = measureSpan(await canvas.findByRole('alertdialog'));
      const [no, yes] = ['انصراف', 'حذف همه'].map((name) =>
        measureSpan(canvas.getByRole('button', { name })),
      );
      await expect(yes?.start).toBeGreaterThan(no?.end ?? Infinity);
      await expect(dialog.end - (yes?.end ?? 0)).toBeLessThan(32);
    });
  },
});

export const LeftToRight = Open.extend({ globals: { direction: 'ltr' } });

export const LongAnswerOnPhone = Open.extend({
  args: { confirmLabel: 'حذف همهٔ پیام‌ها' },
  globals: onPhone,
  play: async ({ canvas, step }) => {
    await step('the long answer takes room from the short one, and stays on one line', async () => {
      const dialog = within(await canvas.findByRole('alertdialog'));
      const [no, yes] = ['انصراف', 'حذف همهٔ پیام‌ها'].map((name) =>
        dialog.getByRole('button', { name }).getBoundingClientRect(),
      );
      await expect(yes?.height).toBe(44);
      await expect(no?.top).toBe(yes?.top);
    });
  },
});

export const Primary = meta.story({
  args: {
    open: true,
    variant: 'primary',
    title: 'تغییرات ذخیره نشده است',
    children: 'اگر از این صفحه خارج شوید، تغییرات ذخیره‌نشده از دست می‌رود.',
    confirmLabel: 'خروج بدون ذخیره',
    cancelLabel: 'ماندن در صفحه',
  },
});

export const Busy = meta.story({
  args: { open: true, busy: true, busyLabel: 'در حال حذف…' },
  play: async ({ canvas, userEvent, args, step }) => {
    await step(
      'the answers and the close button are inactive while the dialog is busy',
      async () => {
        const confirm = canvas.getByRole('button', { name: 'در حال حذف…' });
        await expect(confirm).toHaveAttribute('aria-busy', 'true');
        await userEvent.click(confirm);
        await expect(args.onConfirm).not.toHaveBeenCalled();
        for (const name of ['انصراف', 'بستن']) {
          await expect(canvas.getByRole('button', { name })).toBeDisabled();
        }
      },
    );
  },
});

export const LongText = meta.story({
  globals: onPhone,
  args: {
    open: true,
    title: 'حذف نوشتهٔ «صورت‌جلسهٔ سومین نشست هیئت‌مدیره و کمیتهٔ بودجه در پاییز ۱۴۰۵»',
    children:
      'متن و صدای این نوشته به سطل زباله می‌رود و تا ۳۰ روز قابل بازگرداندن است. پس از آن برای همیشه از این دستگاه و از تاریخچه پاک می‌شود.',
    confirmLabel: 'حذف نوشته و صدای آن',
  },
  play: async ({ canvas, step }) => {
    await step('long content can be scrolled by keyboard', async () => {
      const text = canvas.getByText(/سطل زباله/);
      const body = text.closest('[id$=text]') ?? text;
      await waitFor(() =>
        expect(body.scrollHeight <= body.clientHeight || body.hasAttribute('tabindex')).toBe(true),
      );
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true, layout: 'padded' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {alertDialogVariants.flatMap((variant) =>
        [false, true].map((busy) => (
          <S.Root
            key={`${variant} ${busy}`}
            open
            aria-label={`${variant} ${busy}`}
            data-size="small"
            style={{ position: 'static', inlineSize: '100%' }}
          >
            <AlertDialogFrame {...args} id={`${variant}-${busy}`} variant={variant} busy={busy} />
          </S.Root>
        )),
      )}
    </div>
  ),
});

function Asked(args: AlertDialogProps) {
  return (
    <Opener open={args.open} onClose={args.onClose} label="پرسیدن">
      {(modal) => <AlertDialog {...args} {...modal} />}
    </Opener>
  );
}
