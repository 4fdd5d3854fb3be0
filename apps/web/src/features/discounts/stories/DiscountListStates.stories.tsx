import { expect, screen, waitFor, within } from 'storybook/test';
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

export const HiddenColumn = meta.story({
  parameters: openCodes('?status=scheduled&discount_type=FIXED', few(100)),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await canvas.findAllByText('زمان‌بندی‌شده', { selector: 'td *' }, patience);
    const codes = listCodes();
    await step('T-96, X-109: a filter stays when its column is hidden', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'نماها' }));
      await userEvent.click(
        await screen.findByRole('menuitem', { name: 'نمایش ردیف‌ها' }, patience),
      );
      const dialog = within(await screen.findByRole('dialog', { name: 'نمایش ردیف‌ها' }, patience));
      await userEvent.click(dialog.getByRole('checkbox', { name: 'وضعیت' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(
        () => expect(canvas.queryByRole('columnheader', { name: 'وضعیت' })).toBeNull(),
        patience,
      );
      await expect(listCodes()).toEqual(codes);
      await canvas.findByRole('button', { name: 'زمان‌بندی‌شده وضعیت' }, patience);
    });
    await step('T-96: the rows that are read next are filtered too', async () => {
      const head = within(canvas.getByRole('columnheader', { name: 'کد' }));
      await userEvent.click(head.getByRole('button'));
      await waitFor(() => expect(listCodes()).toEqual(codes.toSorted()), patience);
    });
  },
});

const listCodes = () =>
  [...document.querySelectorAll('tbody tr [href]')].map(({ textContent }) => textContent);
