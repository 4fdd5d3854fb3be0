import {
  leavesLongRest,
  losesConnection,
  neverAnswers,
  staysOffline,
} from '@nevisa/mocks/engineScenarios';
import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  arrangeWorkspace,
  expectAnnounced,
  expectOnSheet,
  expectSaid,
  findSheet,
  getSentenceText,
  start,
  stop,
} from '../../../../testing/dictationSteps.ts';
import { patience } from '../../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Flows/Live dictation/Connection',
  tags: ['!autodocs'],
  parameters: describePage('Dictation whose connection is lost, and the sound that is sent later.'),
});

export const Reconnecting = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [...losesConnection] }) },
  play: async (context) => {
    const { canvas, step } = context;
    await start(context);
    await step('X-24: the recording continues and the text stays', async () => {
      await expectSaid(context, 'اتصال قطع شد؛ در حال اتصال دوباره… صدای شما ضبط می‌شود.');
      await expectAnnounced(context, 'اتصال قطع شد؛ ضبط ادامه دارد');
      await expectOnSheet(context, getSentenceText(1));
      await expect(canvas.getByRole('button', { name: 'پایان' })).toBeEnabled();
    });
    await step('X-34: the connection returns without a repeated sentence', async () => {
      await expectAnnounced(context, 'اتصال برقرار شد');
      await expectOnSheet(context, getSentenceText(2));
      const sheet = await findSheet(context);
      await expect(sheet.textContent.split(getSentenceText(1))).toHaveLength(2);
      await expect(sheet.textContent.split(getSentenceText(2))).toHaveLength(2);
    });
  },
});

export const Offline = meta.story({
  parameters: {
    app: arrangeWorkspace({ takes: [staysOffline], delays: { reconnectBudget: 200 } }),
  },
  play: async (context) => {
    const { canvas, step } = context;
    await start(context);
    await step(
      'X-25: after a minute the notice says offline and the recording continues',
      async () => {
        await expectSaid(
          context,
          'بدون اینترنت: صدای شما ضبط می‌شود و پس از اتصال به متن تبدیل می‌شود.',
        );
        await expect(canvas.getByRole('button', { name: 'پایان' })).toBeEnabled();
      },
    );
  },
});

export const SendingTheRest = meta.story({
  parameters: {
    app: arrangeWorkspace({
      takes: [neverAnswers],
      kept: [
        {
          documentId: 'found',
          changedAt: Date.UTC(2026, 10, 21),
          entries: [],
          audioDuration: 9_000,
          unsentDuration: 9_000,
        },
      ],
    }),
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('X-25, X-27: unsent audio is sent by itself', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'ادامهٔ نوشته' }, patience));
      await expectSaid(context, 'در حال نهایی کردن آخرین جمله…');
    });
  },
});

export const RestWaits = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [staysOffline, neverAnswers] }) },
  play: async (context) => {
    const { step } = context;
    await start(context);
    await expectSaid(context, /اتصال قطع شد/);
    await step('X-25: stopping offline ends at once and the rest is sent later', async () => {
      await stop(context);
      await expectSaid(context, /بخشی از صدای شما هنوز به متن تبدیل نشده است/);
      await expectOnSheet(context, getSentenceText(1));
    });
  },
});

export const LongRest = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [leavesLongRest, neverAnswers] }) },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await start(context);
    await expectOnSheet(context, getSentenceText(1));
    await stop(context);
    await step('X-26: sound that takes long to leave can be left to this device', async () => {
      await expectSaid(context, /هنوز ارسال نشده است/);
      await userEvent.click(canvas.getByRole('button', { name: 'پایان تایپ صوتی' }));
      await expectSaid(context, /هنوز به متن تبدیل نشده است/);
    });
  },
});
