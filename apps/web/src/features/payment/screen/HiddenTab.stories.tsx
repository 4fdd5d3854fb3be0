import { paidQuery as paid } from '@nevisa/mocks/gatewayReturn';
import { expect, spyOn } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import type { StepFunction, StepTools } from '../../../flows/steps.ts';
import { paths } from '../../../shared/paths.ts';
import { navigations } from '../../../testing/NavigationRecord.tsx';
import { describeReceiptPage } from '../../../testing/paymentReturn.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

/** What the page reads of its tab and of the clocks. */
const tab: { state: DocumentVisibilityState; passed: number } = { state: 'visible', passed: 0 };

function holdTab() {
  Object.assign(tab, { state: 'visible', passed: 0 });
  const clocks = [Date, performance].map((clock) => ({
    clock,
    now: clock.now,
    at: clock.now(),
  }));
  for (const { clock, at } of clocks) {
    clock.now = () => at + tab.passed;
  }
  const visibility = spyOn(document, 'visibilityState', 'get').mockImplementation(() => tab.state);
  return () => {
    visibility.mockRestore();
    for (const { clock, now } of clocks) {
      clock.now = now;
    }
  };
}

function setTab(state: DocumentVisibilityState) {
  tab.state = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

const meta = preview.meta({
  title: 'Flows/Payment callback/Hidden tab',
  parameters: {
    ...describePage('The return from a payment whose tab is hidden while it counts.'),
    app: describeReceiptPage(paid),
  },
  beforeEach: holdTab,
});

/** Hides the tab until the countdown has ended. */
async function waitInHiddenTab({
  canvas,
  step,
}: Pick<StepTools, 'canvas'> & { step: StepFunction }) {
  await canvas.findByRole('button', { name: 'بازگشت به سایت (۵)' }, patience);
  setTab('hidden');
  tab.passed = 60_000;
  await step('P16: a hidden tab shows the result after the end of the countdown', async () => {
    const button = await canvas.findByRole('button', { name: 'بازگشت به سایت' }, patience);
    await expect(button).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'ماندن در صفحه' })).toBeVisible();
    await expect(navigations).not.toContain(`PUSH ${paths.home}`);
  });
}

export const Due = meta.story({ play: waitInHiddenTab });

export const Shown = meta.story({
  play: async (context) => {
    const { canvas, step } = context;
    await waitInHiddenTab(context);
    setTab('visible');
    await step('P16, R-161: the tab returns to the site when it is shown', async () => {
      await expect(await canvas.findByRole('button', { name: 'در حال انتقال…' })).toBeVisible();
      await waitUntil(() => expect(navigations).toContain(`PUSH ${paths.home}`));
    });
  },
});

export const Stayed = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await waitInHiddenTab(context);
    await userEvent.click(canvas.getByRole('button', { name: 'ماندن در صفحه' }));
    setTab('visible');
    await step('P16: a tab whose return was stopped stays when it is shown', async () => {
      await expect(await canvas.findByText('بازگشت خودکار متوقف شد.')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'بازگشت به سایت' })).toBeEnabled();
    });
  },
});
