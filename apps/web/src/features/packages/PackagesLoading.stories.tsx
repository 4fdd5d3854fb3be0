import type { Backend } from '@nevisa/mocks/backend';
import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { paths } from '../../shared/paths.ts';
import { patience, waitUntil } from '../../testing/patience.ts';

const app = { path: paths.packages, as: 'reza' } as const;

const meta = preview.meta({
  title: 'Flows/Packages/Loading',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'The packages while they are loaded, after a failed load, and without a package.',
    ),
    app,
  },
});

export const FirstLoad = meta.story({
  parameters: {
    app: {
      ...app,
      arrange: (backend: Backend) => backend.answerSlowly('getServices', 600_000),
    },
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('X-106: the shapes of cards are shown while the packages are loaded', async () => {
      await canvas.findByRole('heading', { level: 1, name: 'بسته‌ها' }, patience);
      const cards = [...canvasElement.querySelectorAll('[data-waiting]')];
      await expect(cards).toHaveLength(5);
      await expect(cards[0]?.getBoundingClientRect().height).toBeGreaterThan(250);
      await expect(
        canvas.getByText('در حال بارگذاری…', { selector: '[role=status] > *' }),
      ).toBeInTheDocument();
    });
  },
});

/** The packages come while the page is open. */
export const Coming = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: {
    app: { ...app, arrange: (backend: Backend) => backend.answerSlowly('getServices', 1_500) },
  },
  play: async ({ canvas, canvasElement, step }) => {
    const measure = (card: Element | null | undefined) => ({
      top: card?.getBoundingClientRect().top ?? 0,
      height: document.documentElement.scrollHeight,
    });
    const shape = await waitUntil(() => {
      const found = canvasElement.querySelector('[data-waiting]');
      return found ?? Promise.reject(new Error('No shape of a package.'));
    });
    const before = measure(shape);
    const card = await canvas.findByRole('region', { name: 'بستهٔ آشنایی' }, patience);
    const after = measure(card.parentElement);
    await step('X-106: the shapes are where the packages come', async () => {
      await expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(1);
      await expect(Math.abs(after.height - before.height)).toBeLessThanOrEqual(1);
    });
  },
});

export const NotLoaded = meta.story({
  parameters: {
    app: {
      ...app,
      arrange: (backend: Backend) => {
        backend.breakDown('getServices', 'network');
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('بسته‌ها بارگذاری نشد')).toBeVisible();
  },
});

export const NothingOnSale = meta.story({
  parameters: {
    app: {
      ...app,
      arrange: (backend: Backend) => {
        backend.selling.services = [];
      },
    },
  },
  play: async ({ canvas, step }) => {
    await step('an empty shop is an empty state of the page, with its heading', async () => {
      const words = { level: 2, name: 'اکنون بسته‌ای برای فروش نیست' };
      await expect(await canvas.findByRole('heading', words, patience)).toBeVisible();
    });
  },
});
