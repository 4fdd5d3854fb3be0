import { createRevision } from '@nevisa/drafts/testing';
import type { DraftEntry } from '@nevisa/transcript';
import { expect, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import type { StepTools } from '../../../../flows/steps.ts';
import {
  expectOnSheet,
  expectSaid,
  findSheet,
  arrangeWorkspace,
} from '../../../../testing/dictationSteps.ts';
import type { KeptDraft } from '../../../../testing/memoryDrafts.ts';
import { patience } from '../../../../testing/patience.ts';

const day = 24 * 3_600_000;
const today = Date.UTC(2026, 10, 21, 8, 30);

function kept(documentId: string, text: string, more: Partial<KeptDraft> = {}): KeptDraft {
  const segment = { id: documentId, text, start: 0, end: 1, words: [], confirmed: true };
  return { documentId, changedAt: today, entries: [{ kind: 'segment', segment }], ...more };
}

const finished: DraftEntry = { kind: 'finished' };
const saved: DraftEntry = { kind: 'queued', pieceId: 'gone' };

function withMark(draft: KeptDraft, mark: DraftEntry): KeptDraft {
  return { ...draft, entries: [...draft.entries, mark] };
}

const savedText = withMark(kept('saved', 'صورت‌جلسهٔ دوشنبه دربارهٔ بودجهٔ سال آینده'), saved);
const hereText = withMark(
  kept('here', 'یادداشت شخصی برای سفر', { changedAt: today - day, audioDuration: 14_000 }),
  finished,
);
const refusedText = createRevision('refused', {
  documentId: 'refused',
  title: 'نامهٔ بلند',
  text: 'متنی که برای سرور بلند بود و تنها همین‌جا مانده است',
});
const tooLarge = () =>
  Promise.resolve({
    ok: false as const,
    failure: {
      kind: 'refused' as const,
      status: 413,
      texts: ['این نوشته بزرگ‌تر از اندازهٔ مجاز است.'],
      code: null,
      retryAfter: null,
    },
  });

const meta = preview.meta({
  title: 'Screens/Live dictation/Device texts',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'The texts that this device stores: unfinished and put-away ones, saved ones, and those that the server has refused.',
    ),
    app: arrangeWorkspace({
      kept: [savedText, hereText],
      queued: [refusedText],
      history: { createHistory: tooLarge },
    }),
  },
});

async function openList({ canvas, userEvent }: StepTools) {
  // A notice may have the same button below.
  const name = 'نوشته‌های این دستگاه';
  const [button] = await canvas.findAllByRole('button', { name }, patience);
  await waitFor(() => expect(button).toBeEnabled(), patience);
  await userEvent.click(button as HTMLElement);
  return within(await canvas.findByRole('dialog', { name }, patience));
}

const itemNamed = async (dialog: Awaited<ReturnType<typeof openList>>, name: RegExp) =>
  within(await dialog.findByRole('article', { name }, patience));

export const Listed = meta.story({
  parameters: { picture: true },
  play: async (context) => {
    const { step } = context;
    const dialog = await openList(context);
    await step('S12, S15: every text is listed with its state', async () => {
      const refused = await itemNamed(dialog, /نامهٔ بلند/);
      const state = await refused.findByText(
        'این نوشته در تاریخچه پذیرفته نشد؛ روی این دستگاه مانده است',
        {},
        patience,
      );
      // The dialog fades in.
      await waitFor(() => expect(state).toBeVisible());
      await expect(refused.getByText('این نوشته بزرگ‌تر از اندازهٔ مجاز است.')).toBeVisible();
      const onServer = await itemNamed(dialog, /صورت‌جلسه/);
      await expect(onServer.getByText('در تاریخچه و این دستگاه')).toBeVisible();
      const here = await itemNamed(dialog, /یادداشت شخصی/);
      await expect(here.getByText('فقط روی این دستگاه')).toBeVisible();
      await expect(here.getByText(/۱۴ ثانیه صدا/)).toBeVisible();
    });
    await step('its facts are quieter than its name, and a short text is shown once', async () => {
      const here = await itemNamed(dialog, /یادداشت شخصی/);
      const name = here.getByText('یادداشت شخصی برای سفر');
      const facts = here.getByText(/۱۴ ثانیه صدا/);
      const getSize = (words: HTMLElement) => Number.parseFloat(getComputedStyle(words).fontSize);
      await expect(getSize(facts)).toBeLessThan(getSize(name));
    });
    await step('S12: a refused text can be copied, downloaded and sent again', async () => {
      const refused = await itemNamed(dialog, /نامهٔ بلند/);
      for (const name of ['باز کردن نوشته', 'کپی همهٔ متن', 'دانلود متن', 'تلاش دوباره برای ارسال']) {
        await expect(refused.getByRole('button', { name })).toBeEnabled();
      }
    });
  },
});

