import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { HoursDrawing, hourSheets } from './HoursDrawing.tsx';
import { Logo } from './Logo.tsx';
import { MicrophoneRefusedDrawing } from './MicrophoneRefusedDrawing.tsx';
import { PaidDrawing } from './PaidDrawing.tsx';
import { ReadyTextsDrawing } from './ReadyTextsDrawing.tsx';
import { VoiceToScriptDrawing } from './VoiceToScriptDrawing.tsx';
import { WordsDrawing } from './WordsDrawing.tsx';

const meta = preview.meta({ title: 'Foundations/Drawings', component: Logo });

export const Mark = meta.story({
  args: { size: 64, label: 'نویسا' },
  play: async ({ canvas, step }) => {
    await step('a drawing with a label is a named image', async () => {
      await expect(canvas.getByRole('img', { name: 'نویسا' })).toBeVisible();
    });
  },
});

export const MarkSizes = meta.story({
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 24 }}>
      {[20, 24, 32, 48, 64, 128].map((size) => (
        <Logo key={size} size={size} />
      ))}
    </div>
  ),
});

export const VoiceToScript = meta.story({ render: () => <VoiceToScriptDrawing width={584} /> });

/** A drawing for each moment; the pages of the product use them one at a time. */
export const Moments = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={row}>
      {[MicrophoneRefusedDrawing, WordsDrawing, ReadyTextsDrawing, PaidDrawing].map((Moment) => (
        <Moment key={Moment.name} width={180} />
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('a drawing without a label is decorative', async () => {
      await expect(canvas.queryByRole('img')).toBeNull();
    });
  },
});

export const Hours = meta.story({
  render: () => (
    <div style={row}>
      {hourSheets.map((sheets) => (
        <HoursDrawing key={sheets} sheets={sheets} width={180} label={`دسته ${sheets}`} />
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('a larger package is a higher stack', async () => {
      const stacks = canvas
        .getAllByRole('img')
        .map(
          (drawing) => drawing.querySelectorAll('g > path[data-outlined][data-ink="paper"]').length,
        );
      await expect(stacks).toEqual([...stacks].sort((one, other) => one - other));
      await expect(new Set(stacks).size).toBe(hourSheets.length);
    });
  },
});

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 24 } as const;

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 24 }}>
      <Logo size={48} />
      <VoiceToScriptDrawing width={220} />
    </div>
  ),
});
