import { oneSentence } from '@nevisa/mocks/engineScenarios';
import { expect, waitFor, within } from 'storybook/test';
import type { Backend } from '@nevisa/mocks/backend';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import type { DictationPorts } from '../../workspace/dictationPorts.ts';
import type { StepTools } from '../../../../flows/steps.ts';
import { createConversation } from '@nevisa/drafts/testing';
import {
  arrangeWorkspace,
  expectOnSheet,
  expectSaid,
  getSentenceText,
  start,
  stop,
} from '../../../../testing/dictationSteps.ts';
import { patience } from '../../../../testing/patience.ts';

type History = DictationPorts['history'];

const takes = (): Pick<History, 'createHistory' | 'updateHistory'> => ({
  createHistory: ({ title, text, segments }) =>
    Promise.resolve({ ok: true, answer: createConversation({ title, text, segments }) }),
  updateHistory: ({ title = '', text = '' }) =>
    Promise.resolve({ ok: true, answer: createConversation({ title, text, revision: 2 }) }),
});

const meta = preview.meta({
  title: 'Screens/Live dictation/Saving',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'Saving a transcript on the server: naming it, conflicts, and the queue without a connection.',
    ),
    app: arrangeWorkspace({ takes: [oneSentence], history: takes() }),
  },
});

async function dictate(context: StepTools) {
  await start(context);
  await expectOnSheet(context, getSentenceText(1));
  await stop(context);
  await expectSaid(context, 'پایان یافت');
}

async function save(context: StepTools, name?: string) {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: 'ذخیره در تاریخچه' }));
  const dialog = await canvas.findByRole('dialog', { name: 'ذخیره در تاریخچه' }, patience);
  const field = within(dialog).getByRole('textbox', { name: 'نام نوشته' });
  if (name !== undefined) {
    await userEvent.clear(field);
    await userEvent.type(field, name);
  }
  await userEvent.click(within(dialog).getByRole('button', { name: 'ذخیره' }));
}

export const Named = meta.story({
  parameters: { picture: true },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dictate(context);
    await userEvent.click(canvas.getByRole('button', { name: 'ذخیره در تاریخچه' }));
    const dialog = await canvas.findByRole('dialog', { name: 'ذخیره در تاریخچه' }, patience);
    await expect(within(dialog).getByRole('textbox', { name: 'نام نوشته' })).toHaveDisplayValue(
      /^نوشتهٔ /,
    );
  },
});

export const Saved = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await dictate(context);
    await save(context, 'نامهٔ بازرگانی');
    await expectSaid(context, 'در تاریخچه و این دستگاه ذخیره شد');
    await step(
      'X-121: the save is confirmed once, with a way to the text, which is still there',
      async () => {
        const said = () =>
          canvas
            .getAllByRole('status')
            .filter((region: HTMLElement) => region.textContent.includes('در تاریخچه ذخیره شد'));
        await waitFor(() => expect(said()).toHaveLength(1));
        await expectOnSheet(context, getSentenceText(1));
        const toasts = canvas.getByRole('region', { name: 'اعلان‌ها' });
        const way = within(toasts).getByRole('button', { name: 'باز کردن در تاریخچه' });
        // The toast fades in.
        await waitFor(() => expect(way).toBeVisible());
      },
    );
    await step('the focus stays on the button that saved', async () => {
      const save = canvas.getByRole('button', { name: 'ذخیره در تاریخچه' });
      await expect(save).toHaveAttribute('aria-disabled', 'true');
      await expect(save).toHaveFocus();
    });
    await step('a new document is empty and has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'نوشتهٔ جدید' }));
      await expectSaid(context, 'آماده');
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    });
  },
});

export const OnlyOnThisDevice = meta.story({
  parameters: {
    picture: true,
    app: {
      ...arrangeWorkspace({ takes: [oneSentence], history: takes() }),
      arrange: (backend: Backend) => {
        backend.setConfig(backend.account('sara'), { save_transcriptions: false });
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await dictate(context);
    await step('S11: a text that stays on this device is not named and not sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'ذخیره در تاریخچه' }));
      const dialog = await canvas.findByRole(
        'dialog',
        { name: 'متن فقط روی این دستگاه می‌ماند' },
        patience,
      );
      await waitFor(() =>
        expect(within(dialog).getByRole('link', { name: 'تنظیمات نگارش' })).toBeVisible(),
      );
      await expect(within(dialog).queryByRole('textbox')).toBeNull();
    });
  },
});

export const WaitsForTheNetwork = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [oneSentence] }) },
  play: async (context) => {
    const { step } = context;
    await dictate(context);
    await step('X-25: the revision stays on this device and can be sent by hand', async () => {
      await save(context);
      await expectSaid(context, '۱ نوشته در انتظار همگام‌سازی است');
      await expect(context.canvas.getByRole('button', { name: 'همگام‌سازی' })).toBeEnabled();
    });
  },
});

export const RefusedByTheHistory = meta.story({
  parameters: {
    app: arrangeWorkspace({
      takes: [oneSentence],
      history: {
        createHistory: () =>
          Promise.resolve({
            ok: false,
            failure: {
              kind: 'refused',
              status: 400,
              texts: ['نام نوشته تکراری است.'],
              code: null,
              retryAfter: null,
            },
          }),
      },
    }),
  },
  play: async (context) => {
    await dictate(context);
    await save(context);
    await expectSaid(context, 'نوشته در تاریخچه ذخیره نشد');
    await expectSaid(context, 'نام نوشته تکراری است.');
    await expectOnSheet(context, getSentenceText(1));
  },
});

export const ChangedElsewhere = meta.story({
  parameters: {
    app: arrangeWorkspace({
      takes: [oneSentence],
      history: {
        createHistory: () => Promise.resolve({ ok: true, answer: createConversation() }),
        updateHistory: () =>
          Promise.resolve({
            ok: false,
            failure: {
              kind: 'refused',
              status: 409,
              texts: [],
              code: 'revision_conflict',
              retryAfter: null,
              current: createConversation({ revision: 7 }),
            },
          }),
      },
    }),
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await dictate(context);
    await save(context);
    await step('a conflict is resolved only by the user', async () => {
      const question = await canvas.findByRole(
        'dialog',
        { name: 'این نوشته در جای دیگری تغییر کرده است' },
        patience,
      );
      await step('X-116: a postponed question is opened again by its notice', async () => {
        await userEvent.click(within(question).getByRole('button', { name: 'انصراف' }));
        await waitFor(() => expect(question).not.toBeVisible());
        await userEvent.click(await canvas.findByRole('button', { name: 'انتخاب نسخه‌ها' }));
        await waitFor(() => expect(question).toBeVisible());
      });
      await userEvent.click(within(question).getByRole('button', { name: 'نگه داشتن هر دو' }));
      await expectOnSheet(context, getSentenceText(1));
    });
  },
});
