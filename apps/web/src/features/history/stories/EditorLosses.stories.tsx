import { accounts } from '@nevisa/mocks/accounts';
import { expect } from 'storybook/test';
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
import { loseNetwork, returnNetwork } from '../../../testing/network.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const { shopping } = editorIds;
const save = '{Control>}s{/Control}';

const meta = preview.meta({
  title: 'Screens/History/Editor/Losses',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('An opened text whose network, session or copy on the server is gone.'),
    ...openEditor(shopping),
  },
});

export const Offline = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    getServer().breakDown('patchHistory', 'network');
    loseNetwork();
    await step('X-157: without a network the text is written, and the state says so', async () => {
      writeAtEnd(sheet, ' زردآلو');
      await userEvent.keyboard(save);
      await canvas.findAllByText('بدون اینترنت؛ روی این دستگاه ذخیره می‌شود', undefined, patience);
      await expect(sheet).not.toHaveAttribute('aria-readonly');
    });
    await step('X-157: what was written is sent when the network is back', async () => {
      getServer().repair();
      returnNetwork();
      await waitUntil(() => expect(readServer().text).toMatch(/زردآلو$/));
    });
  },
});

export const SignedOut = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    getServer().breakDown('patchHistory', { status: 401, body: { detail: 'نشست پایان یافت.' } });
    writeAtEnd(sheet, ' زردآلو');
    await userEvent.keyboard(save);
    await step('X-163: an ended session leads to the sign-in, which says why', async () => {
      await canvas.findByText(/زمان نشست شما به پایان رسیده است/, undefined, patience);
      await expect(readServer().text).not.toMatch(/زردآلو/);
    });
    await step('X-163: after the sign-in the text has the words, and they are saved', async () => {
      getServer().repair();
      const { username, password } = accounts.sara;
      await userEvent.type(canvas.getByLabelText('نام کاربری، شمارهٔ همراه یا ایمیل'), username);
      await userEvent.type(canvas.getByLabelText('رمز عبور'), password);
      await userEvent.click(canvas.getByRole('button', { name: 'ورود' }));
      await expect(await findSheet(canvas)).toHaveTextContent(/زردآلو$/);
      await waitUntil(() => expect(readServer().text).toMatch(/زردآلو$/));
    });
  },
});

export const GoneElsewhere = meta.story({
  parameters: openEditor(shopping),
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    writeAtEnd(sheet, ' زردآلو');
    const rows = getServer().account('sara').conversations;
    rows.splice(rows.indexOf(readServer()), 1);
    await userEvent.keyboard(save);
    await step('X-163: a text that was deleted for ever stays with its words', async () => {
      await canvas.findByText(/این نوشته برای همیشه حذف شده است/, undefined, patience);
      await expect(sheet).toHaveTextContent(/زردآلو$/);
      await expect(canvas.getByRole('button', { name: 'ذخیره به‌صورت نوشتهٔ جدید' })).toBeEnabled();
    });
  },
});
