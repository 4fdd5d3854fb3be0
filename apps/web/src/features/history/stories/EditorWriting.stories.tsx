import { expect, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import type { Backend } from '@nevisa/mocks/backend';
import type { StepTools } from '../../../flows/steps.ts';
import {
  changeElsewhere,
  editorIds,
  findSheet,
  openEditor,
  readServer,
  writeAtEnd,
  writeInFirstSentence,
} from '../../../testing/editorSteps.ts';
import { getServer } from '../../../testing/historySteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const { shopping } = editorIds;
const save = '{Control>}s{/Control}';

const meta = preview.meta({
  title: 'Screens/History/EditorWriting',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The writing rules and the own words on an opened text.'),
    ...openEditor(shopping),
  },
});

const chooseFormal = (backend: Backend) => {
  backend.setConfig(backend.account('sara'), { preferences: { style: 'formal' } });
};

/** Types a sentence with things to change, saves it, and opens the proposals. */
async function openCleanup({ canvas, userEvent }: StepTools) {
  const sheet = await findSheet(canvas);
  writeAtEnd(sheet, ' فردا می روم ، خونه');
  await userEvent.keyboard(save);
  await waitUntil(() => expect(readServer().text).toMatch(/می روم ، خونه/));
  await userEvent.click(canvas.getByRole('button', { name: 'ویرایش نگارشی' }));
  const dialog = within(await canvas.findByRole('dialog', { name: 'ویرایش نگارشی' }, patience));
  return { sheet, dialog };
}

export const CleanUp = meta.story({
  parameters: { picture: true, ...openEditor(shopping, chooseFormal) },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const { sheet, dialog } = await openCleanup(context);
    await step('X-49: each change is proposed, and one is refused', async () => {
      const formal = await dialog.findByRole('checkbox', { name: '«خانه» به‌جای «خونه»' }, patience);
      await dialog.findByRole('checkbox', { name: '«روم،» به‌جای «روم ،»' }, patience);
      await userEvent.click(formal);
    });
    await step('X-49: only the accepted changes are made', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'اعمال' }));
      await waitUntil(() => expect(sheet).toHaveTextContent(/فردا می‌روم، خونه$/));
    });
    await step('X-161: the text before the clean-up is a version', async () => {
      await userEvent.keyboard(save);
      await waitUntil(() => expect(readServer().text).toMatch(/می‌روم، خونه/));
      await userEvent.click(canvas.getByRole('button', { name: 'نسخه‌های قبلی' }));
      const versions = within(
        await canvas.findByRole('dialog', { name: 'نسخه‌های قبلی' }, patience),
      );
      await versions.findByText('پیش از ویرایش نگارشی', undefined, patience);
      const [close] = versions.getAllByRole('button', { name: 'بستن' });
      await userEvent.click(close as HTMLElement);
    });
    await step('X-160: one undo takes all of them back', async () => {
      await waitUntil(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await userEvent.click(sheet);
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitUntil(() => expect(sheet).toHaveTextContent(/فردا می روم ، خونه$/));
    });
    await userEvent.click(canvas.getByRole('button', { name: 'ویرایش نگارشی' }));
    await canvas.findByRole('checkbox', { name: /به‌جای «خونه»/ }, patience);
  },
});

export const CleanUpBySettings = meta.story({
  parameters: openEditor(shopping, (backend) => {
    backend.setConfig(backend.account('sara'), { preferences: { half_space: false } });
  }),
  play: async (context) => {
    const { userEvent, step } = context;
    const { dialog } = await openCleanup(context);
    await step('X-46: what the person has switched off is not proposed', async () => {
      await dialog.findByRole('checkbox', { name: '«روم،» به‌جای «روم ،»' }, patience);
      await expect(dialog.queryByRole('checkbox', { name: /می‌روم/ })).toBeNull();
    });
    await step('X-49: the formal style is proposed when it is wanted for this text', async () => {
      await expect(dialog.queryByRole('checkbox', { name: /خانه/ })).toBeNull();
      await userEvent.click(dialog.getByRole('switch', { name: 'پیشنهادهای سبک رسمی' }));
      await dialog.findByRole('checkbox', { name: '«خانه» به‌جای «خونه»' }, patience);
    });
  },
});

/** The own words as the server has them. */
const ownWords = () =>
  getServer()
    .account('sara')
    .nevisa_service_account.configuration?.preferences.vocabulary.map(({ word }) => word);

async function openAddWord({ canvas, userEvent }: StepTools) {
  const sheet = await findSheet(canvas);
  writeAtEnd(sheet, ' زردآلو.');
  await userEvent.keyboard('{Alt>}w{/Alt}');
  const dialog = within(
    await canvas.findByRole('dialog', { name: 'افزودن به کلمه‌های من' }, patience),
  );
  await expect(dialog.getByRole('textbox', { name: 'کلمه' })).toHaveValue('زردآلو');
  return dialog;
}

export const AddWord = meta.story({
  parameters: { picture: true, ...openEditor(shopping) },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const dialog = await openAddWord(context);
    await step('X-51: the word at the caret is added to the own words', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
      await canvas.findByText('«زردآلو» به کلمه‌های من افزوده شد', undefined, patience);
      await expect(ownWords()).toContain('زردآلو');
    });
    await step('X-51: undo takes it out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'بازگردانی' }));
      await waitUntil(() => expect(ownWords()).not.toContain('زردآلو'));
    });
    await openAddWord(context);
  },
});

export const WordRefused = meta.story({
  parameters: openEditor(shopping),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const dialog = await openAddWord(context);
    await step('X-51: a refused word stays in its field, with the reason', async () => {
      getServer().breakDown('setConfig', {
        status: 400,
        body: { preferences: ['این کلمه پذیرفته نشد.'] },
      });
      await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
      await dialog.findByText(/این کلمه افزوده نشد/, undefined, patience);
      await expect(dialog.getByRole('textbox', { name: 'کلمه' })).toHaveValue('زردآلو');
    });
    await step('X-51: a press tries again', async () => {
      getServer().repair();
      await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
      await canvas.findByText('«زردآلو» به کلمه‌های من افزوده شد', undefined, patience);
      await expect(ownWords()).toContain('زردآلو');
    });
  },
});

export const VersionsOfThisDevice = meta.story({
  parameters: openEditor(shopping),
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    changeElsewhere((text, at) => (at === 0 ? `سیب ${text}` : text));
    writeInFirstSentence(sheet, ' زردآلو ');
    await userEvent.keyboard(save);
    const conflict = within(
      await canvas.findByRole('dialog', { name: /در جای دیگری تغییر کرده/ }, patience),
    );
    await userEvent.click(await conflict.findByRole('radio', { name: 'نسخهٔ سرور' }));
    await userEvent.click(conflict.getByRole('button', { name: 'ذخیره' }));
    await waitUntil(() => expect(sheet).not.toHaveTextContent('زردآلو'));
    await waitUntil(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'نسخه‌های قبلی' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'نسخه‌های قبلی' }, patience));
    const kept = 'نسخهٔ من هنگام یکی شدن، روی این دستگاه';
    await step('X-161: the side that was not taken is on this device, and comes back', async () => {
      await userEvent.click(await dialog.findByText(kept, undefined, patience));
      const restore = await dialog.findByRole('button', { name: 'بازگرداندن این نسخه' }, patience);
      await waitUntil(() => expect(restore).toBeEnabled());
      await userEvent.click(restore);
      await waitUntil(() => expect(sheet).toHaveTextContent('زردآلو'));
    });
  },
});
