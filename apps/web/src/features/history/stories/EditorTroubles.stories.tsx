import { expect, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  changeElsewhere,
  editorIds,
  findSheet,
  openEditor,
  readServer,
  writeAtEnd,
  writeInFirstSentence,
  writeInOtherTab,
} from '../../../testing/editorSteps.ts';
import { getServer } from '../../../testing/historySteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const { shopping } = editorIds;
const save = '{Control>}s{/Control}';

const meta = preview.meta({
  title: 'Screens/History/Editor/Troubles',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('What an opened text says when it cannot be saved as it is.'),
    ...openEditor(shopping),
  },
});

export const Unreached = meta.story({
  parameters: { picture: true, ...openEditor(shopping) },
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    getServer().breakDown('patchHistory', 'network');
    writeAtEnd(sheet, ' زردآلو');
    await userEvent.keyboard(save);
    await step('X-156: a failed save is said, and a press tries again at once', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^ذخیره نشده/ }, patience));
      getServer().repair();
      await userEvent.keyboard(save);
      await waitUntil(() => expect(readServer().text).toMatch(/زردآلو$/));
    });
  },
});

export const Refused = meta.story({
  parameters: {
    picture: true,
    ...openEditor(shopping, (backend) =>
      backend.breakDown('patchHistory', {
        status: 400,
        body: { detail: 'متن این نوشته بیش از اندازه بلند است.' },
      }),
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    writeAtEnd(sheet, ' زردآلو');
    await userEvent.keyboard(save);
    await step('X-156: a refusal says its reason, and the person tries again', async () => {
      await canvas.findByText(/تغییرات در تاریخچه پذیرفته نشد/, undefined, patience);
      getServer().repair();
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره برای ذخیره' }));
      await waitUntil(() => expect(readServer().text).toMatch(/زردآلو$/));
    });
    getServer().breakDown('patchHistory', {
      status: 400,
      body: { detail: 'متن این نوشته بیش از اندازه بلند است.' },
    });
    writeAtEnd(sheet, ' و انجیر');
    await userEvent.keyboard(save);
    await canvas.findByText(/تغییرات در تاریخچه پذیرفته نشد/, undefined, patience);
  },
});

export const Forbidden = meta.story({
  parameters: openEditor(shopping, (backend) =>
    backend.breakDown('patchHistory', { status: 403, body: { detail: 'نمی‌شود.' } }),
  ),
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    writeAtEnd(sheet, ' زردآلو');
    await userEvent.keyboard(save);
    await step('X-163: a refused person reads one sentence, and goes on writing', async () => {
      await canvas.findByText(/اجازهٔ ذخیرهٔ این نوشته را ندارید/, undefined, patience);
      await canvas.findAllByText('فقط روی این دستگاه');
      writeAtEnd(sheet, ' و انجیر');
      await expect(sheet).toHaveTextContent(/زردآلو و انجیر$/);
    });
    await step('X-163: the one action sends what was typed meanwhile', async () => {
      getServer().repair();
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره برای ذخیره' }));
      await waitUntil(() => expect(readServer().text).toMatch(/زردآلو و انجیر$/));
    });
  },
});

export const TrashedElsewhere = meta.story({
  parameters: { picture: true, ...openEditor(shopping) },
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    readServer().deleted_at = '2026-11-21T10:36:00.000Z';
    writeAtEnd(sheet, ' زردآلو');
    await userEvent.keyboard(save);
    await step(
      'X-126: a text that went to the trash elsewhere stays with its changes',
      async () => {
        await canvas.findByText(/در جای دیگری به سطل زباله رفت/, undefined, patience);
        await expect(sheet).toHaveTextContent(/زردآلو$/);
      },
    );
    await step('X-163: restored, its changes are saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'بازگرداندن' }));
      await waitUntil(() => expect(readServer().text).toMatch(/زردآلو$/));
      await expect(readServer().deleted_at).toBeNull();
    });
    readServer().deleted_at = '2026-11-21T10:36:00.000Z';
    writeAtEnd(sheet, ' و انجیر');
    await userEvent.keyboard(save);
    await canvas.findByText(/در جای دیگری به سطل زباله رفت/, undefined, patience);
  },
});

export const SavedAsNew = meta.story({
  parameters: openEditor(shopping),
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    readServer().deleted_at = '2026-11-21T10:36:00.000Z';
    writeAtEnd(sheet, ' زردآلو');
    await userEvent.keyboard(save);
    await step('X-163: the changes become a new text', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'ذخیره به‌صورت نوشتهٔ جدید' }, patience),
      );
      await canvas.findByText(/این متن به‌صورت نوشتهٔ جدید/, undefined, patience);
    });
  },
});

