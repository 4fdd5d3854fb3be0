import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Card } from '../../data/Card/Card.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { Skeleton, skeletonShapes } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  args: { lines: 3 },
});

export const Default = meta.story();

export const Heading = meta.story({ args: { shape: 'heading' } });

export const Circle = meta.story({ args: { shape: 'circle' } });

export const Control = meta.story({ args: { shape: 'control' } });

/** Several placeholders in a loading card that announces the wait. */
export const AsCard = meta.story({
  render: (args) => (
    <Card aria-busy="true" style={{ maxInlineSize: 440 }}>
      <VisuallyHidden>
        <Spinner />
      </VisuallyHidden>
      <Skeleton shape="heading" />
      <Skeleton {...args} />
    </Card>
  ),
  play: async ({ canvas, step }) => {
    await step(
      'the placeholder is hidden from screen readers and the wait is announced',
      async () => {
        await expect(canvas.getByRole('status')).toHaveTextContent('در حال بارگذاری…');
      },
    );
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} lines={3} />
      ))}
    </div>
  ),
});
