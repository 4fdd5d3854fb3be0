import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { few, findRow, openCodes, pressInMenu, getServer } from '../../../testing/discountSteps.ts';
import { waitForWords } from '../../../testing/waitForWords.ts';
import { patience } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Management/Discounts/List, states',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The list of discount codes while it waits, is empty, or was not loaded.'),
    ...openCodes('?search=NOWRUZ1405'),
  },
});

export const FirstLoad = meta.story({
  parameters: {
    picture: true,
    ...openCodes('', (backend) => backend.answerSlowly('listDiscounts', 3_600_000)),
  },
  play: async ({ canvas, step }) => {
    await step('X-106: the table waits with shapes', async () => {
      await expect(
        await canvas.findByRole('table', { name: 'کدهای تخفیف' }, patience),
      ).toHaveAttribute('aria-busy', 'true');
    });
  },
});

export const Empty = meta.story({
  parameters: openCodes('', few(0)),
  play: async (context) => {
    await context.step('X-106: without a code the list says how one is made', async () => {
      await waitForWords(context, 'هنوز کدی نساخته‌اید');
    });
  },
});

export const Failed = meta.story({
  parameters: openCodes('?search=NOWRUZ1405', (backend) =>
    backend.breakDown('listDiscounts', 'server'),
  ),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('X-106: a failed load can be repeated', async () => {
      await waitForWords(context, 'کدهای تخفیف بارگذاری نشد');
      getServer().repair('listDiscounts');
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await findRow(context, 'NOWRUZ1405');
    });
  },
});

export const Demoted = meta.story({
  play: async (context) => {
    const { canvas, step } = context;
    await findRow(context, 'NOWRUZ1405');
    await step('X-106: a demoted administrator is led to another page', async () => {
      getServer().account('admin').is_staff = false;
      await pressInMenu(context, 'NOWRUZ1405', 'غیرفعال کردن');
      await canvas.findByText('دسترسی ندارید', { exact: false }, patience);
    });
  },
});
