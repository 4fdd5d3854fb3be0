import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Kbd } from './Kbd.tsx';

const meta = preview.meta({
  title: 'Components/Text/Kbd',
  component: Kbd,
  args: { keys: ['Ctrl', 'Shift', 'Space'] },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the key pressed first is at the left', async () => {
      const first = canvas.getByText('Ctrl').getBoundingClientRect();
      const last = canvas.getByText('Space').getBoundingClientRect();
      await expect(first.right).toBeLessThan(last.left);
    });
  },
});

export const Single = meta.story({ args: { keys: ['Esc'] } });

export const InSentence = meta.story({
  render: (args) => (
    <p style={{ maxInlineSize: 320 }}>
      برای شروع و پایان تایپ صوتی، بی آن که دست از نوشتن بردارید، <Kbd {...args} /> را بزنید؛ برای
      کنار گذاشتن جملهٔ نیمه‌تمام <Kbd keys={['Esc']} /> را.
    </p>
  ),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <p>
      شروع و پایان <Kbd keys={['Ctrl', 'Shift', 'Space']} />، جست‌وجو <Kbd keys={['/']} />
    </p>
  ),
});
