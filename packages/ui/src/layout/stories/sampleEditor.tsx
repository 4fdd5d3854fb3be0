import { BarButton } from '../../components/actions/BarButton/BarButton.tsx';
import { createTranscriptDocument } from '@nevisa/transcript';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { CopyIcon } from '../../components/media/Icon/controlIcons.ts';
import {
  CommandsIcon,
  DownloadIcon,
  NewDocumentIcon,
  OptionsIcon,
  PauseIcon,
  RedoIcon,
  ResumeIcon,
  SaveIcon,
  UndoIcon,
} from '../../components/media/Icon/dictationIcons.ts';
import {
  RecordButton,
  type RecordState,
} from '../../components/actions/RecordButton/RecordButton.tsx';
import { TranscriptEditor } from '../../components/editor/TranscriptEditor/TranscriptEditor.tsx';
import { VoiceWave } from '../../components/media/Waveform/VoiceWave.tsx';
import { TranscriptText } from '../../components/text/TranscriptText/TranscriptText.tsx';
import { VisuallyHidden } from '../../components/text/VisuallyHidden/VisuallyHidden.tsx';
import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { EditorLayout, type EditorLayoutProps } from '../EditorLayout/EditorLayout.tsx';
import { EditorToolbar } from '../EditorLayout/EditorToolbar.tsx';
import { RecordingBar } from '../EditorLayout/RecordingBar.tsx';
import { RecordingFacts } from '../EditorLayout/RecordingFacts.tsx';
import { ToolButton } from '../EditorLayout/ToolButton.tsx';
import { account, SampleActions, userMenu } from './sampleMenu.tsx';

const sentences = [
  'سلام، امروز می‌خواهم دربارهٔ برنامهٔ هفتهٔ آینده بنویسم.',
  'نخست باید فهرست کارها را مرتب کنیم و ببینیم کدام‌یک زودتر به پایان می‌رسد.',
  'پس از آن، با همکاران در تهران و اصفهان هماهنگ می‌شویم تا جلسهٔ دوشنبه به‌موقع آغاز شود.',
];

/** An editor layout in the frame of the app. */
export function renderInFrame(args: EditorLayoutProps) {
  return (
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
  );
}

/** A read-only sheet. */
export function SampleSheet({
  spoken = 0,
  interim = null,
}: {
  spoken?: number;
  interim?: string | null;
}) {
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

/** An editor on the sheet; a new document in each story. */
export function EditableSheet({ spoken = 0 }: { spoken?: number }) {
  const [text] = useState(() => {
    const created = createTranscriptDocument();
    for (let place = 0; place < spoken; place += 1) {
      const said = sentences[place % sentences.length] ?? '';
      created.insertSegment({ id: `s${place}`, text: said, confirmed: true });
    }
    return created;
  });
  return <TranscriptEditor document={text} label="متن نهایی" placeholder="" />;
}

/** The tools above a sheet. */
export function SampleTools() {
  return (
    <EditorToolbar label="ابزارهای متن" state="روی این دستگاه ذخیره شد">
      <ToolButton label="بازگردانی" icon={<UndoIcon />} />
      <ToolButton label="انجام دوباره" icon={<RedoIcon />} unavailable />
      <ToolButton label="کپی همهٔ متن" icon={<CopyIcon />} />
      <ToolButton label="دانلود متن" icon={<DownloadIcon />} />
      <BarButton placement="beside" label="ذخیره در تاریخچه" word="ذخیره" icon={<SaveIcon />} />
      <BarButton
        placement="beside"
        label="نوشتهٔ جدید"
        word="نوشتهٔ جدید"
        icon={<NewDocumentIcon />}
      />
    </EditorToolbar>
  );
}

/** The bar of a recording in one of its states. */
export function SampleBar({ state }: { state: RecordState }) {
  return (
    <RecordingBar
      label="تایپ صوتی زنده"
      record={<RecordButton state={state} />}
      facts={<SampleFacts state={state} />}
      wave={state !== 'idle' && <VoiceWave subscribeLevel={sentence} paused={state === 'paused'} />}
      pause={
        <BarButton
          label={state === 'paused' ? 'ادامه' : 'مکث'}
          word={state === 'paused' ? 'ادامه' : 'مکث'}
          icon={state === 'paused' ? <ResumeIcon /> : <PauseIcon />}
          prominent={state === 'paused'}
          unavailable={state === 'idle'}
        />
      }
      roomy={<BarButton label="فرمان‌ها" word="فرمان‌ها" icon={<CommandsIcon />} />}
      end={<BarButton label="تنظیمات شنیدن" word="تنظیمات" icon={<OptionsIcon />} />}
    />
  );
}

function SampleFacts({ state }: { state: RecordState }) {
  const credit = { label: 'اعتبار باقی‌مانده', value: '۵ ساعت و ۳۰ دقیقه اعتبار باقی مانده' };
  return state === 'idle' ? (
    <RecordingFacts figure={{ label: 'تایپ صوتی زنده', value: 'آماده' }} line={[credit]} />
  ) : (
    <RecordingFacts
      quiet={state === 'paused'}
      figure={{ label: 'زمان سپری‌شده', value: '۰۲:۴۷', ticking: true }}
      line={[
        { label: 'تایپ صوتی زنده', value: state === 'paused' ? 'در حال مکث' : 'در حال شنیدن' },
        { label: 'کلمه', value: '۱۴۸ کلمه' },
        credit,
      ]}
    />
  );
}

/** The whole wave of a sentence at once. */
function sentence(listener: (dBFS: number) => void) {
  Array.from({ length: 48 }, (_, at) =>
    listener(-34 + 18 * Math.sin(at * 1.25) * Math.sin(at / 6)),
  );
  return () => undefined;
}
