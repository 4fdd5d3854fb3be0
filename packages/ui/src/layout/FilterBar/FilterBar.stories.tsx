import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FilterBar } from './FilterBar.tsx';

const meta = preview.meta({
  title: 'Layout/FilterBar',
  component: FilterBar,
  args: {
    label: 'فیلتر نوشته‌ها',
    count: 2,
    onClear: fn(),
    children: (
      <>
        <TextField label="عنوان" defaultValue="نشست" />
        <TextField label="از تاریخ" defaultValue="۱۴۰۵/۰۸/۰۱" />
      </>
    ),
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('filters stand in the page, and all can be taken away', async () => {
      await expect(canvas.getByRole('textbox', { name: 'عنوان' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'پاک کردن فیلترها' }));
      await expect(args.onClear).toHaveBeenCalledOnce();
    });
  },
});

export const NothingSet = meta.story({
  args: { count: 0 },
  play: async ({ canvas, step }) => {
    await step('there is nothing to take away', async () => {
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: /فیلتر/ });
    await step('a button opens the sheet, which holds the focus', async () => {
      await userEvent.click(opener);
      const sheet = canvas.getByRole('dialog', { name: 'فیلتر نوشته‌ها' });
      await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    });
    await step('closing gives the focus back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'بستن' }));
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(opener).toHaveFocus();
    });
  },
});

export const Sheet = meta.story({ parameters: { everyTheme: true, picture: true } });
