import preview from '@nevisa/storybook/preview';
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

export const Sheet = meta.story({ parameters: { everyTheme: true, picture: true } });
