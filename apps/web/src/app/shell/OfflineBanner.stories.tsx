import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { paths } from '../../shared/paths.ts';
import { loseNetwork, returnNetwork } from '../../testing/network.ts';
import { patience, waitUntil } from '../../testing/patience.ts';

const meta = preview.meta({
  title: 'Flows/Offline',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The banner of every page while the device has no network.'),
    app: { path: paths.dashboard, as: 'sara' },
  },
  beforeEach: loseNetwork,
});

const sentence = 'اتصال اینترنت قطع است. تغییرات شما روی همین دستگاه نگهداری می‌شود.';

export const OnADashboard = meta.story({
  play: async ({ canvas, step }) => {
    await step('the missing network is said at the top of the page and announced', async () => {
      const banner = await canvas.findByText(sentence, {}, patience);
      await expect(banner).toBeVisible();
      await expect(banner.closest('[role="status"]')).not.toBeNull();
    });
    await step('the banner goes when the network is back', async () => {
      returnNetwork();
      await waitUntil(() => expect(canvas.queryByText(sentence)).toBeNull());
    });
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sentence, {}, patience)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});
