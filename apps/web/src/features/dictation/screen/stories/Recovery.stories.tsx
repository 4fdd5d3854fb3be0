import { expect, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import type { DraftEntry } from '@nevisa/transcript';
import type { StepTools } from '../../../../flows/steps.ts';
import {
  arrangeWorkspace,
  expectOnSheet,
  findSheet,
  getSentenceText,
} from '../../../../testing/dictationSteps.ts';
import { patience } from '../../../../testing/patience.ts';

const entries: DraftEntry[] = [1, 2].map((number) => ({
  kind: 'segment',
  segment: {
    id: `sentence-${number}`,
    text: getSentenceText(number),
    start: number,
    end: number + 1,
    words: [],
    confirmed: true,
  },
}));

const found = {
  documentId: 'found',
  changedAt: Date.UTC(2026, 10, 21, 8, 30),
  entries: [
    ...entries,
    { kind: 'interim', segmentId: 'sentence-3', text: 'و نیمی از جملهٔ سوم' } satisfies DraftEntry,
  ],
  audioDuration: 14_000,
};

const meta = preview.meta({
  title: 'Screens/Live dictation/Recovery',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The dialog that offers a draft of an earlier visit.'),
    app: arrangeWorkspace({ kept: [found] }),
  },
});

const dialog = ({ canvas }: StepTools) =>
  canvas.findByRole('dialog', { name: 'نوشته‌ای نیمه‌کاره پیدا شد' }, patience);

export const Offered = meta.story({
  parameters: { picture: true },
  play: async (context) => {
    const { step } = context;
    await step('X-27, D07: the dialog shows the time and the length of the draft', async () => {
      await expect(await dialog(context)).toHaveTextContent('۱۴ ثانیه صدا و ۲۵ کلمه');
    });
  },
});

export const Unread = meta.story({
  parameters: { app: arrangeWorkspace({ kept: [{ ...found, isUnread: true }] }) },
  play: async (context) => {
    const { userEvent, step } = context;
    await step(
      'X-27: a draft that the device does not give is offered without a count',
      async () => {
        await expect(await dialog(context)).toHaveTextContent(
          '۱۴ ثانیه صدا و متنی که هنوز خوانده نشده باقی مانده است.',
        );
      },
    );
    await step('X-27: it is not opened in part, and stays on the device', async () => {
      const offer = within(await dialog(context));
      await userEvent.click(offer.getByRole('button', { name: 'ادامهٔ نوشته' }));
      await offer.findByText('انجام نشد. این نوشته همچنان روی این دستگاه است.', {}, patience);
    });
  },
});

export const Continued = meta.story({
  play: async (context) => {
    const { userEvent, step } = context;
    await step('X-27: the whole draft is restored, also the unfinished sentence', async () => {
      const offer = await dialog(context);
      await userEvent.click(within(offer).getByRole('button', { name: 'ادامهٔ نوشته' }));
      await expectOnSheet(context, getSentenceText(1));
      await expectOnSheet(context, getSentenceText(2));
      await expectOnSheet(context, 'و نیمی از جملهٔ سوم');
    });
  },
});

export const Discarded = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('discarding asks for confirmation', async () => {
      const offer = await dialog(context);
      await userEvent.click(within(offer).getByRole('button', { name: 'دور ریختن' }));
      const question = await canvas.findByRole('alertdialog', { name: 'دور ریختن' });
      await expect(question).toHaveTextContent('این نوشته و صدای آن برای همیشه پاک می‌شود.');
      await userEvent.click(within(question).getByRole('button', { name: 'دور ریختن' }));
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(await findSheet(context)).not.toHaveTextContent(getSentenceText(1));
    });
  },
});
