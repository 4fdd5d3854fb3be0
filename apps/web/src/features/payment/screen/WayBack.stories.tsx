import { paidQuery as paid } from '@nevisa/mocks/gatewayReturn';
import type { Backend } from '@nevisa/mocks/backend';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import type { StepFunction, StepTools } from '../../../flows/steps.ts';
import { paths } from '../../../shared/paths.ts';
import { navigations } from '../../../testing/NavigationRecord.tsx';
import {
  describeReceiptPage,
  holdTime,
  openAddress,
  refused,
  stopped,
} from '../../../testing/paymentReturn.ts';
import { patience } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Payment callback/Way back',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The return from a payment: the countdown, its stop, and each return target.'),
    app: describeReceiptPage(paid),
  },
  beforeEach: () => {
    openAddress.mockClear();
  },
});

export const ToDesktop = meta.story({
  parameters: { picture: true, app: describeReceiptPage({ ...paid, type: 'desktop' }) },
  beforeEach: holdTime,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'بازگشت به برنامهٔ نویسا (۵)' }),
    ).toBeEnabled();
  },
});

export const ToTelegram = meta.story({
  parameters: { app: describeReceiptPage({ ...paid, type: 'telegram' }) },
  beforeEach: holdTime,
  play: async ({ canvas, userEvent, step }) => {
    await step('R-163: the button opens the chat of the configured bot', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'بازگشت به ربات تلگرام (۵)' }),
      );
      await expect(openAddress.mock.calls).toEqual([['https://t.me/nevisa_bot']]);
    });
  },
});

export const ToBale = meta.story({
  parameters: { app: describeReceiptPage({ ...paid, type: 'bale' }) },
  play: async ({ canvas, userEvent, step }) => {
    await step('R-164, T-25: the return is manual and has no countdown', async () => {
      await expect(await canvas.findByRole('button', { name: 'بازگشت به ربات بله' })).toBeEnabled();
      await expect(canvas.queryByText(/ثانیه/)).toBeNull();
      await expect(canvas.queryByRole('button', { name: 'ماندن در صفحه' })).toBeNull();
    });
    await step('R-153: the outcome alone is announced', async () => {
      await waitFor(() =>
        expect(canvas.getAllByRole('status').map((region) => region.textContent)).toContain(
          'پرداخت موفق',
        ),
      );
    });
    await step('R-164, R-166: the button opens the configured bot', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'بازگشت به ربات بله' }));
      await expect(openAddress.mock.calls).toEqual([['https://ble.ir/nevisa_bale']]);
    });
  },
});

export const WithoutTargets = meta.story({
  parameters: { app: withoutBots('telegram') },
  beforeEach: holdTime,
  play: async ({ canvas, userEvent, step }) => {
    await step('R-164: without a configured bot the receipt stays and nothing counts', async () => {
      await expect(await canvas.findByRole('button', { name: 'بازگشت به سایت' })).toBeEnabled();
      await expect(canvas.queryByText(/ثانیه/)).toBeNull();
      await expect(canvas.queryByRole('button', { name: 'ماندن در صفحه' })).toBeNull();
    });
    await step('R-164, R-166: the button leads to the site, not to a chat', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'بازگشت به سایت' }));
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'ورود به نویسا' }, patience),
      ).toBeVisible();
      await expect(openAddress).not.toHaveBeenCalled();
    });
  },
});

export const WithoutBale = WithoutTargets.extend({ parameters: { app: withoutBots('bale') } });

export const Stayed = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ماندن در صفحه' }));
    await step('WCAG 2.2.1: the stop of the countdown is announced', async () => {
      await expect(await canvas.findByText('بازگشت خودکار متوقف شد.')).toBeVisible();
      await expect(canvas.queryByText(/ثانیه/)).toBeNull();
    });
    await step('the focus is on the return button', async () => {
      await expect(await canvas.findByRole('button', { name: 'بازگشت به سایت' })).toHaveFocus();
    });
  },
});

const touches = {
  'a touch': (target: Element) => fireEvent.pointerDown(target),
  'a key': (target: Element) => fireEvent.keyDown(target, { key: 'ArrowDown' }),
  'a turn of the wheel': (target: Element) => fireEvent.wheel(target, { deltaY: 100 }),
};

export const Touched = meta.story({
  play: (context) => expectStopBy('a touch', context),
});

export const KeyPressed = meta.story({
  play: (context) => expectStopBy('a key', context),
});

export const Turned = meta.story({
  play: (context) => expectStopBy('a turn of the wheel', context),
});

