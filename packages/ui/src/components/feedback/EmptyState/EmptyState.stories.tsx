import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Cluster } from '../../../layout/Arrangement/Arrangement.tsx';
import { onPhone } from '../../../layout/stories/viewports.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { HistoryIcon, LiveIcon } from '../../media/Icon/pageIcons.ts';
import { Illustration } from '../../media/Illustration/Illustration.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    icon: <HistoryIcon size="large" />,
    heading: 'هنوز چیزی ننوشته‌اید',
    sentence: 'هر متنی که با صدای شما نوشته شود، این‌جا می‌ماند.',
    action: <Button icon={<LiveIcon />}>شروع تایپ صوتی</Button>,
  },
});

export const Default = meta.story();

export const WithDrawing = meta.story({
  args: { icon: undefined, drawing: <Illustration name="empty" /> },
});

export const HeadingOnly = meta.story({
  args: { icon: undefined, sentence: undefined, action: undefined },
});

export const LongText = meta.story({
  args: {
    heading: 'در این بازهٔ زمانی هیچ متنی با فیلترهایی که برگزیده‌اید پیدا نشد',
    sentence:
      'بازهٔ زمانی را بلندتر کنید یا یکی از فیلترها را بردارید. متن‌هایی که نگهداری آن‌ها خاموش بوده است، هرگز در این فهرست نمی‌آیند.',
  },
});

/** On a phone two actions are below each other. */
export const NarrowActions = meta.story({
  globals: onPhone,
  args: {
    action: (
      <Cluster>
        <Button icon={<LiveIcon />}>شروع تایپ صوتی</Button>
        <Button variant="secondary">افزودن فایل صوتی</Button>
      </Cluster>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('the actions and the heading have one centre', async () => {
      const measureCentre = (element: HTMLElement) => {
        const { left, right } = element.getBoundingClientRect();
        return (left + right) / 2;
      };
      const centre = measureCentre(canvas.getByRole('heading'));
      for (const button of canvas.getAllByRole('button')) {
        await expect(measureCentre(button)).toBeCloseTo(centre, 0);
      }
    });
  },
});

export const Sheet = meta.story({ parameters: { everyTheme: true, picture: true } });
