import { expect, screen, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { paths } from '../../../shared/paths.ts';

const meta = preview.meta({
  title: 'Flows/Terms',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'The user reads the terms in a dialog of the registration, and accepts or closes them.',
    ),
    app: { path: paths.signUp },
  },
});

export const ReadingTerms = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(await canvas.findByLabelText('نام کاربری'), 'nika');
    await userEvent.click(canvas.getByRole('button', { name: 'قوانین و مقررات' }));
    const dialog = await screen.findByRole('dialog', { name: 'قوانین و مقررات' });
    await step('R-082: the terms are shown in a dialog', async () => {
      await expect(dialog).toHaveTextContent('با ساخت حساب می‌پذیرید');
    });
    await step('R-082: closing by the button or by the cross changes nothing', async () => {
      for (const index of [1, 0]) {
        const again = await screen.findByRole('dialog', { name: 'قوانین و مقررات' });
        await userEvent.click(
          within(again).getAllByRole('button', { name: 'بستن' })[index] ?? again,
        );
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expect(canvas.getByRole('checkbox')).not.toBeChecked();
        await expect(canvas.getByRole('button', { name: 'قوانین و مقررات' })).toHaveFocus();
        await userEvent.click(canvas.getByRole('button', { name: 'قوانین و مقررات' }));
      }
    });
    await step('R-082: accepting checks the box and keeps the form', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'می‌پذیرم' }));
      await expect(canvas.getByRole('checkbox')).toBeChecked();
      await expect(canvas.getByLabelText('نام کاربری')).toHaveValue('nika');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'قوانین و مقررات' }));
  },
});
