import preview from '@nevisa/storybook/preview';
import { Ltr } from './Ltr.tsx';

const meta = preview.meta({
  title: 'Components/Helpers/Ltr',
  component: Ltr,
  args: { children: '6037-99**-****-1234' },
});

export const Default = meta.story();

export const InSentence = meta.story({
  render: (args) => (
    <p>
      کارت <Ltr {...args} /> و نشانی <Ltr lang="en">info@nevisa.ir</Ltr>، تغییر <Ltr>+۳</Ltr> پیام.
    </p>
  ),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <p>
      کارت <Ltr>6037-99**-****-1234</Ltr> و تلفن <Ltr>+98 21 1234 5678</Ltr>
    </p>
  ),
});
