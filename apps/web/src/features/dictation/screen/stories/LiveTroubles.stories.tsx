import {
  clips,
  creditRunsLow,
  goesDeaf,
  goesIdle,
  hearsFaintly,
  hearsNothing,
  hearsTheRoom,
  makeRefusalScenario,
  runsOutOfCredit,
  threeSentences,
} from '@nevisa/mocks/engineScenarios';
import type { PretendMicrophone } from '@nevisa/mocks/pretendMicrophone';
import { expect, waitFor } from 'storybook/test';
import type { MicrophoneRefusal } from '@nevisa/speech/types';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import type { StepFunction, StepTools } from '../../../../flows/steps.ts';
import { paths } from '../../../../shared/paths.ts';
import {
  arrangeWorkspace,
  expectOnSheet,
  expectSaid,
  firstWords,
  start,
  getSentenceText,
} from '../../../../testing/dictationSteps.ts';
import { patience } from '../../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Live dictation/Troubles',
  tags: ['!autodocs'],
  parameters: describePage(
    'Dictation when the microphone, the connection, the credit or the device storage fails.',
  ),
});

const denied = refusedMicrophone('denied', 'اجازهٔ میکروفون داده نشده است');

export const Denied = meta.story({
  ...denied,
  parameters: { ...denied.parameters, picture: true },
});
export const NoMicrophone = meta.story(refusedMicrophone('missing', 'میکروفونی پیدا نشد'));
export const UnsuitableMicrophone = meta.story(
  refusedMicrophone('unsuitable', 'میکروفون مناسب نیست'),
);
export const BusyMicrophone = meta.story(refusedMicrophone('busy', 'میکروفون در دسترس نیست'));
export const Insecure = meta.story(
  refusedMicrophone('insecure', 'تایپ صوتی فقط در آدرس امن (https) کار می‌کند.'),
);
export const Unsupported = meta.story(
  refusedMicrophone(
    'unsupported',
    'این مرورگر از تایپ صوتی پشتیبانی نمی‌کند. مرورگر خود را به‌روز کنید.',
  ),
);

export const AnotherMicrophone = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [threeSentences], microphone: 'fell-back' }) },
  play: async (context) => {
    await start(context);
    await expectSaid(context, 'میکروفون به «میکروفون داخلی» تغییر کرد.');
  },
});

const taken: PretendMicrophone[] = [];
const microphones = { onMicrophone: (one: PretendMicrophone) => taken.push(one) };

export const MicrophoneLost = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [threeSentences], ...microphones }) },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await start(context);
    await expectOnSheet(context, firstWords);
    await step('X-22, D03: text and audio stay and another microphone is offered', async () => {
      taken.at(-1)?.lose();
      await expectSaid(context, 'میکروفون جدا شد. متن و صدای شما ذخیره شده است.');
      await expectOnSheet(context, firstWords);
      await userEvent.click(canvas.getByRole('button', { name: 'ادامه با «هدست بی‌سیم»' }));
      await expectSaid(context, 'در حال شنیدن');
      await expect(taken.at(-1)?.label).toBe('هدست بی‌سیم');
      localStorage.removeItem('nevisa.microphone');
    });
  },
});

export const MicrophoneMuted = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [threeSentences], ...microphones }) },
  play: async (context) => {
    await start(context);
    await expectSaid(context, 'در حال شنیدن');
    taken.at(-1)?.mute();
    await expectSaid(context, 'میکروفون از سوی سیستم قطع شده است.');
  },
});

export const Deaf = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [goesDeaf] }) },
  play: async (context) => {
    await start(context);
    await expectSaid(context, 'میکروفون جدا شد. متن و صدای شما ذخیره شده است.');
    await expectOnSheet(context, getSentenceText(1));
  },
});

export const NoSignal = meta.story(
  heard(hearsNothing, 'از میکروفون صدایی نمی‌آید. خاموش بودن یا انتخاب میکروفون را بررسی کنید.'),
);
export const Silent = meta.story(heard(hearsTheRoom, 'صدایی شنیده نمی‌شود'));
export const Faint = meta.story(heard(hearsFaintly, 'صدا آهسته است؛ به میکروفون نزدیک‌تر شوید.'));
export const Clipping = meta.story(
  heard(clips, 'صدا بیش از اندازه بلند است؛ کمی دورتر صحبت کنید.'),
);
export const LowCredit = meta.story(
  heard(creditRunsLow, /^کمتر از ۵ دقیقه از اعتبار شما مانده است/),
);

export const Idled = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [goesIdle] }) },
  play: async (context) => {
    await start(context);
    await expectSaid(context, 'به‌دلیل سکوت طولانی، تایپ صوتی متوقف شد.');
    await expectOnSheet(context, getSentenceText(1));
  },
});

export const EndsSoon = meta.story({
  parameters: {
    app: arrangeWorkspace({ takes: [hearsTheRoom], delays: { untilIdleNotice: 200 } }),
  },
  play: async (context) => {
    const { step } = context;
    await start(context);
    await step('X-36: a notice precedes the automatic end', async () => {
      await expectSaid(context, /تایپ صوتی تا چند لحظهٔ دیگر متوقف می‌شود/);
    });
  },
});

export const NoCredit = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [runsOutOfCredit] }) },
  play: async (context) => {
    const { canvas } = context;
    await start(context);
    await expectSaid(context, 'اعتبار شما به پایان رسید');
    await expect(canvas.getByRole('link', { name: 'خرید بسته' })).toHaveAttribute(
      'href',
      paths.packages,
    );
    await expectOnSheet(context, getSentenceText(1));
  },
});

export const BusyElsewhere = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [threeSentences], takenElsewhere: true }) },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await start(context);
    await step('X-29, S08: one tab records at a time and this one can take over', async () => {
      await expectSaid(context, 'تایپ صوتی در پنجرهٔ دیگری باز است.');
      await userEvent.click(canvas.getByRole('button', { name: 'ادامه در همین پنجره' }));
      await expectSaid(context, 'در حال شنیدن');
    });
  },
});

export const Failed = meta.story({
  parameters: {
    app: arrangeWorkspace({
      takes: [
        makeRefusalScenario({ kind: 'failed', failure: { kind: 'schema', issue: 'example' } }),
      ],
    }),
  },
  play: async (context) => {
    await start(context);
    await expectSaid(context, /مشکلی از سوی نویسا پیش آمد/);
  },
});

export const StorageFull = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [threeSentences], refuses: 'full' }) },
  play: async (context) => {
    const { canvas, step } = context;
    await start(context);
    await step(
      'X-33, S03: dictation continues in memory and the text can be downloaded',
      async () => {
        await expectSaid(context, 'متن روی این دستگاه ذخیره نمی‌شود');
        await expectOnSheet(context, firstWords);
        await waitFor(
          () => expect(canvas.getAllByRole('button', { name: 'دانلود متن' })[0]).toBeEnabled(),
          patience,
        );
      },
    );
  },
});

function refusedMicrophone(microphone: MicrophoneRefusal, text: string) {
  return {
    parameters: { app: arrangeWorkspace({ microphone }) },
    play: async (context: StepTools & { step: StepFunction }) => {
      await context.step('X-20, X-21, D01: the cause has its own text', async () => {
        await start(context);
        await expectSaid(context, text);
      });
    },
  };
}

function heard(take: typeof hearsNothing, text: string | RegExp) {
  return {
    parameters: { app: arrangeWorkspace({ takes: [take] }) },
    play: async (context: StepTools & { step: StepFunction }) => {
      await context.step('X-23: the notice names the problem of the input', async () => {
        await start(context);
        await expectSaid(context, text);
      });
    },
  };
}
