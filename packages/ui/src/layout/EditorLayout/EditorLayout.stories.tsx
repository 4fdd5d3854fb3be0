import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Alert } from '../../components/feedback/Alert/Alert.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { LiveRegion } from '../../components/feedback/LiveRegion/LiveRegion.tsx';
import { renderInFrame, SampleBar, SampleSheet, SampleTools } from '../stories/sampleEditor.tsx';
import { onDesktop, onPhone, wholeWindow } from '../stories/viewports.ts';
import { CommandChips } from './CommandChips.tsx';
import { EditorLayout } from './EditorLayout.tsx';

const meta = preview.meta({
  title: 'Layout/WritingDesk',
  component: EditorLayout,
  parameters: wholeWindow,
  globals: onDesktop,
  args: {
    tools: <SampleTools />,
    sheet: <SampleSheet />,
    recordingBar: <SampleBar state="idle" />,
    notice: <LiveRegion urgent />,
  },
  render: renderInFrame,
});

export const Empty = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await step(
      'the record button is centred in its bar regardless of the content beside it',
      async () => {
        const bar = canvas.getByRole('group', { name: 'تایپ صوتی زنده' }).getBoundingClientRect();
        const button = canvas
          .getByRole('button', { name: 'شروع تایپ صوتی' })
          .getBoundingClientRect();
        const offset = button.left + button.width / 2 - (bar.left + bar.width / 2);
        await expect(Math.abs(offset)).toBeLessThanOrEqual(4);
      },
    );
  },
});

export const Writing = meta.story({
  args: {
    sheet: <SampleSheet spoken={3} interim="و اگر وقت بماند" />,
    recordingBar: <SampleBar state="live" />,
  },
});

export const Paused = meta.story({
  args: {
    sheet: <SampleSheet spoken={3} />,
    recordingBar: <SampleBar state="paused" />,
  },
});

export const Long = meta.story({
  args: {
    sheet: <SampleSheet spoken={48} interim="و اگر وقت بماند" />,
    recordingBar: <SampleBar state="live" />,
  },
  play: async ({ canvas, step }) => {
    await step(
      'the recording bar stays visible while the sheet grows past the window',
      async () => {
        await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
        const bar = canvas.getByRole('group', { name: 'تایپ صوتی زنده' }).getBoundingClientRect();
        await expect(bar.bottom).toBeLessThanOrEqual(window.innerHeight);
      },
    );
    await step('the toolbar stays visible under the top bar', async () => {
      window.scrollTo({ top: 600 });
      const tools = canvas.getByRole('group', { name: 'ابزارهای متن' });
      await waitFor(() => expect(tools.getBoundingClientRect().top).toBeLessThan(120));
      await expect(tools.getBoundingClientRect().top).toBeGreaterThan(0);
    });
  },
});

export const Noticing = meta.story({
  args: {
    sheet: <SampleSheet spoken={2} />,
    notice: (
      <LiveRegion urgent>
        <Alert
          tone="warning"
          actions={
            <Button size="small" variant="secondary">
              تلاش دوباره
            </Button>
          }
        >
          ارتباط با سرور برقرار نشد. متن و صدای شما روی این دستگاه است.
        </Alert>
      </LiveRegion>
    ),
  },
});

export const Commanding = meta.story({
  args: {
    sheet: <SampleSheet spoken={2} />,
    recordingBar: <SampleBar state="live" />,
    chips: <SampleChips />,
  },
  play: async ({ canvas, step, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'فرمان‌های صوتی' });
    await step('X-64: a chip names the command and offers to revert it', async () => {
      await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
      await userEvent.click(
        within(
          within(list)
            .getByText(/ویرگول/u)
            .closest('li') ?? list,
        ).getByRole('button'),
      );
      await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    });
    await step('X-64: the other chips expire after four seconds', async () => {
      await userEvent.unhover(list);
      const begun = performance.now();
      await waitFor(() => expect(list).not.toBeInTheDocument());
      await expect(performance.now() - begun).toBeGreaterThan(3_500);
    });
  },
});

export const CommandingNarrow = meta.story({
  globals: onPhone,
  args: {
    sheet: <SampleSheet spoken={2} />,
    recordingBar: <SampleBar state="live" />,
    chips: <SampleChips />,
  },
  play: async ({ step }) => {
    await step('no element is wider than the window', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: onPhone,
  args: {
    sheet: <SampleSheet spoken={3} interim="و اگر وقت بماند" />,
    recordingBar: <SampleBar state="live" />,
  },
  play: async ({ step }) => {
    await step('no element is wider than the window', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});

export const NarrowNoticing = meta.story({
  globals: onPhone,
  args: {
    sheet: <SampleSheet spoken={2} />,
    notice: (
      <LiveRegion urgent>
        <Alert
          tone="danger"
          title="اجازهٔ میکروفون داده نشده است"
          actions={
            <Button size="small" variant="secondary">
              اجازه دادم، دوباره تلاش کن
            </Button>
          }
        >
          برای تایپ صوتی، در نوار آدرس مرورگر روی نشان قفل بزنید و دسترسی میکروفون را روشن کنید.
        </Alert>
      </LiveRegion>
    ),
  },
});

export const Dark = meta.story({
  globals: { ...onDesktop, scheme: 'dark' },
  args: {
    sheet: <SampleSheet spoken={3} interim="و اگر وقت بماند" />,
    recordingBar: <SampleBar state="live" />,
  },
});

function SampleChips() {
  const [chips, setChips] = useState([
    { id: 'a', text: 'فرمان «ویرگول» اجرا شد' },
    { id: 'b', text: 'فرمان «پاراگراف جدید» اجرا شد' },
  ]);
  const forget = (id: string) => setChips((before) => before.filter((chip) => chip.id !== id));
  return (
    <CommandChips
      chips={chips}
      label="فرمان‌های صوتی"
      action="همان کلمه را بنویس"
      onAction={forget}
      onGone={forget}
    />
  );
}