export const NotKept = meta.story({
  parameters: openEditor(editorIds.weekly, undefined, { refuses: 'full' }),
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    getServer().breakDown('patchHistory', 'network');
    writeAtEnd(sheet, ' زردآلو');
    await step('X-115: words that nothing keeps are said, and leaving asks', async () => {
      await canvas.findByText(/روی دستگاه نگه داشته نمی‌شود/, undefined, patience);
      await userEvent.click(canvas.getByRole('button', { name: 'بازگشت به نوشته‌ها' }));
      const question = within(await canvas.findByRole('alertdialog', undefined, patience));
      await userEvent.click(question.getByRole('button', { name: 'ماندن در صفحه' }));
      await expect(sheet).toHaveTextContent(/زردآلو$/);
    });
    await step('X-115: the browser asks too, before the window is closed', async () => {
      const closing = new Event('beforeunload', { cancelable: true });
      await waitUntil(() => expect(window.dispatchEvent(closing)).toBe(false));
    });
  },
});

export const SavingOff = meta.story({
  parameters: openEditor(shopping, (backend) => {
    const { configuration } = backend.account('sara').nevisa_service_account;
    if (configuration) {
      configuration.save_transcriptions = false;
    }
  }),
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    await step('X-163: while texts are not stored, changes stay on the device', async () => {
      await canvas.findByText(/نگهداری متن‌ها خاموش است/, undefined, patience);
      writeAtEnd(sheet, ' زردآلو');
      await userEvent.keyboard(save);
      await canvas.findAllByText('فقط روی این دستگاه');
      await expect(readServer().text).not.toMatch(/زردآلو/);
    });
  },
});

export const OtherWindow = meta.story({
  parameters: { picture: true, ...openEditor(shopping) },
  beforeEach: () => writeInOtherTab(shopping),
  play: async ({ canvas, step }) => {
    await step('X-159: a text that another tab writes is read along', async () => {
      const sheet = await canvas.findByRole('textbox', { name: 'متن نوشته' }, patience);
      await canvas.findByText('این نوشته در پنجرهٔ دیگری ویرایش می‌شود.', undefined, patience);
      await expect(sheet).toHaveAttribute('aria-readonly', 'true');
      await expect(canvas.getByRole('button', { name: 'ویرایش در همین پنجره' })).toBeEnabled();
    });
  },
});

export const Wordless = meta.story({
  parameters: openEditor(shopping, (backend) =>
    backend.breakDown('retrieveHistoryWords', 'server'),
  ),
  play: async ({ canvas, userEvent, step }) => {
    await findSheet(canvas);
    await step('X-134: missing words are one line, and the text is written', async () => {
      await canvas.findByText(/زمان کلمه‌ها بارگذاری نشد/, undefined, patience);
      getServer().repair();
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await waitUntil(() => expect(canvas.queryByText(/زمان کلمه‌ها بارگذاری نشد/)).toBeNull());
    });
  },
});

export const Merged = meta.story({
  parameters: openEditor(shopping),
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    changeElsewhere((text, at) => (at === 0 ? `دیگر ${text}` : text));
    writeAtEnd(sheet, ' زردآلو');
    await userEvent.keyboard(save);
    await step('X-158: two revisions become one without a question, and that is said', async () => {
      await canvas.findByText(/تغییرات دو نسخه یکی شد؛ ۱ پاراگراف/, undefined, patience);
      await expect(sheet).toHaveTextContent(/دیگر .*زردآلو$/);
      await userEvent.click(canvas.getByRole('button', { name: 'بستن' }));
      await waitUntil(() => expect(canvas.queryByText(/تغییرات دو نسخه یکی شد/)).toBeNull());
    });
  },
});

export const Conflict = meta.story({
  parameters: { picture: true, ...openEditor(shopping) },
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    changeElsewhere((text, at) => (at === 0 ? `سیب ${text}` : text));
    writeInFirstSentence(sheet, ' زردآلو ');
    await userEvent.keyboard(save);
    const find = async () =>
      within(await canvas.findByRole('dialog', { name: /در جای دیگری تغییر کرده/ }, patience));
    const dialog = await find();
    await step('X-116: the question has the focus on cancel, and both sides', async () => {
      await waitUntil(() => expect(dialog.getByRole('button', { name: 'انصراف' })).toHaveFocus());
      await dialog.findByText(/زردآلو/);
      await dialog.findByText(/سیب/);
    });
    await step('X-158: put off, it stays as a bar that opens it again', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'انصراف' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'انتخاب نسخه‌ها' }));
      await find();
    });
    await step('X-158: both sides stay when the person wants both', async () => {
      const again = await find();
      await userEvent.click(again.getByRole('radio', { name: 'هر دو' }));
      await userEvent.click(again.getByRole('button', { name: 'ذخیره' }));
      await waitUntil(() => expect(readServer().text).toMatch(/زردآلو.*سیب/s));
    });
    changeElsewhere((text, at) => (at === 0 ? `انار ${text}` : text));
    writeInFirstSentence(sheet, ' انگور ');
    await userEvent.keyboard(save);
    await find();
  },
});
