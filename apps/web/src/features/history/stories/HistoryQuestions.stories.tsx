import { createRevision } from '@nevisa/drafts/testing';
import { expect, screen, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import type { StepTools } from '../../../flows/steps.ts';
import { createFakePorts } from '../../../testing/createFakePorts.ts';
import {
  fillHistory,
  focusRow,
  openHistory,
  readRow,
  getRow,
  getServer,
  shopping,
} from '../../../testing/historySteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const mine = 'فهرست من';
const theirs = 'فهرست همکارم';

const meta = preview.meta({
  title: 'Screens/History/Questions',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'What the list asks: about a title with two changes, and before all is deleted.',
    ),
    ...openHistory(),
  },
});

/** Types a new name while another person has saved one. */
async function renameTwice({ canvas, userEvent }: StepTools) {
  const row = await getRow(canvas, shopping);
  (row.closest('[data-row]') as HTMLElement | null)?.focus();
  await userEvent.keyboard('{F2}');
  const field = await canvas.findByRole('textbox', { name: 'نام جدید' });
  await userEvent.clear(field);
  await userEvent.type(field, mine);
  renameElsewhere(shopping, theirs);
  await userEvent.keyboard('{Enter}');
  return findQuestion(canvas);
}

function renameElsewhere(from: string, to: string) {
  const row = readRow(from);
  if (row !== undefined) {
    row.title = to;
    row.revision += 1;
  }
}

const title = 'نام این نوشته در جای دیگری هم تغییر کرده است';
const findQuestion = async (canvas: StepTools['canvas']) =>
  within(await canvas.findByRole('dialog', { name: title }, patience));

export const TitleChangedTwice = meta.story({
  parameters: { picture: true, ...openHistory() },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const dialog = await renameTwice(context);
    await step('X-116: both names are shown, and the focus is on cancel', async () => {
      await waitUntil(() => expect(dialog.getByText(`نام شما: «${mine}»`)).toBeVisible());
      await expect(dialog.getByText(`نام دیگر: «${theirs}»`)).toBeVisible();
      await waitUntil(() => expect(dialog.getByRole('button', { name: 'انصراف' })).toHaveFocus());
    });
    await step('X-116: canceled, the typed name stays in its field', async () => {
      await userEvent.keyboard('{Enter}');
      await waitUntil(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(await canvas.findByRole('textbox', { name: 'نام جدید' })).toHaveValue(mine);
      await expect(readRow(theirs)).toBeDefined();
    });
    await step('X-116: a further change is asked about again, with the newest name', async () => {
      renameElsewhere(theirs, 'فهرست سوم');
      await userEvent.type(canvas.getByRole('textbox', { name: 'نام جدید' }), '{Enter}');
      const again = await findQuestion(canvas);
      await waitUntil(() => expect(again.getByText('نام دیگر: «فهرست سوم»')).toBeVisible());
    });
  },
});

export const MineTaken = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const dialog = await renameTwice(context);
    await step('X-116: the own name is saved over the other one', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'نام من' }));
      await getRow(canvas, mine);
      await waitUntil(() => expect(readRow(mine)).toBeDefined());
    });
  },
});

export const TheirsTaken = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const dialog = await renameTwice(context);
    await step('X-116: the other name stays, and the row shows it', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'نام دیگر' }));
      await getRow(canvas, theirs);
      await expect(readRow(mine)).toBeUndefined();
    });
  },
});

async function openDeleteAll({ canvas, userEvent }: StepTools) {
  await getRow(canvas, shopping);
  await userEvent.click(canvas.getByRole('button', { name: 'کارهای همهٔ نوشته‌ها' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'حذف همهٔ تاریخچه' }, patience));
  return within(await canvas.findByRole('alertdialog', undefined, patience));
}

/** Two texts that wait for the network. */
const withDevice = () => {
  const { app } = openHistory(
    '',
    fillHistory((backend) => backend.breakDown('createHistory', 'network')),
  );
  const queued = ['سفر', 'کار'].map((id) => createRevision(id, { title: id }));
  return { app: { ...app, dictationPorts: () => createFakePorts({ queued }) } };
};

export const AllDeletedWithDevice = meta.story({
  parameters: { picture: true, ...withDevice() },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await getRow(canvas, 'سفر');
    const dialog = await openDeleteAll(context);
    await step('X-127: the texts of this device are counted apart, and stay', async () => {
      const facts = await dialog.findByText(
        /^۲۸ نوشته و .* صدا به سطل زباله می‌رود.* ۲ نوشته .*فقط روی این دستگاه است و .*حذف نمی‌شود/,
        undefined,
        patience,
      );
      await waitUntil(() => expect(facts).toBeVisible());
      await userEvent.type(dialog.getByRole('textbox'), 'حذف');
      await userEvent.click(dialog.getByRole('button', { name: 'حذف همهٔ تاریخچه' }));
      await waitUntil(() => expect(readRow(shopping)?.deleted_at).not.toBeNull());
      await getRow(canvas, 'سفر');
    });
  },
});

export const DeletedFromDevice = meta.story({
  parameters: withDevice(),
  play: async ({ canvas, userEvent, step }) => {
    focusRow(await getRow(canvas, 'سفر'));
    await step('X-121, X-126: Delete asks about a text that only this device has', async () => {
      await userEvent.keyboard('{Delete}');
      const dialog = within(await canvas.findByRole('alertdialog', undefined, patience));
      await userEvent.click(await dialog.findByRole('button', { name: 'پاک کردن' }));
    });
    await step('X-121: it is gone from the list, and the others stay', async () => {
      await waitUntil(() => expect(canvas.queryByText('سفر')).toBeNull());
      await getRow(canvas, 'کار');
    });
  },
});

export const AllDeletedFailed = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const dialog = await openDeleteAll(context);
    getServer().breakDown('deleteAllHistory', 'server');
    await userEvent.type(dialog.getByRole('textbox'), 'حذف');
    await userEvent.click(dialog.getByRole('button', { name: 'حذف همهٔ تاریخچه' }));
    await step(
      'X-127, X-103: a failed deletion is said, and every row is still there',
      async () => {
        await canvas.findByRole('button', { name: 'تلاش دوباره' }, patience);
        await expect(canvas.queryByText('همهٔ نوشته‌ها به سطل زباله رفت')).toBeNull();
        await getRow(canvas, shopping);
        await expect(readRow(shopping)?.deleted_at).toBeNull();
      },
    );
  },
});
