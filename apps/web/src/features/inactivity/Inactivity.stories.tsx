import { expect, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { signInAs } from '../../flows/steps.ts';
import { paths } from '../../shared/paths.ts';
import { lastActKey } from '../../shared/storage/lastAct.ts';
import { patience, waitUntil } from '../../testing/patience.ts';

const limit = 5 * 60_000;

/** Pretends that the person last acted this many ms ago, in another visit. */
const leaveAlone = (ms: number) => () => localStorage.setItem(lastActKey, String(Date.now() - ms));

const meta = preview.meta({
  title: 'Flows/Inactivity',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The warning before a session ends that is not used, and its end.'),
    app: { path: paths.dashboard, as: 'sara', env: { VITE_INACTIVITY_MINUTES: '5' } },
  },
});

const name = 'هنوز اینجا هستید؟';
const expired = 'زمان نشست شما به پایان رسیده است. دوباره وارد شوید.';

export const Warned = meta.story({
  beforeEach: leaveAlone(limit - 45_000),
  play: async ({ canvas, step }) => {
    const warning = await canvas.findByRole('alertdialog', { name }, patience);
    await step(
      'X-328: the warning shows the remaining time, and its first answer has the focus',
      async () => {
        await waitUntil(() => expect(within(warning).getByText(/^۰۰:[۰-۴][۰-۹]$/)).toBeVisible());
        await waitUntil(() =>
          expect(within(warning).getByRole('button', { name: 'ادامه می‌دهم' })).toHaveFocus(),
        );
      },
    );
  },
});

export const WarnedNarrow = Warned.extend({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

export const Continued = meta.story({
  beforeEach: leaveAlone(limit - 45_000),
  play: async ({ canvas, userEvent, step }) => {
    const warning = await canvas.findByRole('alertdialog', { name }, patience);
    await step('X-328: one press ends the warning and begins the time anew', async () => {
      await userEvent.click(within(warning).getByRole('button', { name: 'ادامه می‌دهم' }));
      await waitUntil(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
      const idle = Date.now() - Number(localStorage.getItem(lastActKey));
      await expect(idle).toBeLessThan(30_000);
      await expect(await canvas.findByText('سلام، سارا محمدی', {}, patience)).toBeVisible();
    });
  },
});

export const Left = meta.story({
  beforeEach: leaveAlone(limit - 45_000),
  play: async ({ canvas, userEvent, step }) => {
    const warning = await canvas.findByRole('alertdialog', { name }, patience);
    await step('X-328: the warning can be answered with the sign-out', async () => {
      await userEvent.click(within(warning).getByRole('button', { name: 'خروج از حساب' }));
      await expect(await canvas.findByRole('button', { name: 'ورود' }, patience)).toBeVisible();
      await expect(canvas.queryByText(expired)).toBeNull();
      await expect(localStorage.getItem('accessToken')).toBeNull();
    });
  },
});

export const EndedWhileWarned = meta.story({
  beforeEach: leaveAlone(limit - 4_000),
  play: async ({ canvas, step }) => {
    await step(
      'X-328, RD-8: at the end the sign-in page says that the session is over',
      async () => {
        await expect(await canvas.findByText(expired, {}, patience)).toBeVisible();
        await expect(localStorage.getItem('accessToken')).toBeNull();
        await expect(localStorage.getItem(lastActKey)).toBeNull();
      },
    );
  },
});

export const EndedBeforeTheVisit = meta.story({
  beforeEach: leaveAlone(limit),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-328: a visit after the limit shows no page of the user', async () => {
      await expect(await canvas.findByText(expired, {}, patience)).toBeVisible();
      await expect(localStorage.getItem('accessToken')).toBeNull();
    });
    await step(
      'X-328, RD-2: the next sign-in leads to the page and begins a new time',
      async () => {
        await signInAs({ canvas, userEvent }, 'sara', 'sara-1405');
        await expect(await canvas.findByText('سلام، سارا محمدی', {}, patience)).toBeVisible();
        await expect(canvas.queryByRole('alertdialog')).toBeNull();
      },
    );
  },
});
