import { expect, fn, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onPhone, wholeWindow } from '../../../layout/stories/viewports.ts';
import { FileDrop } from '../../fields/FileDrop/FileDrop.tsx';
import { DropOverlay } from './DropOverlay.tsx';

const onAdd = fn();

const meta = preview.meta({
  title: 'Components/Files/DropOverlay',
  component: DropOverlay,
  parameters: wholeWindow,
  args: {
    prompt: 'فایل صوتی یا ویدئویی را این‌جا رها کنید',
    hint: 'هر فایل تا ۲ گیگابایت، ۵۰ فایل با هم',
    onFiles: fn(),
  },
  render: (args) => (
    <div style={{ padding: 24 }}>
      <FileDrop label="فایل" files={[]} onAdd={onAdd} />
      <DropOverlay {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    const prompt = canvas.getByText(args.prompt);
    await step(
      'X-180: dragged files cover the window, which takes them wherever they are',
      async () => {
        await expect(prompt).not.toBeVisible();
        drag('dragenter', document.body, files());
        await waitFor(() => expect(prompt).toBeVisible());
        await expect(drag('drop', document.body, files())).toBe('taken');
        await waitFor(() => expect(prompt).not.toBeVisible());
        await expect(args.onFiles).toHaveBeenCalledOnce();
      },
    );
    await step('X-180: a zone that has taken the files keeps them', async () => {
      drag('drop', canvas.getByText('یا از دستگاه انتخاب کنید'), files());
      await waitFor(() => expect(onAdd).toHaveBeenCalledOnce());
      await expect(args.onFiles).toHaveBeenCalledOnce();
    });
    await step('dragged text belongs to the field under it', async () => {
      const text = new DataTransfer();
      text.setData('text/plain', 'سلام');
      await expect(drag('drop', document.body, text)).toBe('left');
    });
  },
});

/** Files are dragged over the window. */
export const Over = meta.story({
  play: async ({ canvas, args }) => {
    drag('dragenter', document.body, files());
    await waitFor(() => expect(canvas.getByText(args.prompt)).toBeVisible());
  },
});

export const Narrow = Over.extend({ globals: onPhone });

export const LeftToRight = Over.extend({ globals: { direction: 'ltr' } });

function files(): DataTransfer {
  const data = new DataTransfer();
  data.items.add(new File(['x'], 'صدا.mp3'));
  return data;
}

/** Simulates a drag; says whether the page has taken it. */
function drag(type: 'dragenter' | 'drop', target: Element, dataTransfer: DataTransfer) {
  const isLeft = target.dispatchEvent(
    new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }),
  );
  return isLeft ? 'left' : 'taken';
}
