import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Logo } from './Logo.tsx';
import { VoiceToScriptDrawing } from './VoiceToScriptDrawing.tsx';

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

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 24 }}>
      <Logo size={48} />
      <VoiceToScriptDrawing width={220} />
    </div>
  ),
});
