import { expect, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { findRow, openUsers, getServer } from '../../../testing/managementSteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const sara = 'ac000000-0000-4000-8000-000000000001';

const meta = preview.meta({
  title: 'Flows/Management/User gone',
  tags: ['!autodocs'],
  parameters: describePage('The drawer of a user who was deleted elsewhere.'),
});

export const Gone = meta.story({
  parameters: openUsers(`?search=sara&user=${sara}`, (backend) =>
    backend.people.remove(backend.account('sara')),
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-257: a user who was deleted meanwhile is said to be gone', async () => {
      const gone = await canvas.findByText('این کاربر دیگر وجود ندارد', undefined, patience);
      const drawer = within(gone.closest('dialog') as HTMLElement);
      await userEvent.click(drawer.getAllByRole('button', { name: 'بستن' }).at(-1) as HTMLElement);
      await waitUntil(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
  },
});

/** Another administrator deletes the user while the list is open. */
export const GoneMeanwhile = meta.story({
  parameters: openUsers('?search=sara'),
  play: async ({ canvas, userEvent, step }) => {
    const row = await findRow(canvas, /سارا محمدی/);
    getServer().people.remove(getServer().account('sara'));
    await step('X-257: opened from the list, the drawer says it', async () => {
      await userEvent.click(row.getByRole('link', { name: 'سارا محمدی' }));
      const gone = await canvas.findByText('این کاربر دیگر وجود ندارد', undefined, patience);
      const drawer = within(gone.closest('dialog') as HTMLElement);
      await userEvent.click(drawer.getAllByRole('button', { name: 'بستن' }).at(-1) as HTMLElement);
      await waitUntil(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
    await step('X-257: the list is read again without the user', async () => {
      await waitUntil(() => expect(canvas.queryByText('سارا محمدی')).toBeNull());
    });
  },
});
