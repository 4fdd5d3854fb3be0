import { expect, within } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import {
  filled,
  openHistory,
  rowNamed,
  server,
  shopping,
  soon,
  titlesIn,
} from '../../../testing/historySteps.ts';

const shoppingId = 'cd000001-0000-4000-8000-000000000003';
const missing = '?id=c0000000-0000-4000-8000-999999999999';

const meta = preview.meta({
  title: 'Screens/History/Reading',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'One text of the history to read.' } },
    ...openHistory(`?id=${shoppingId}`),
  },
});

export const Default = meta.story({
  parameters: { picture: true, ...openHistory('?search=فروش') },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await soon(() => expect(titlesIn(canvas).length).toBeGreaterThan(0));
    const [title = ''] = titlesIn(canvas);
    await userEvent.click(canvas.getByRole('link', { name: title }));
    await step('X-122: the text is opened at the first hit, which is marked', async () => {
      await canvas.findByRole('heading', { level: 1, name: title }, { timeout: 8_000 });
      await soon(() => expect(canvasElement.querySelector('mark')).toBeVisible());
    });
    await step('X-100: the way back restores the list and the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'بازگشت به نوشته‌ها' }));
      await soon(() => expect(canvas.getByRole('link', { name: title })).toHaveFocus());
      await expect(canvas.getByRole('searchbox')).toHaveValue('فروش');
    });
    await userEvent.click(canvas.getByRole('link', { name: title }));
    await canvas.findByRole('heading', { level: 1, name: title }, { timeout: 8_000 });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true, ...openHistory() },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const row = within(await rowNamed(canvas, shopping));
    await userEvent.click(row.getByRole('link', { name: shopping }));
    await canvas.findByRole('button', { name: 'کپی متن' }, { timeout: 8_000 });
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

export const Failed = meta.story({
  parameters: {
    picture: true,
    ...openHistory(
      '',
      filled((backend) => backend.breakDown('retrieveHistory', 'server')),
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    const row = within(await rowNamed(canvas, shopping));
    await userEvent.click(row.getByRole('link', { name: shopping }));
    await step('X-106: a failed load is said, and repeated by a press', async () => {
      await canvas.findByText('این نوشته بارگذاری نشد', undefined, { timeout: 8_000 });
      server().repair();
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await canvas.findByRole('button', { name: 'کپی متن' }, { timeout: 8_000 });
    });
  },
});

export const Gone = meta.story({
  parameters: openHistory(missing),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-106: a text that is gone is said, with the way back', async () => {
      await canvas.findAllByText('این نوشته دیگر در تاریخچه نیست', undefined, { timeout: 8_000 });
      const [back] = canvas.getAllByRole('button', { name: 'بازگشت به نوشته‌ها' });
      await userEvent.click(back as HTMLElement);
      await rowNamed(canvas, shopping);
    });
  },
});