export const NotInView = meta.story({
  beforeEach: () => {
    const observe = spyOn(IntersectionObserver.prototype, 'observe').mockReturnValue(undefined);
    return () => observe.mockRestore();
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('R-159, WCAG 2.2.1: nothing counts before the buttons are in view', async () => {
      await expect(await canvas.findByRole('button', { name: 'بازگشت به سایت' })).toBeEnabled();
      await expect(canvas.getByRole('button', { name: 'ماندن در صفحه' })).toBeEnabled();
    });
    await step('R-160: the button returns all the same', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'بازگشت به سایت' }));
      await expect(await canvas.findByRole('button', { name: 'در حال انتقال…' })).toBeVisible();
    });
  },
});

export const StayedBefore = meta.story({
  parameters: { app: { ...describeReceiptPage(paid), state: stopped } },
  play: async ({ canvas, step }) => {
    await step('P14: the stopped countdown stays stopped after a reload', async () => {
      await expect(await canvas.findByText('بازگشت خودکار متوقف شد.')).toBeVisible();
      await expect(await canvas.findByRole('button', { name: 'بازگشت به سایت' })).toBeEnabled();
    });
  },
});

export const LeftBefore = meta.story({
  parameters: { app: { ...describeReceiptPage(paid), state: { paymentReturn: 'returned' } } },
  play: async ({ canvas, step }) => {
    await step('P14: a returned receipt does not redirect again', async () => {
      await expect(await canvas.findByRole('button', { name: 'بازگشت به سایت' })).toBeEnabled();
      await expect(canvas.queryByText(/ثانیه/)).toBeNull();
    });
  },
});

export const Redirecting = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /بازگشت به سایت/ }));
    await step('R-160: the button is disabled while it redirects', async () => {
      const button = await canvas.findByRole('button', { name: 'در حال انتقال…' });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(canvas.queryByRole('button', { name: 'ماندن در صفحه' })).toBeNull();
      await userEvent.click(button);
    });
    await step(
      'R-161: a second later the root is open and redirects a guest to sign-in',
      async () => {
        await expect(
          await canvas.findByRole('heading', { level: 1, name: 'ورود به نویسا' }, patience),
        ).toBeVisible();
        await expect(navigations).toContain(`PUSH ${paths.home}`);
        await expect(openAddress).not.toHaveBeenCalled();
      },
    );
  },
});

/** The server of a story, to change the account in the middle. */
let server: Backend;

export const Bought = meta.story({
  parameters: {
    app: {
      ...describeReceiptPage(paid),
      as: 'reza',
      arrange: (backend: Backend) => {
        server = backend;
      },
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    const button = await canvas.findByRole('button', { name: /بازگشت به سایت/ });
    await step('R-198, X-85: the account is loaded again on the way to the site', async () => {
      const { nevisa_service_account: bought } = server.account('sara');
      Object.assign(server.account('reza'), { nevisa_service_account: bought });
      await userEvent.click(button);
      await waitFor(() => expect(navigations.at(-1)).toBe(`REPLACE ${paths.live}`), patience);
      await expect(navigations).not.toContain(`REPLACE ${paths.packages}`);
    });
  },
});

export const AppNotOpened = meta.story({
  parameters: { app: describeReceiptPage({ ...paid, type: 'desktop' }) },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /بازگشت به برنامهٔ نویسا/ }));
    await step('R-162, T-24, P10: the link of the desktop app is opened once', async () => {
      await expect(openAddress.mock.calls).toEqual([['nevisa://payment?buyChargeStatus=true']]);
    });
    await step('P13: after two seconds the button is enabled with a notice', async () => {
      await expect(
        await canvas.findByText('برنامه باز نشد؟ آن را دستی اجرا کنید.', {}, patience),
      ).toBeVisible();
      await expect(
        await canvas.findByRole('button', { name: 'بازگشت به برنامهٔ نویسا' }),
      ).toBeEnabled();
    });
  },
});

export const FailedToDesktop = meta.story({
  parameters: { app: describeReceiptPage({ ...refused, type: 'desktop' }) },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /بازگشت به برنامهٔ نویسا/ }));
    await step('R-162, T-24: the link contains the failure', async () => {
      await expect(openAddress.mock.calls).toEqual([['nevisa://payment?buyChargeStatus=false']]);
    });
    await canvas.findByText('برنامه باز نشد؟ آن را دستی اجرا کنید.', {}, patience);
  },
});

async function expectStopBy(
  name: keyof typeof touches,
  { canvas, step }: Pick<StepTools, 'canvas'> & { step: StepFunction },
) {
  await canvas.findByRole('button', { name: 'بازگشت به سایت (۵)' });
  await step(`WCAG 2.2.1: ${name} on the receipt stops the countdown`, async () => {
    await touches[name](canvas.getByRole('heading', { level: 1 }));
    await expect(await canvas.findByText('بازگشت خودکار متوقف شد.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'ماندن در صفحه' })).toBeNull();
  });
}

function withoutBots(type: string) {
  const { env, ...rest } = describeReceiptPage({ ...paid, type });
  return { ...rest, env: { ...env, VITE_TELEGRAM_BOT: '', VITE_BALE_BOT: '' } };
}
