import { writeTextFile } from '@nevisa/transcript';
import { expect, screen, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  fillHistory,
  openHistory,
  readRow,
  getRow,
  getServer,
  shopping,
} from '../../../testing/historySteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/History/Import',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('A text of the history that is made of a file.'),
    ...openHistory(),
  },
});

const content = writeTextFile({
  title: 'مصاحبهٔ قدیمی',
  duration: 2_000,
  speakers: [{ id: 'a', name: 'سارا' }],
  text: 'سلام دنیا',
  segments: [
    {
      segment_id: '1',
      text: 'سلام دنیا',
      start: 0,
      end: 2,
      words: [{ word: 'سلام', start: 0, end: 1, conf: 1 }],
      speaker: 'a',
      is_edited: false,
    },
  ],
});
const makeFile = (text: string) => new File([text], 'مصاحبه.json', { type: 'application/json' });

type Canvas = ReturnType<typeof within>;
type User = { click: (element: Element) => Promise<void> };

async function openImport(canvas: Canvas, user: User): Promise<Canvas> {
  await user.click(await canvas.findByRole('button', { name: 'کارهای همهٔ نوشته‌ها' }, patience));
  await user.click(await screen.findByRole('menuitem', { name: 'ساختن نوشته از فایل' }, patience));
  return within(await screen.findByRole('dialog', { name: 'ساختن نوشته از فایل' }, patience));
}

export const Default = meta.story({
  parameters: { picture: true, ...openHistory() },
  play: async ({ canvas, userEvent, step }) => {
    await getRow(canvas, shopping);
    const dialog = await openImport(canvas, userEvent);
    await step('X-169: the page of the history asks for a file', async () => {
      await expect(dialog.getByRole('button', { name: 'ساختن نوشته' })).toBeDisabled();
    });
  },
});

export const Made = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await getRow(canvas, shopping);
    const dialog = await openImport(canvas, userEvent);
    await step('X-169: what is in the file is said before a text is made of it', async () => {
      await userEvent.upload(dialog.getByLabelText(/انتخاب فایل json/), makeFile(content));
      await dialog.findAllByText(/۲ کلمه، ۱ گوینده/, undefined, patience);
    });
    await step('X-169: the text is in the list with its words, times and speakers', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'ساختن نوشته' }));
      await canvas.findByText('نوشته از فایل ساخته شد', undefined, patience);
      await getRow(canvas, 'مصاحبهٔ قدیمی');
      await expect(readRow('مصاحبهٔ قدیمی')).toMatchObject({
        text: 'سلام دنیا',
        speakers: [{ id: 'a', name: 'سارا' }],
        segments: [{ start: 0, end: 2, words: [{ word: 'سلام' }] }],
      });
    });
  },
});

export const Refused = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await getRow(canvas, shopping);
    const dialog = await openImport(canvas, userEvent);
    await step('X-169: a broken file is refused with its line', async () => {
      await userEvent.upload(
        dialog.getByLabelText(/انتخاب فایل json/),
        makeFile(content.replace('"title"', 'title')),
      );
      await dialog.findByText(/خط ۴ خوانده نمی‌شود/, undefined, patience);
      await expect(dialog.getByRole('button', { name: 'ساختن نوشته' })).toBeDisabled();
    });
  },
});

export const NotMade = meta.story({
  parameters: openHistory(
    '',
    fillHistory((backend) => backend.breakDown('createHistory', 'network')),
  ),
  play: async ({ canvas, userEvent, step }) => {
    await getRow(canvas, shopping);
    const dialog = await openImport(canvas, userEvent);
    await userEvent.upload(dialog.getByLabelText(/انتخاب فایل json/), makeFile(content));
    await userEvent.click(dialog.getByRole('button', { name: 'ساختن نوشته' }));
    await step(
      'X-169: a call that fails keeps the file, and the next try makes it once',
      async () => {
        const retry = await dialog.findByRole('button', { name: 'تلاش دوباره' }, patience);
        const count = getServer().account('sara').conversations.length;
        getServer().repair('createHistory');
        await userEvent.click(retry);
        await getRow(canvas, 'مصاحبهٔ قدیمی');
        await waitUntil(() =>
          expect(getServer().account('sara').conversations).toHaveLength(count + 1),
        );
      },
    );
  },
});

export const NoTexts = meta.story({
  parameters: openHistory('', () => undefined),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-169: a person without texts can bring one', async () => {
      const dialog = await openImport(canvas, userEvent);
      await expect(dialog.getByLabelText(/انتخاب فایل json/)).toBeEnabled();
    });
  },
});
