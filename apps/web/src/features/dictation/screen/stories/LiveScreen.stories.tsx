import {
  creditRunsLow,
  neverAnswers,
  speaksOn,
  threeSentences,
} from '@nevisa/mocks/engineScenarios';
import { expect, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  arrangeWorkspace,
  expectAnnounced,
  expectOnSheet,
  expectSaid,
  firstWords,
  findSheet,
  start,
  stop,
} from '../../../../testing/dictationSteps.ts';
import { patience } from '../../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Live dictation',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The dictation screen: recording, editing, pausing and stopping.'),
    app: arrangeWorkspace({ takes: [threeSentences] }),
  },
});

export const Idle = meta.story({
  parameters: { picture: true },
  play: async (context) => {
    const { canvas, step } = context;
    await expect(await findSheet(context)).toBeVisible();
    for (const name of ['کپی همهٔ متن', 'مکث']) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    await step('each control with a shortcut names it in its tooltip', async () => {
      const keys = Object.entries({
        'شروع تایپ صوتی': 'Alt R',
        مکث: 'Alt P',
        'کپی همهٔ متن': 'Alt C',
        'نوشتهٔ جدید': 'Alt N',
        'ذخیره در تاریخچه': 'Ctrl S',
      });
      for (const [name, shown] of keys) {
        await expect(canvas.getByRole('button', { name })).toHaveAttribute('data-tip-keys', shown);
      }
    });
  },
});

export const FirstVisit = meta.story({
  play: async (context) => {
    const { canvas, step } = context;
    const guide = () => canvas.queryByRole('heading', { name: 'بگویید تا نوشته شود' });
    await step('the empty sheet names the key, three spoken marks and all commands', async () => {
      const sheet = await findSheet(context);
      await expect(guide()).toBeVisible();
      await expect(sheet).toHaveAccessibleDescription(/Alt \+ R/u);
      await expect(
        within(canvas.getByRole('list', { name: /علامت/u })).getAllByRole('listitem'),
      ).toHaveLength(3);
    });
    await step('the button of the guide opens the commands', async () => {
      await context.userEvent.click(canvas.getByRole('button', { name: 'همهٔ فرمان‌ها' }));
      await canvas.findByRole('dialog', { name: 'فرمان‌های صوتی' }, patience);
      await context.userEvent.click(canvas.getByRole('button', { name: 'بستن' }));
    });
    await step('the guide goes when the recording begins', async () => {
      await start(context);
      await expectOnSheet(context, firstWords);
      await expect(guide()).toBeNull();
    });
    await step('a person who has dictated does not see it again', async () => {
      await stop(context);
      await expectSaid(context, 'پایان یافت');
      await context.userEvent.click(canvas.getByRole('button', { name: 'نوشتهٔ جدید' }));
      await expectSaid(context, 'آماده');
      await expect(guide()).toBeNull();
      await expect(localStorage.getItem('nevisa.dictated')).not.toBeNull();
    });
  },
});

export const CountsInterimWords = meta.story({
  play: async (context) => {
    const { canvasElement, step } = context;
    await start(context);
    await step('the words on the sheet are counted before they are final', async () => {
      await context.canvas.findByText(/^[۱-۹][۰-۹]* کلمه$/u, {}, patience);
      await expect(canvasElement.querySelector('[data-dictated]')).toBeNull();
    });
  },
});

export const OneCredit = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [creditRunsLow] }) },
  play: async (context) => {
    const { canvas, step } = context;
    const read = () =>
      canvas
        .getAllByText(/اعتبار باقی مانده$/u)
        .map((figure: HTMLElement) => figure.textContent.replace(' اعتبار باقی مانده', ''));
    await step('the top bar and the recording bar show the credit of the account', async () => {
      await findSheet(context);
      await expect(read()).toEqual(['۵ ساعت و ۳۰ دقیقه', '۵ ساعت و ۳۰ دقیقه']);
    });
    await step('during a recording both show what the live service reported', async () => {
      await start(context);
      await waitFor(() => expect(read()).toEqual(['۵ دقیقه', '۵ دقیقه']), patience);
    });
    await step('R-198: the account is loaded again after the recording', async () => {
      await stop(context);
      await waitFor(() => expect(read()[0]).toBe('۵ ساعت و ۳۰ دقیقه'), patience);
    });
  },
});

export const AskingForMicrophone = meta.story({
  parameters: { app: arrangeWorkspace({ microphone: 'unanswered' }) },
  play: async (context) => {
    await start(context);
    await expectSaid(context, 'در انتظار اجازهٔ میکروفون…');
  },
});

