import { NevisaUi } from '@nevisa/ui';
import { defaultWriting, type WritingSettings } from '@nevisa/writing';
import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Sample } from '../sample/Sample.tsx';
import { useSample } from '../sample/useSample.ts';

/** The sample sentence with every setting of writing as a control; written by the product's own writer. */
function Playground(writing: WritingSettings) {
  const sample = useSample(writing);
  return (
    <NevisaUi>
      <Sample sample={sample} />
    </NevisaUi>
  );
}

const meta = preview.meta({
  title: 'Screens/Settings/Playground',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component: 'A sample sentence, formatted with the writing settings of the controls.',
      },
    },
  },
  component: Playground,
  args: defaultWriting,
  argTypes: {
    numberMode: { control: 'inline-radio', options: ['smart', 'always', 'never'] },
    ezafe: { control: 'inline-radio', options: ['hamza', 'ye', 'keep'] },
    style: { control: 'inline-radio', options: ['as_spoken', 'formal'] },
  },
});

export const EverySetting = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await step('X-52: the sentence and its formatted text are shown', async () => {
      await expect(canvas.getByRole('textbox', { name: 'جملهٔ نمونه' })).toBeVisible();
    });
  },
});
