import { expect, fn } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import type { DeviceText } from '../features/dictation/workspace/deviceTexts.ts';
import { ChunkError } from '../shared/late/ChunkError.ts';
import { catchFiles } from '../testing/exportSteps.ts';
import { loseNetwork, returnNetwork } from '../testing/network.ts';
import { patience, waitUntil } from '../testing/patience.ts';
import { type AppServices, AppServicesContext } from './appServices.ts';
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
  parameters: describePage('The window and the page when their code is missing or fails.'),
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
      await expect(canvas.getByRole('heading', { name: 'مشکلی پیش آمد.' })).toBeVisible();
      await expect(canvas.getByText('متن‌های شما روی این دستگاه محفوظ است.')).toBeVisible();
      await expect(canvas.getByRole('alert')).not.toHaveTextContent('متن کاربر');
    });
  },
});

export const FailingForUser = Failing.extend({
  render: (args) => (
    <AppServicesContext value={servicesWith([deviceText('بند نخست')])}>
      <RootBoundary {...args} />
    </AppServicesContext>
  ),
  parameters: { picture: true },
  play: async ({ canvas, step, userEvent }) => {
    await step('G13: the texts of the device are offered as a file', async () => {
      const caught = catchFiles();
      await userEvent.click(canvas.getByRole('button', { name: 'دانلود متن‌های این دستگاه' }));
      await waitUntil(() => expect(caught.files).toHaveLength(1));
      caught.end();
      await expect(caught.files[0]?.name).toBe('متن‌های این دستگاه.txt');
      await expect(await caught.files[0]?.content.text()).toContain('یادداشت\n\nبند نخست\n');
    });
  },
});

export const FailingWithPartialText = FailingForUser.extend({
  render: (args) => (
    <AppServicesContext value={servicesWith([deviceText('گفته‌ها', true)])}>
      <RootBoundary {...args} />
    </AppServicesContext>
  ),
  parameters: { picture: false },
  play: async ({ canvas, step, userEvent }) => {
    await step('G13: the file says which text was read only in part', async () => {
      const caught = catchFiles();
      await userEvent.click(canvas.getByRole('button', { name: 'دانلود متن‌های این دستگاه' }));
      await waitUntil(() => expect(caught.files).toHaveLength(1));
      caught.end();
      await expect(await caught.files[0]?.content.text()).toContain(
        'یادداشت\n\nگفته‌ها\n[بخشی از این متن خوانده نشد',
      );
    });
  },
});

export const FailingWithoutTexts = FailingForUser.extend({
  render: (args) => (
    <AppServicesContext value={servicesWith([])}>
      <RootBoundary {...args} />
    </AppServicesContext>
  ),
  parameters: { picture: false },
  play: async ({ canvas, step, userEvent }) => {
    await step('G13: a device without texts says so', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'دانلود متن‌های این دستگاه' }));
      await expect(await canvas.findByText('متنی روی این دستگاه نیست.')).toBeVisible();
    });
    await step(
      'G13: the answer is on a line of its own, and the button stays in the middle',
      async () => {
        const button = canvas.getByRole('button', { name: 'دانلود متن‌های این دستگاه' });
        const answer = canvas.getByText('متنی روی این دستگاه نیست.').getBoundingClientRect();
        const { left, right, bottom } = button.getBoundingClientRect();
        await expect(answer.top).toBeGreaterThanOrEqual(bottom);
        await expect((left + right) / 2).toBeCloseTo((answer.left + answer.right) / 2, 0);
      },
    );
  },
});

export const FailingAndUnread = FailingWithoutTexts.extend({
  render: (args) => (
    <AppServicesContext value={servicesWith(null)}>
      <RootBoundary {...args} />
    </AppServicesContext>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await step('G13: texts that cannot be read are said, and the button stays', async () => {
      const button = canvas.getByRole('button', { name: 'دانلود متن‌های این دستگاه' });
      await userEvent.click(button);
      await expect(await canvas.findByText('متن‌های این دستگاه خوانده نشد.')).toBeVisible();
      await expect(button).toBeEnabled();
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
  beforeEach: loseNetwork,
  play: async ({ canvas, step }) => {
    await step('G01: without a network the page names the cause and offers no reload', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('اینترنت وصل نیست');
      await expect(canvas.getByRole('button', { name: 'تلاش دوباره' })).toBeEnabled();
      await expect(canvas.queryByRole('button', { name: 'بارگذاری دوبارهٔ صفحه' })).toBeNull();
    });
    await step('G01: the page opens by itself when the network is back', async () => {
      forget.mockClear();
      broken = false;
      returnNetwork();
      await expect(await canvas.findByText('پیام‌ها', {}, patience)).toBeVisible();
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

function deviceText(text: string, isPartial = false): DeviceText {
  return {
    documentId: 'd1',
    title: 'یادداشت',
    text,
    isPartial,
    words: 2,
    changedAt: 0,
    audioDuration: 0,
    state: 'unfinished',
    failure: null,
  };
}

/** The services of a user whose device has these texts; null for a device that cannot be read. */
function servicesWith(texts: readonly DeviceText[] | null): AppServices {
  const workspace = { texts: { list: () => Promise.resolve(texts ?? []) } };
  return {
    authStore: { facts: () => ({ user: { id: 7 } }) },
    deviceStorage: () =>
      texts === null
        ? Promise.reject(new Error('The storage is closed.'))
        : Promise.resolve({ hasTexts: () => Promise.resolve(texts.length > 0) }),
    userScope: () => ({ keep: () => workspace }),
  } as unknown as AppServices;
}
