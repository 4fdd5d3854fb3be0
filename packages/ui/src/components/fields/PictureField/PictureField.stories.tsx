import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Button } from '../../actions/Button/Button.tsx';
import { PictureField } from './PictureField.tsx';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#7a9bbf"/><circle cx="32" cy="25" r="11" fill="#f3e9dc"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Components/Fields/PictureField',
  component: PictureField,
  args: {
    name: 'سارا محمدی',
    src: null,
    alt: 'تصویر سارا محمدی',
    label: 'تصویر پروفایل',
    chooseLabel: 'انتخاب تصویر',
    hint: 'فایل jpg، png یا webp. تصویر را اینجا رها کنید یا بچسبانید.',
    busyLabel: 'در حال خواندن تصویر…',
    onChoose: fn(),
  },
});

const picture = new File(['a'], 'سارا.png', { type: 'image/png' });

function transfer(): DataTransfer {
  const data = new DataTransfer();
  data.items.add(picture);
  return data;
}

function drop(target: HTMLElement): void {
  target.dispatchEvent(
    new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer() }),
  );
}

function paste(target: HTMLElement): void {
  target.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transfer() }),
  );
}

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    await step('X-233: the file dialog gives a file', async () => {
      const input = canvasElement.querySelector('input') as HTMLInputElement;
      await userEvent.upload(input, picture);
      await expect(args.onChoose).toHaveBeenCalledTimes(1);
    });
    await step('X-233: a dropped file is chosen', async () => {
      drop(canvas.getByRole('group', { name: 'تصویر پروفایل' }));
      await expect(args.onChoose).toHaveBeenCalledTimes(2);
    });
    await step(
      'X-233: a pasted file is chosen, and one that is pasted into a text is not',
      async () => {
        paste(document.body);
        await expect(args.onChoose).toHaveBeenCalledTimes(3);
        const field = document.createElement('textarea');
        canvasElement.append(field);
        paste(field);
        field.remove();
        await expect(args.onChoose).toHaveBeenCalledTimes(3);
      },
    );
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, args, step }) => {
    await step('no other file is taken', async () => {
      drop(canvas.getByRole('group'));
      await expect(args.onChoose).not.toHaveBeenCalled();
      await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => (
    <div>
      <PictureField {...args} />
      <PictureField
        {...args}
        src={portrait}
        actions={<Button variant="quiet">برداشتن تصویر</Button>}
      />
    </div>
  ),
});
