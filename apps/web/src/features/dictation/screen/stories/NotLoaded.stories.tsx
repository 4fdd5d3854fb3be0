import { audioIsSuspended, losesConnection, threeSentences } from '@nevisa/mocks/engineScenarios';
import { expect, waitFor } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  expectOnSheet,
  expectSaid,
  firstWords,
  getSentenceText,
  start,
  arrangeWorkspace,
} from '../../../../testing/dictationSteps.ts';
import { patience } from '../../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Live dictation/Not loaded',
  tags: ['!autodocs'],
  parameters: describePage(
    'Dictation while the code that records is missing, or the browser does not run it.',
  ),
});

export const Preparing = meta.story({
  parameters: {
    app: arrangeWorkspace({ takes: [threeSentences], loads: ['never'] }),
    picture: true,
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('G01: the button says why it does not start a recording', async () => {
      const button = await canvas.findByRole('button', { name: 'در حال آماده‌سازی…' }, patience);
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
      await expect(canvas.queryByText('در حال شنیدن')).toBeNull();
      await expect(canvas.queryByText(/ضبط می‌شود/)).toBeNull();
    });
  },
});

export const PressedEarly = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [threeSentences], loads: ['never'] }) },
  play: async ({ canvas, userEvent, step }) => {
    const press = () => userEvent.keyboard('{Alt>}[KeyR]{/Alt}');
    await step('G01: the shortcut is remembered until the code is ready', async () => {
      await canvas.findByRole('button', { name: 'در حال آماده‌سازی…' }, patience);
      await press();
      await canvas.findByRole('button', { name: 'پس از آماده‌سازی شروع می‌شود…' });
    });
    await step('G01: a second press cancels it', async () => {
      await press();
      await canvas.findByRole('button', { name: 'در حال آماده‌سازی…' });
    });
  },
});

export const Outdated = meta.story({
  parameters: {
    app: arrangeWorkspace({ takes: [threeSentences], loads: ['outdated'] }),
    picture: true,
  },
  play: async (context) => {
    const { canvas, step } = context;
    await step('G01: an outdated page says so, records nothing and offers a reload', async () => {
      await expectSaid(context, /نسخهٔ تازه‌ای از برنامه آمده است/);
      await expect(canvas.getByRole('button', { name: 'بارگذاری دوبارهٔ صفحه' })).toBeEnabled();
      await start(context);
      await expectSaid(context, /نسخهٔ تازه‌ای از برنامه آمده است/);
      await expect(canvas.queryByRole('button', { name: 'پایان' })).toBeNull();
    });
  },
});

export const Offline = meta.story({
  parameters: {
    app: arrangeWorkspace({ takes: [threeSentences], loads: ['offline', 'loaded'] }),
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('X-25: without a connection nothing claims to record', async () => {
      await expectSaid(context, /اینترنت وصل نیست و بخش ضبط صدا هنوز بارگذاری نشده است/);
      await expect(canvas.queryByText(/صدای شما ضبط می‌شود/)).toBeNull();
    });
    await step('X-25: a retry loads the recorder, and dictation begins', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await waitFor(() => expect(canvas.queryByText(/اینترنت وصل نیست/)).toBeNull(), patience);
      await start(context);
      await expectOnSheet(context, firstWords);
    });
  },
});

export const Broken = meta.story({
  parameters: {
    app: arrangeWorkspace({ takes: [threeSentences], loads: ['throws', 'loaded'] }),
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('G01: a browser that does not start the recorder is named', async () => {
      await expectSaid(context, /مرورگر بخش ضبط صدا را راه نینداخت/);
    });
    await step('G01: a retry starts the recorder, and dictation begins', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await waitFor(() => expect(canvas.queryByText(/راه نینداخت/)).toBeNull(), patience);
      await start(context);
      await expectOnSheet(context, firstWords);
    });
  },
});

export const AudioSuspended = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [audioIsSuspended] }) },
  play: async (context) => {
    const { canvas, step } = context;
    await start(context);
    await expectOnSheet(context, getSentenceText(1));
    await step('X-28: a browser that does not run the audio says so, and time stops', async () => {
      await expectSaid(context, /مرورگر صدای میکروفون را به برنامه نمی‌رساند/);
      const time = canvas.getByText(/^[۰-۹]+:[۰-۹]{2}$/);
      const before = time.textContent;
      await new Promise((resolve) => {
        setTimeout(resolve, 1_300);
      });
      await expect(time.textContent).toBe(before);
      await expect(canvas.getByRole('button', { name: 'پایان' })).toBeEnabled();
    });
  },
});

export const TryNow = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [...losesConnection] }) },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await start(context);
    await step('X-24: the notice of a lost connection offers to try now', async () => {
      await expectSaid(context, /اتصال قطع شد؛ در حال اتصال دوباره/);
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await expectOnSheet(context, getSentenceText(2));
    });
  },
});
