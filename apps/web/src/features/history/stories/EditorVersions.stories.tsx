import { expect, screen, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  editorIds,
  findSheet,
  openEditor,
  readServer,
  writeAtEnd,
} from '../../../testing/editorSteps.ts';
import { getServer } from '../../../testing/historySteps.ts';
import type { StepTools } from '../../../flows/steps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const { interview } = editorIds;

const meta = preview.meta({
  title: 'Screens/History/Editor/Versions',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The earlier versions of an opened text.'),
    ...openEditor(interview),
  },
});

/** Changes the text, so that it has a version, and opens the list. */
async function openVersions({ canvas, userEvent }: StepTools) {
  const sheet = await findSheet(canvas);
  writeAtEnd(sheet, ' زردآلو');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitUntil(() => expect(readServer(interview).text).toMatch(/زردآلو/));
  await userEvent.click(canvas.getByRole('button', { name: 'نسخه‌های قبلی' }));
  const dialog = within(await canvas.findByRole('dialog', { name: 'نسخه‌های قبلی' }, patience));
  return { sheet, dialog };
}

export const Default = meta.story({
  parameters: { picture: true, ...openEditor(interview) },
  play: async (context) => {
    const { userEvent, step } = context;
    const { sheet, dialog } = await openVersions(context);
    await step('X-161: the raw text of the engine is always the last version', async () => {
      await dialog.findByText('هنگام باز شدن', undefined, patience);
      const rows = dialog.getAllByRole('listitem');
      await expect(rows.at(-1)).toHaveTextContent('متن خام موتور');
    });
    await step('X-161: a version is compared, and one paragraph of it is taken back', async () => {
      await userEvent.click(dialog.getByText('هنگام باز شدن'));
      const [box] = await dialog.findAllByRole('checkbox', undefined, patience);
      await userEvent.click(box as HTMLElement);
      await userEvent.click(dialog.getByRole('button', { name: 'بازگرداندن ۱ پاراگراف' }));
      await waitUntil(() => expect(sheet).not.toHaveTextContent('زردآلو'));
      await dialog.findByText('دو متن یکسان است.', undefined, patience);
    });
    await userEvent.click(dialog.getByText('متن خام موتور'));
    await dialog.findAllByRole('checkbox', undefined, patience);
  },
});

export const Restored = meta.story({
  parameters: openEditor(interview),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const { sheet, dialog } = await openVersions(context);
    await step('X-161: a restored version is the newest text', async () => {
      await userEvent.click(await dialog.findByText('هنگام باز شدن', undefined, patience));
      const restore = await dialog.findByRole('button', { name: 'بازگرداندن این نسخه' }, patience);
      await waitUntil(() => expect(restore).toBeEnabled());
      await userEvent.click(restore);
      await waitUntil(() => expect(sheet).not.toHaveTextContent('زردآلو'));
      await canvas.findByText('نسخه بازگردانده شد', undefined, patience);
      await expect(readServer(interview).text).not.toMatch(/زردآلو/);
    });
  },
});

export const NotLoaded = meta.story({
  parameters: openEditor(interview, (backend) =>
    backend.breakDown('listHistoryVersions', 'server'),
  ),
  play: async (context) => {
    const { userEvent, step } = context;
    const { dialog } = await openVersions(context);
    await step(
      'X-161: versions that do not come are said, and the raw text is offered',
      async () => {
        await dialog.findByText('نسخه‌ها بارگذاری نشد', undefined, patience);
        await waitUntil(() => expect(dialog.getByText('متن خام موتور')).toBeVisible());
        getServer().repair();
        await userEvent.click(dialog.getByRole('button', { name: 'تلاش دوباره' }));
        await dialog.findByText('هنگام باز شدن', undefined, patience);
      },
    );
    await step('X-161: a version that is gone is said in words', async () => {
      getServer().breakDown('restoreHistoryVersion', {
        status: 404,
        body: { detail: 'این نسخه پیدا نشد.' },
      });
      await userEvent.click(dialog.getByText('هنگام باز شدن'));
      const restore = await dialog.findByRole('button', { name: 'بازگرداندن این نسخه' }, patience);
      await waitUntil(() => expect(restore).toBeEnabled());
      await userEvent.click(restore);
      await dialog.findByText(/این نسخه بازگردانده نشد/, undefined, patience);
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true, ...openEditor(interview) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await findSheet(canvas);
    await step('X-161: on a phone the versions are in the menu, and fill the window', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'عملیات' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'نسخه‌های قبلی' }));
      const dialog = within(await canvas.findByRole('dialog', { name: 'نسخه‌های قبلی' }, patience));
      await userEvent.click(await dialog.findByText('متن خام موتور', undefined, patience));
      await dialog.findByRole('heading', { name: 'تفاوت با متن کنونی' }, patience);
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});
