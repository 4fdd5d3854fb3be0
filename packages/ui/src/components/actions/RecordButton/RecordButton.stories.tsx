import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { RecordButton, recordStates, type SubscribeLevel } from './RecordButton.tsx';

const meta = preview.meta({
  title: 'Components/Actions/RecordButton',
  component: RecordButton,
  args: { onClick: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the accessible name describes the action', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'شروع تایپ صوتی' }));
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
  },
});

export const Asking = meta.story({
  args: { state: 'asking' },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a waiting button ignores presses and remains focusable', async () => {
      const button = canvas.getByRole('button', { name: 'در انتظار اجازهٔ میکروفون…' });
      await userEvent.click(button);
      await expect(args.onClick).not.toHaveBeenCalled();
      await expect(button).toHaveFocus();
    });
  },
});

export const Live = meta.story({
  args: { state: 'live', subscribeLevel: speech() },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a press stops the dictation', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'پایان' }));
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
  },
});

/** A recording at −90 dBFS: the ring is at its smallest. */
export const Silent = meta.story({ args: { state: 'live', subscribeLevel: always(-90) } });

/** A recording at −12 dBFS: the ring is at its largest. */
export const Loud = meta.story({ args: { state: 'live', subscribeLevel: always(-12) } });

export const Paused = meta.story({
  args: { state: 'paused' },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a press in a pause stops the dictation', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'پایان' }));
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
  },
});

/** At rest, live and paused, in colour and without it: the form alone tells them apart. */
export const SideBySide = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyContent: 'start' }}>
      {['none', 'grayscale(1)'].map((filter) => (
        <div key={filter} style={{ display: 'flex', gap: 16, filter }}>
          <RecordButton state="idle" />
          <RecordButton state="live" subscribeLevel={halfLoud} />
          <RecordButton state="paused" />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('the discs and rings of the three states differ in form', async () => {
      const forms = canvas
        .getAllByRole('button')
        .slice(0, 3)
        .map((button: HTMLElement) => {
          const [ring, disc] = [...button.children].map((part) => getComputedStyle(part));
          return ring?.visibility === 'hidden'
            ? 'full, no ring'
            : `${disc?.borderTopColor === 'rgba(0, 0, 0, 0)' ? 'full' : 'outlined'}, ${ring?.outlineStyle}`;
        });
      await expect(new Set(forms).size).toBe(3);
      await expect(forms[2]).toContain('dashed');
    });
  },
});

export const Finalizing = meta.story({ args: { state: 'finalizing' } });

export const Disabled = meta.story({ args: { disabled: true } });

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {recordStates.map((state) => (
        <RecordButton key={state} state={state} />
      ))}
      <RecordButton state="live" subscribeLevel={halfLoud} />
      <RecordButton disabled />
    </div>
  ),
});

const halfLoud = always(-30);

function always(dBFS: number): SubscribeLevel {
  return (listener) => {
    listener(dBFS);
    return () => undefined;
  };
}

/** Produces about four syllables per second, as in Persian speech. */
function speech(): SubscribeLevel {
  return (listener) => {
    const timer = setInterval(
      () =>
        listener(-34 + 16 * Math.sin(performance.now() / 40) * Math.sin(performance.now() / 300)),
      50,
    );
    return () => clearInterval(timer);
  };
}
