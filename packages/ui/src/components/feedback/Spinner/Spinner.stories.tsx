import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Spinner, spinnerSizes } from './Spinner.tsx';

const meta = preview.meta({ title: 'Components/Feedback/Spinner', component: Spinner });

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the spinner has an accessible name without visible text', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('در حال بارگذاری…');
    });
  },
});

export const WithWords = meta.story({
  args: { label: 'در حال نهایی کردن آخرین جمله…', labelVisible: true },
});

export const Small = meta.story({ args: { size: 'small' } });

export const Large = meta.story({ args: { size: 'large' } });

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} />
      ))}
      <Spinner labelVisible />
    </div>
  ),
});
