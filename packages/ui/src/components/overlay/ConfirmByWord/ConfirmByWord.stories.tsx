import { useId } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { foldPersian } from '@nevisa/writing';
import { onPhone, wholeWindow } from '../../../layout/stories/viewports.ts';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { AlertDialogFrame } from '../AlertDialog/AlertDialogFrame.tsx';
import * as Frame from '../AlertDialog/AlertDialog.styles.ts';
import { Opener } from '../testing/Opener.tsx';
import { ConfirmByWord, type ConfirmByWordProps } from './ConfirmByWord.tsx';
import * as S from './ConfirmByWord.styles.ts';

const meta = preview.meta({
  title: 'Components/Overlays/ConfirmByWord',
  component: ConfirmByWord,
  args: {
    open: false,
    title: 'حذف همهٔ تاریخچه',
    children: '۲۴۰ نوشته و ۵۲ ساعت صدا، از جمله ۳ نوشتهٔ همین دستگاه، برای همیشه حذف می‌شود.',
    fieldLabel: 'برای حذف همهٔ نوشته‌ها و صداها عبارت «حذف» را بنویسید.',
    mismatch: 'این عبارت «حذف» نیست.',
    confirmLabel: 'حذف همه',
    busyLabel: 'در حال حذف…',
    matches: (typed: string) => foldPersian(typed) === foldPersian('حذف'),
    onClose: fn(),
    onConfirm: fn(),
  },
  parameters: wholeWindow,
  render: (args) => <Asked {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'باز کردن' }));
    const confirm = () => canvas.getByRole('button', { name: 'حذف همه' });
    await step('the field has the focus and the button is off', async () => {
      await expect(canvas.getByRole('textbox')).toHaveFocus();
      await expect(confirm()).toBeDisabled();
    });
    await step('Enter with another word explains itself', async () => {
      await userEvent.keyboard('پاک{Enter}');
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
        'این عبارت «حذف» نیست.',
      );
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('Arabic letters and spaces around the word are the same word', async () => {
      await userEvent.clear(canvas.getByRole('textbox'));
      await userEvent.keyboard(' حذف ');
      await expect(confirm()).toBeEnabled();
      await userEvent.click(confirm());
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
    await step('cancel closes the dialog and returns the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'انصراف' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: 'باز کردن' })).toHaveFocus();
    });
  },
});

export const Open = meta.story({ args: { open: true } });

export const LeftToRight = Open.extend({ globals: { direction: 'ltr' } });

export const Busy = meta.story({ args: { open: true, busy: true } });

export const OnPhone = Open.extend({ globals: onPhone });

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true, layout: 'padded' },
  render: (args) => <InPage {...args} />,
});

function Asked(args: ConfirmByWordProps) {
  return (
    <Opener open={args.open} onClose={args.onClose}>
      {(modal) => <ConfirmByWord {...args} {...modal} />}
    </Opener>
  );
}

/** The dialog in the page flow, so that it is shown in every colour set. */
function InPage({
  title,
  children,
  fieldLabel,
  confirmLabel,
  onClose,
  onConfirm,
}: ConfirmByWordProps) {
  const id = useId();
  return (
    <Frame.Root
      open
      aria-labelledby={`${id}-title`}
      data-size="small"
      style={{ position: 'static', inlineSize: '100%' }}
    >
      <AlertDialogFrame
        {...{ id, title, confirmLabel, onClose, onConfirm }}
        variant="danger"
        confirmDisabled
      >
        <S.Words>{children}</S.Words>
        <TextField label={fieldLabel} />
      </AlertDialogFrame>
    </Frame.Root>
  );
}
