import { expect, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import type { SubscribeLevel } from '../../actions/RecordButton/RecordButton.tsx';
import { VoiceWave } from './VoiceWave.tsx';

const meta = preview.meta({
  title: 'Components/Media/VoiceWave',
  component: VoiceWave,
  args: { subscribeLevel: speech },
});

export const Default = meta.story({
  play: async ({ canvasElement, step }) => {
    await step('the wave grows with the voice, and screen readers do not read it', async () => {
      const line = canvasElement.querySelector('path');
      const before = line?.getAttribute('d');
      await waitFor(() => expect(line?.getAttribute('d')).not.toBe(before));
      await expect(line?.closest('[aria-hidden="true"]')).not.toBeNull();
    });
  },
});

/** The last shape stays while a recording is paused. */
export const Paused = meta.story({ args: { paused: true } });

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  args: { subscribeLevel: sentence },
});

/** Produces about four syllables per second, as in Persian speech. */
function speech(listener: (dBFS: number) => void): ReturnType<SubscribeLevel> {
  const timer = setInterval(() => listener(levelAt(performance.now())), 50);
  return () => clearInterval(timer);
}

/** The whole wave of a sentence at once. */
function sentence(listener: (dBFS: number) => void): ReturnType<SubscribeLevel> {
  Array.from({ length: 48 }, (_, at) => listener(levelAt(at * 50)));
  return () => undefined;
}

function levelAt(ms: number): number {
  return -34 + 18 * Math.sin(ms / 40) * Math.sin(ms / 300);
}