export const Opened = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('S12: a refused text of an earlier visit is shown on the sheet again', async () => {
      const dialog = await openList(context);
      const refused = await itemNamed(dialog, /نامهٔ بلند/);
      await userEvent.click(refused.getByRole('button', { name: 'باز کردن نوشته' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expectOnSheet(context, 'متنی که برای سرور بلند بود');
    });
  },
});

export const Deleted = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const dialog = await openList(context);
    await step('S12: a text is deleted only after a confirmation', async () => {
      const refused = await itemNamed(dialog, /نامهٔ بلند/);
      await userEvent.click(refused.getByRole('button', { name: 'پاک کردن' }));
      const question = await canvas.findByRole('alertdialog', { name: 'پاک کردن از این دستگاه' });
      await userEvent.click(within(question).getByRole('button', { name: 'پاک کردن' }));
      const again = within(
        await canvas.findByRole('dialog', { name: 'نوشته‌های این دستگاه' }, patience),
      );
      await again.findByRole('article', { name: /صورت‌جلسه/ });
      await waitFor(() => expect(again.queryByRole('article', { name: /نامهٔ بلند/ })).toBeNull());
    });
  },
});

export const Old = meta.story({
  parameters: {
    app: arrangeWorkspace({
      kept: [
        withMark(kept('new', 'متنی از امروز', { changedAt: Date.now() }), saved),
        withMark(kept('old', 'متنی از ماه‌ها پیش', { changedAt: today - 400 * day }), finished),
      ],
    }),
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const dialog = await openList(context);
    await step(
      'S15: texts of more than 30 days are offered for deletion, not deleted',
      async () => {
        await dialog.findByText(/۱ نوشته بیش از ۳۰ روز است که دست نخورده/, {}, patience);
        await dialog.findByRole('article', { name: /متنی از ماه‌ها پیش/ });
        await userEvent.click(dialog.getByRole('button', { name: 'پاک کردن نوشته‌های قدیمی' }));
        const question = await canvas.findByRole('alertdialog', { name: 'پاک کردن از این دستگاه' });
        await userEvent.click(within(question).getByRole('button', { name: 'انصراف' }));
        await canvas.findByRole('article', { name: /متنی از ماه‌ها پیش/ }, patience);
      },
    );
  },
});

export const Sound = meta.story({
  play: async (context) => {
    const { userEvent, step } = context;
    const dialog = await openList(context);
    await step(
      'X-27: the recording of a text can be played or is reported as missing',
      async () => {
        const here = await itemNamed(dialog, /یادداشت شخصی/);
        await userEvent.click(here.getByRole('button', { name: 'شنیدن صدا' }));
        const missing = 'صدایی از این نوشته روی این دستگاه نیست.';
        const sentence = await here.findByText(missing, {}, patience);
        // The dialog fades in.
        await waitFor(() => expect(sentence).toBeVisible());
      },
    );
  },
});

export const Empty = meta.story({
  parameters: { app: arrangeWorkspace() },
  play: async (context) => {
    const dialog = await openList(context);
    const sentence = await dialog.findByText('نوشتهٔ دیگری روی این دستگاه نیست', {}, patience);
    // The dialog fades in.
    await waitFor(() => expect(sentence).toBeVisible());
    await context.step('the dialog describes no texts when there are none', async () => {
      await expect(dialog.queryByText(/این نوشته‌ها روی همین دستگاه/)).toBeNull();
    });
  },
});

export const WayBack = meta.story({
  parameters: { app: arrangeWorkspace() },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('S12: after a new document the text before it can be opened again', async () => {
      const sheet = await findSheet(context);
      await userEvent.type(sheet, 'متنی که برمی‌گردد');
      await userEvent.click(canvas.getByRole('button', { name: 'نوشتهٔ جدید' }));
      await waitFor(() => expect(sheet).not.toHaveTextContent('متنی که برمی‌گردد'), patience);
      const dialog = await openList(context);
      const item = await itemNamed(dialog, /^نوشتهٔ/);
      await expect(item.getByText('متنی که برمی‌گردد')).toBeInTheDocument();
      await userEvent.click(item.getByRole('button', { name: 'باز کردن نوشته' }));
      await expectOnSheet(context, 'متنی که برمی‌گردد');
    });
  },
});

export const LittleRoom = meta.story({
  parameters: { app: arrangeWorkspace({ freeSpace: 1_000_000 }) },
  play: async (context) => {
    await context.step('X-33: little room on the device is reported', async () => {
      await expectSaid(context, /فضای این دستگاه رو به پایان است/);
    });
  },
});
