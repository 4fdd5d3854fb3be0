import preview from '@nevisa/storybook/preview';
import { Percent } from './Percent.tsx';

const meta = preview.meta({
  title: 'Components/Helpers/Percent',
  component: Percent,
  args: { children: '۴۵٪' },
});

export const Default = meta.story();

/** The sign has the same side alone and in a sentence. */
export const BesideSentence = meta.story({
  render: (args) => (
    <>
      <p>
        <Percent {...args} />
      </p>
      <p>در حال پردازش ۴۵٪</p>
    </>
  ),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <p>
      <Percent>۱۲٫۵٪</Percent>
    </p>
  ),
});
