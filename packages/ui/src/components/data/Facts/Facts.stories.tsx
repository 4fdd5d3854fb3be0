import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Ltr } from '../../text/Ltr/Ltr.tsx';
import { Facts } from './Facts.tsx';

const meta = preview.meta({
  title: 'Components/Data/Facts',
  component: Facts,
  args: {
    facts: [
      { label: 'زمان سپری‌شده', value: <Ltr>۰۲:۰۵</Ltr>, quiet: true },
      { label: 'اعتبار باقی‌مانده', value: '۵ ساعت و ۳۰ دقیقه', optional: true },
      { label: 'کلمه‌ها', value: '۱۴۸ کلمه', quiet: true, optional: true },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step(
      'each figure keeps its label, including figures that show only the value',
      async () => {
        await expect(canvas.getAllByRole('term')).toHaveLength(3);
        await expect(canvas.getByText('زمان سپری‌شده')).toBeInTheDocument();
      },
    );
  },
});

export const Sheet = meta.story({ parameters: { everyTheme: true, picture: true } });
