import { expect, fn, spyOn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { ChunkError } from '../shared/late/ChunkError.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { RootBoundary } from './RootBoundary.tsx';

const forget = fn();
let broken = true;

const meta = preview.meta({
  title: 'Screens/Start/Missing code',
  component: RootBoundary,
  tags: ['!autodocs'],
  args: {
    direction: 'rtl' as const,
    children: <Content error={new ChunkError(null, forget)} />,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: 'The window and the page when their code is missing or fails.' },
    },
  },
  beforeEach: () => {
    broken = true;
  },
});

export const Shown = meta.story({ parameters: { picture: true } });

export const Missing = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await step('G01: the window says that it is not loaded and offers a retry', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('این صفحه بارگذاری نشد.');
      await expect(canvas.getByRole('button', { name: 'بارگذاری دوبارهٔ صفحه' })).toBeEnabled();
    });
    await step('G01: the retry loads the chunk again', async () => {
      broken = false;
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await expect(forget).toHaveBeenCalled();
      await expect(canvas.getByText('پیام‌ها')).toBeVisible();
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
});

export const Failing = meta.story({
  args: { children: <Content error={new Error('متن کاربر')} /> },
  play: async ({ canvas, step }) => {
    await step('G13: an error shows that the texts are safe, and nothing of itself', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('مشکلی پیش آمد.');
      await expect(canvas.getByRole('alert')).not.toHaveTextContent('متن کاربر');
    });
  },
});

export const OnePage = meta.story({
  args: {
    children: (
      <PageBoundary framed>
        <Content error={new ChunkError(null, forget)} />
      </PageBoundary>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('G01, G13: a missing page leaves the frame as it is', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('این صفحه بارگذاری نشد.');
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('بارگذاری نشد');
      await expect(canvas.queryByRole('main')).toBeNull();
    });
  },
});

export const Offline = OnePage.extend({
  beforeEach: () => {
    const onLine = spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
    return () => {
      onLine.mockRestore();
    };
  },
  play: async ({ canvas, step }) => {
    await step('G01: without a network the page names the cause and offers no reload', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('اینترنت وصل نیست');
      await expect(canvas.getByRole('button', { name: 'تلاش دوباره' })).toBeEnabled();
      await expect(canvas.queryByRole('button', { name: 'بارگذاری دوبارهٔ صفحه' })).toBeNull();
    });
    await step('G01: the page opens by itself when the network is back', async () => {
      forget.mockClear();
      broken = false;
      window.dispatchEvent(new Event('online'));
      await expect(await canvas.findByText('پیام‌ها')).toBeVisible();
      await expect(forget).toHaveBeenCalled();
    });
  },
});

function Content({ error }: { error: Error }) {
  if (broken) {
    throw error;
  }
  return <p>پیام‌ها</p>;
}
