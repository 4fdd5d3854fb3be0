import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { centredCrop } from './cropArea.ts';
import { ImageCropper, type ImageCropperProps } from './ImageCropper.tsx';

/** A picture of 800 by 600: red on the left, blue on the right. */
function drawPicture(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [800, 600];
  const context = canvas.getContext('2d');
  if (context !== null) {
    for (const [from, colour] of [
      [0, '#a3413b'],
      [400, '#3b5fa3'],
    ] as const) {
      context.fillStyle = colour;
      context.fillRect(from, 0, 400, 600);
    }
    context.fillStyle = '#f3e9dc';
    context.beginPath();
    context.arc(400, 300, 120, 0, 2 * Math.PI);
    context.fill();
  }
  return canvas;
}

function Moving({ onCrop, crop: first, ...props }: ImageCropperProps) {
  const [crop, setCrop] = useState(first);
  return (
    <ImageCropper
      {...props}
      crop={crop}
      onCrop={(next) => {
        setCrop(next);
        onCrop(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Media/ImageCropper',
  component: ImageCropper,
  args: {
    picture: drawPicture(),
    crop: centredCrop,
    onCrop: fn(),
    label: 'قاب تصویر',
    hint: 'با کشیدن یا کلیدهای جهت، بخش دلخواه را در قاب بگذارید.',
    previewLabel: 'پیش‌نمایش',
  },
  render: (args) => <Moving {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const frame = canvas.getByRole('application', { name: 'قاب تصویر' });
    const last = () => args.onCrop.mock.lastCall?.[0] as { x: number };
    await step(
      'X-233: an arrow key moves the frame to its own side in both directions',
      async () => {
        await userEvent.tab();
        await expect(frame).toHaveFocus();
        const { left } = frame.getBoundingClientRect();
        await userEvent.keyboard('{ArrowRight}');
        await expect(last().x).toBeGreaterThan(0.5);
        await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
        await expect(last().x).toBeLessThan(0.5);
        await expect(frame.getBoundingClientRect().left).toBe(left);
      },
    );
    await step('X-233: the picture follows the pointer', async () => {
      const before = last().x;
      const { x, y, width } = frame.getBoundingClientRect();
      const at = (share: number) => ({ pointerId: 1, clientX: x + share * width, clientY: y + 9 });
      frame.setPointerCapture = () => undefined;
      await fireEvent.pointerDown(frame, at(0.5));
      await fireEvent.pointerMove(frame, at(0.6));
      await fireEvent.pointerUp(frame, at(0.6));
      await expect(last().x).toBeLessThan(before);
      const rested = last().x;
      await fireEvent.pointerMove(frame, at(0.9));
      await expect(last().x).toBe(rested);
    });
    await step('X-233: plus and minus zoom', async () => {
      await userEvent.keyboard('+++');
      await expect(args.onCrop).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 1.3 }));
      await userEvent.keyboard('-');
      await expect(args.onCrop).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 1.2 }));
    });
    await step('X-233: the preview shows what is in the frame', async () => {
      const preview = canvas.getByRole('figure').querySelector('canvas');
      const middle = (preview?.width ?? 0) / 2;
      const [, , , alpha] =
        preview?.getContext('2d')?.getImageData(middle, middle, 1, 1).data ?? [];
      await expect(alpha).toBe(255);
    });
  },
});

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const Sheet = meta.story({ parameters: { everyTheme: true, picture: true } });
