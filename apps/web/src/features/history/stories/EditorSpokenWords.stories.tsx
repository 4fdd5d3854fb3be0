import { expect, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import type { Backend } from '@nevisa/mocks/backend';
import {
  editorIds,
  findSheet,
  openEditor,
  placeCaret,
  readServer,
} from '../../../testing/editorSteps.ts';
import { getServer } from '../../../testing/historySteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const { shopping } = editorIds;
const save = '{Control>}s{/Control}';
const undo = '{Control>}z{/Control}';
const asSaid = '{Alt>}n{/Alt}';

const meta = preview.meta({
  title: 'Screens/History/EditorSpokenWords',
  tags: ['!autodocs'],
  parameters: describePage('A number or a voice command of a saved text, written as it was said.'),
});

const spoken = 'حدود بیست و پنج نفر آمدند نقطه';
const written = 'حدود ۲۵ نفر آمدند.';

/** A first sentence with a number and a spoken mark. */
const dictate = (backend: Backend) => {
  const row = backend.account('sara').conversations.find(({ id }) => String(id) === shopping);
  if (row !== undefined) {
    const words = spoken
      .split(' ')
      .map((word, at) => ({ word, start: at * 0.3, end: at * 0.3 + 0.25, conf: 0.9 }));
    const first = {
      ...row.segments[0],
      segment_id: 'said',
      text: written,
      words,
      start: 0,
      end: 2,
    };
    row.segments = [{ speaker: null, is_edited: false, ...first }, ...row.segments];
    row.text = `${written} ${row.text}`;
  }
};

export const AsItWasSaid = meta.story({
  parameters: { picture: true, ...openEditor(shopping, dictate) },
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    await waitUntil(() => expect(sheet).toHaveTextContent(/^حدود ۲۵ نفر آمدند\./));
    await step(
      'X-64: Alt+N writes the number at the caret in the words that were said',
      async () => {
        await waitUntil(async () => {
          placeCaret(sheet, 'حدود ۲۵'.length);
          await userEvent.keyboard(asSaid);
          await expect(sheet).toHaveTextContent(/^حدود بیست و پنج نفر آمدند\./);
        });
        await canvas.findByText(/^نوشته شد: «بیست و پنج»/);
      },
    );
    await step('the sentences of tries before the words had come are closed', async () => {
      await waitUntil(async () => {
        const [sentence] = canvas.queryAllByText(/^کلمه‌های گفته‌شدهٔ این متن هنوز/);
        const toast = sentence?.closest<HTMLElement>('[data-tone]');
        if (toast) {
          await userEvent.click(within(toast).getByRole('button'));
        }
        await expect(canvas.queryByText(/^کلمه‌های گفته‌شدهٔ این متن هنوز/)).toBeNull();
      });
    });
    await step('X-160: one undo brings the digits back', async () => {
      await userEvent.keyboard(undo);
      await waitUntil(() => expect(sheet).toHaveTextContent(/^حدود ۲۵ نفر آمدند\./));
    });
    await step('X-64: the menu of the text writes a spoken mark as its word', async () => {
      placeCaret(sheet, written.length);
      await userEvent.click(canvas.getByRole('button', { name: 'همان کلمه را بنویس' }));
      await waitUntil(() => expect(sheet).toHaveTextContent(/^حدود ۲۵ نفر آمدند نقطه /));
    });
    await step('X-161: the saved segment keeps the words of the engine', async () => {
      await userEvent.keyboard(save);
      await waitUntil(() => expect(readServer().text).toMatch(/^حدود ۲۵ نفر آمدند نقطه /));
      const [first] = readServer().segments;
      await expect(first?.words.map(({ word }) => word).join(' ')).toBe(spoken);
    });
    await step('X-64: at other words nothing changes, and one sentence says so', async () => {
      const before = sheet.textContent;
      placeCaret(sheet, 2);
      await userEvent.keyboard(asSaid);
      await canvas.findByText(/^در جای مکان‌نما عدد یا علامتی نیست/, undefined, patience);
      await expect(sheet.textContent).toBe(before);
    });
  },
});

export const WordsMissing = meta.story({
  parameters: openEditor(shopping, (backend) => {
    dictate(backend);
    backend.breakDown('retrieveHistoryWords', 'server');
  }),
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    await canvas.findByText(/زمان کلمه‌ها بارگذاری نشد/, undefined, patience);
    placeCaret(sheet, 'حدود ۲۵'.length);
    await step('X-64: without the words of the engine, that is said', async () => {
      await userEvent.keyboard(asSaid);
      await canvas.findByText(/^کلمه‌های گفته‌شدهٔ این متن هنوز بارگذاری نشده است/);
      await expect(sheet).toHaveTextContent(/^حدود ۲۵ نفر آمدند\./);
    });
    await step('X-64: once they are loaded, the words are written', async () => {
      getServer().repair();
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await waitUntil(() => expect(canvas.queryByText(/زمان کلمه‌ها بارگذاری نشد/)).toBeNull());
      await waitUntil(async () => {
        placeCaret(sheet, 'حدود ۲۵'.length);
        await userEvent.keyboard(asSaid);
        await expect(sheet).toHaveTextContent(/^حدود بیست و پنج نفر آمدند\./);
      });
    });
  },
});