export const Connecting = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [neverAnswers] }) },
  play: async (context) => {
    await start(context);
    await expectSaid(context, 'در حال اتصال…');
  },
});

export const Live = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [speaksOn] }) },
  play: async (context) => {
    const { canvas, step } = context;
    await step('words appear while the user speaks and become final', async () => {
      await start(context);
      await expectSaid(context, 'در حال شنیدن');
      await expectAnnounced(context, 'تایپ صوتی شروع شد');
      await expectOnSheet(context, firstWords);
      await waitFor(
        () => expect(canvas.getByText('روی این دستگاه ذخیره شد')).toBeVisible(),
        patience,
      );
      await expect(document.title).toBe('● در حال شنیدن');
    });
    await step('no fact of the recording says its name twice', async () => {
      const values = canvas.getAllByRole('definition').map((value) => value.textContent);
      const names = canvas.getAllByRole('term').map((name) => name.textContent);
      await expect(names.length).toBeGreaterThan(2);
      await expect(names.filter((name, at) => values[at]?.includes(name))).toEqual([]);
    });
  },
});

export const Paused = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await start(context);
    await expectOnSheet(context, firstWords);
    await step('a pause stops the clock and keeps the words', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'مکث' }));
      await expectSaid(context, 'در حال مکث');
      await expectAnnounced(context, 'تایپ صوتی موقتاً متوقف شد');
      await expect(document.title).not.toBe('● در حال شنیدن');
    });
    await step('the continuation is announced as one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'ادامه' }));
      await expectAnnounced(context, 'تایپ صوتی ادامه یافت');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'مکث' }));
    await expectSaid(context, 'در حال مکث');
  },
});

export const Stopped = meta.story({
  play: async (context) => {
    const { canvas, step } = context;
    await start(context);
    await step('X-4: stopping keeps the unfinished sentence', async () => {
      await expectOnSheet(context, firstWords);
      await stop(context);
      await expectSaid(context, 'پایان یافت');
      await expectAnnounced(context, 'تایپ صوتی پایان یافت');
      await expectOnSheet(context, firstWords);
      await expect(canvas.getByRole('button', { name: 'کپی همهٔ متن' })).not.toHaveAttribute(
        'aria-disabled',
      );
    });
  },
});

export const Finalizing = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [{ ...threeSentences, ignoresStop: true }] }) },
  play: async (context) => {
    await start(context);
    await expectOnSheet(context, firstWords);
    await stop(context);
    await expectSaid(context, 'در حال نهایی کردن آخرین جمله…');
  },
});

export const OnlyFinalText = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('X-53: the words are held back until the end', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'تنظیمات شنیدن' }));
      await userEvent.click(await canvas.findByRole('radio', { name: /^فقط در پایان/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'بستن' }));
      await start(context);
      await expectSaid(context, '۰۰:۰۲');
      await expect(await findSheet(context)).not.toHaveTextContent(firstWords);
    });
    await step('X-53: all words are shown at the end', async () => {
      await stop(context);
      await expectOnSheet(context, firstWords);
      localStorage.removeItem('nevisa.liveText');
    });
  },
});

export const Options = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'تنظیمات شنیدن' }, patience));
    await step('microphones have names and engines state the recipient of the audio', async () => {
      await expect(
        await canvas.findByRole('radio', { name: 'هدست بی‌سیم' }, patience),
      ).toBeEnabled();
      await expect(canvas.getByRole('radio', { name: /^نویسا/ })).toHaveAccessibleDescription(
        'صدای شما به نویسا فرستاده و همان‌جا به متن تبدیل می‌شود.',
      );
      await expect(
        await canvas.findByText('صدای شما برای سرویس تشخیص گفتار مرورگر ارسال می‌شود.'),
      ).toBeVisible();
    });
  },
});

export const WithoutBrowserEngine = meta.story({
  parameters: { app: arrangeWorkspace({ browserAvailable: false }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'تنظیمات شنیدن' }, patience));
    await expect(await canvas.findByRole('radio', { name: 'مرورگر' }, patience)).toBeDisabled();
    await expectSaid(context, 'این موتور برای زبان فارسی در دسترس نیست.');
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    const { canvas, step } = context;
    await expect(await findSheet(context)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    await step('the seven tools fit into the width of the sheet', async () => {
      const tools = within(canvas.getByRole('group', { name: 'ابزارهای متن' }));
      const places = tools.getAllByRole('button').map((tool) => tool.getBoundingClientRect());
      await expect(places).toHaveLength(7);
      await expect(Math.min(...places.map(({ left }) => left))).toBeGreaterThanOrEqual(8);
    });
  },
});
