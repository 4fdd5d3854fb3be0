import type { MicrophoneRefusal } from '@nevisa/api/types';
import { createPretendMicrophone } from '@nevisa/mocks/pretendMicrophone';
import { script } from '@nevisa/mocks/script';
import { createScriptedEngine } from '@nevisa/mocks/scriptedEngine';
import {
  losesConnection,
  neverAnswers,
  refuses,
  runsOutOfCredit,
  type Take,
  threeSentences,
} from '@nevisa/mocks/takes';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { DictationPorts } from '../../dictation/dictationPorts.ts';
import type { StepFunction, StepTools } from '../../flows/steps.ts';
import { paths } from '../../paths.ts';

const meta = preview.meta({
  title: 'Screens/Live dictation',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: deskWith(threeSentences) },
});

export const Idle = meta.story({
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('متن شما این‌جا نوشته می‌شود.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'کپی همهٔ متن' })).toBeDisabled();
  },
});

export const AskingForMicrophone = meta.story({
  parameters: {
    app: { ...deskWith(threeSentences), dictation: portsWith(() => unanswered()) },
  },
  play: async (context) => {
    await start(context);
    await expect(await context.canvas.findByText('در انتظار اجازهٔ میکروفون…')).toBeVisible();
  },
});

export const Connecting = meta.story({
  parameters: { app: deskWith(neverAnswers) },
  play: async (context) => {
    await start(context);
    await expect(await context.canvas.findByText('در حال اتصال…')).toBeVisible();
  },
});

export const Live = meta.story({
  play: async (context) => {
    const { canvas, step } = context;
    await step('words come while they are spoken, and settle', async () => {
      await start(context);
      await expect(await canvas.findByText('در حال شنیدن')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent(firstWords), slow);
      await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent(textOf(1)), slow);
    });
  },
});

export const Stopped = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await start(context);
    await step('X-4: stopping keeps the sentence that was being spoken', async () => {
      await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent(firstWords), slow);
      await userEvent.click(canvas.getByRole('button', { name: 'پایان' }));
      await expect(await canvas.findByText('پایان یافت')).toBeVisible();
      await expect(canvas.getByRole('log')).toHaveTextContent(firstWords);
      await expect(canvas.getByRole('button', { name: 'کپی همهٔ متن' })).toBeEnabled();
    });
  },
});

export const Finalizing = meta.story({
  parameters: { app: deskWith({ ...threeSentences, deaf: true }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await start(context);
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent(firstWords), slow);
    await userEvent.click(canvas.getByRole('button', { name: 'پایان' }));
    await expect(await canvas.findByText('در حال نهایی کردن آخرین جمله…')).toBeVisible();
  },
});

export const ConnectionLost = meta.story({
  parameters: { app: deskWith(...losesConnection) },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await start(context);
    await step('X-24: what was said stays, the half sentence too, with a way on', async () => {
      await expect(
        await canvas.findByText(
          'ارتباط با سرور برقرار نشد. متن و صدای شما روی این دستگاه است.',
          {},
          { timeout: 20_000 },
        ),
      ).toBeVisible();
      await expect(canvas.getByRole('log')).toHaveTextContent(textOf(1));
    });
    await step('X-34: going on says no sentence twice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent(textOf(2)), slow);
      const text = canvas.getByRole('log').textContent;
      await expect(text.split(textOf(2))).toHaveLength(2);
    });
  },
});

export const Denied = meta.story(refusedMicrophone('denied', 'اجازهٔ میکروفون داده نشده است'));
export const NoMicrophone = meta.story(refusedMicrophone('missing', 'میکروفونی پیدا نشد'));
export const BusyMicrophone = meta.story(refusedMicrophone('busy', 'میکروفون در دسترس نیست'));
export const Insecure = meta.story(
  refusedMicrophone('insecure', 'تایپ صوتی تنها در آدرس امن (https) کار می‌کند.'),
);
export const Unsupported = meta.story(
  refusedMicrophone(
    'unsupported',
    'این مرورگر تایپ صوتی را پشتیبانی نمی‌کند. مرورگر خود را به‌روز کنید.',
  ),
);

export const NoCredit = meta.story({
  parameters: { app: deskWith(runsOutOfCredit) },
  play: async (context) => {
    const { canvas } = context;
    await start(context);
    await expect(
      await canvas.findByText('اعتبار شما به پایان رسید', {}, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'خرید بسته' })).toHaveAttribute(
      'href',
      paths.packages,
    );
    await expect(canvas.getByRole('log')).toHaveTextContent(textOf(1));
  },
});

export const BusyElsewhere = meta.story({
  parameters: { app: deskWith(refuses({ kind: 'busy-elsewhere' })) },
  play: async (context) => {
    await start(context);
    await expect(
      await context.canvas.findByText('تایپ صوتی در پنجرهٔ دیگری باز است.'),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: {
    app: deskWith(refuses({ kind: 'failed', failure: { kind: 'schema', issue: 'example' } })),
  },
  play: async (context) => {
    await start(context);
    await expect(await context.canvas.findByText(/خطایی در سرور رخ داد/)).toBeVisible();
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('متن شما این‌جا نوشته می‌شود.')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

const slow = { timeout: 20_000 };
const firstWords = textOf(1).split(' ').slice(0, 3).join(' ');

function textOf(number: number): string {
  return script[number - 1] ?? '';
}

function deskWith(...takes: Take[]) {
  return { path: paths.live, as: 'sara' as const, dictation: portsWith(opened, takes) };
}

function portsWith(
  openMicrophone: DictationPorts['openMicrophone'],
  takes: Take[] = [],
): DictationPorts {
  return { openMicrophone, engine: createScriptedEngine(...takes) };
}

function opened() {
  return Promise.resolve({ ok: true as const, microphone: createPretendMicrophone() });
}

function unanswered() {
  return new Promise<never>(() => undefined);
}

async function start({ canvas, userEvent }: StepTools) {
  await userEvent.click(await canvas.findByRole('button', { name: 'شروع تایپ صوتی' }));
}

function refusedMicrophone(reason: MicrophoneRefusal, text: string) {
  return {
    parameters: {
      app: {
        ...deskWith(threeSentences),
        dictation: portsWith(() => Promise.resolve({ ok: false as const, reason })),
      },
    },
    play: async (context: StepTools & { step: StepFunction }) => {
      await context.step('X-20, X-21: the cause has its own text', async () => {
        await start(context);
        await expect(await context.canvas.findByText(text)).toBeVisible();
      });
    },
  };
}
