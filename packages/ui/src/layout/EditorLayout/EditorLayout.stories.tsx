import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Alert } from '../../components/feedback/Alert/Alert.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { CopyIcon } from '../../components/media/Icon/controlIcons.ts';
import {
  DownloadIcon,
  OptionsIcon,
  PauseIcon,
  RedoIcon,
  UndoIcon,
} from '../../components/media/Icon/dictationIcons.ts';
import { IconButton } from '../../components/actions/IconButton/IconButton.tsx';
import { LiveRegion } from '../../components/feedback/LiveRegion/LiveRegion.tsx';
import {
  RecordButton,
  type RecordState,
} from '../../components/actions/RecordButton/RecordButton.tsx';
import { TranscriptText } from '../../components/text/TranscriptText/TranscriptText.tsx';
import { VisuallyHidden } from '../../components/text/VisuallyHidden/VisuallyHidden.tsx';
import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { account, SampleActions, userMenu } from '../stories/sampleMenu.tsx';
import { onDesktop, onPhone, wholeWindow } from '../stories/viewports.ts';
import { CommandChips } from './CommandChips.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';
import { RecordingBar } from './RecordingBar.tsx';
import { EditorLayout } from './EditorLayout.tsx';

const sentences = [
  'سلام، امروز می‌خواهم دربارهٔ برنامهٔ هفتهٔ آینده بنویسم.',
  'نخست باید فهرست کارها را مرتب کنیم و ببینیم کدام‌یک زودتر به پایان می‌رسد.',
  'پس از آن، با همکاران در تهران و اصفهان هماهنگ می‌شویم تا جلسهٔ دوشنبه به‌موقع آغاز شود.',
];

const meta = preview.meta({
  title: 'Layout/WritingDesk',
  component: EditorLayout,
  parameters: wholeWindow,
  globals: onDesktop,
  args: {
    tools: <Tools />,
    sheet: <Sheet />,
    recordingBar: <SampleBar state="idle" />,
    notice: <LiveRegion urgent />,
  },
  render: (args) => (
    <AppFrame
      groups={userMenu}
      account={{ ...account, onSignOut: fn() }}
      brandName="نویسا"
      brandHref="/"
      title="تایپ صوتی زنده"
      barActions={<SampleActions />}
    >
      <VisuallyHidden>
        <h1>تایپ صوتی زنده</h1>
      </VisuallyHidden>
      <EditorLayout {...args} />
    </AppFrame>
  ),
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
    sheet: <Sheet spoken={3} interim="و اگر وقت بماند" />,
    recordingBar: <SampleBar state="live" />,
  },
});

export const Long = meta.story({
  args: {
    sheet: <Sheet spoken={48} interim="و اگر وقت بماند" />,
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
    sheet: <Sheet spoken={2} />,
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
    sheet: <Sheet spoken={2} />,
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
      await waitFor(() => expect(list).not.toBeInTheDocument(), { timeout: 8_000 });
      await expect(performance.now() - begun).toBeGreaterThan(3_500);
    });
  },
});

export const CommandingNarrow = meta.story({
  globals: onPhone,
  args: {
    sheet: <Sheet spoken={2} />,
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
    sheet: <Sheet spoken={3} interim="و اگر وقت بماند" />,
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
    sheet: <Sheet spoken={2} />,
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
    sheet: <Sheet spoken={3} interim="و اگر وقت بماند" />,
    recordingBar: <SampleBar state="live" />,
  },
});

function Sheet({ spoken = 0, interim = null }: { spoken?: number; interim?: string | null }) {
  const segments = Array.from({ length: spoken }, (_, place) => ({
    id: place,
    text: sentences[place % sentences.length] ?? '',
    confirmed: true,
  }));
  return (
    <TranscriptText
      segments={segments}
      interim={interim}
      placeholder="متن شما این‌جا نوشته می‌شود."
    />
  );
}

function Tools() {
  return (
    <EditorToolbar label="ابزارهای متن" state="روی این دستگاه ذخیره شد">
      <IconButton label="بازگردانی" icon={<UndoIcon />} />
      <IconButton label="انجام دوباره" icon={<RedoIcon />} disabled />
      <IconButton label="کپی همهٔ متن" icon={<CopyIcon />} />
      <IconButton label="دانلود متن" icon={<DownloadIcon />} />
    </EditorToolbar>
  );
}

function SampleBar({ state }: { state: RecordState }) {
  return (
    <RecordingBar
      label="تایپ صوتی زنده"
      record={<RecordButton state={state} />}
      start={
        <>
          <span>{state === 'live' ? '۰۲:۴۷' : 'آماده'}</span>
          <span>۲ ساعت و ۴۰ دقیقه مانده</span>
        </>
      }
      end={
        <>
          <IconButton label="مکث" icon={<PauseIcon />} disabled={state !== 'live'} />
          <IconButton label="تنظیمات شنیدن" icon={<OptionsIcon />} />
        </>
      }
    />
  );
}

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
