import { expect, fn, screen, spyOn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { ExportMenu } from '../export/ExportMenu.tsx';

const meta = preview.meta({
  title: 'Screens/History/ExportMenu',
  component: ExportMenu,
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: { component: 'The download of one text as a file, from what is on its page.' },
    },
  },
  args: { readText: fn(), empty: false, unnamed: 'نوشته', onFailure: fn() },
});

const text = {
  title: 'گزارش/۱۴۰۵:۰۸',
  text: 'سلام دنیا',
  segments: [],
  speakers: [],
  duration: 0,
  created_at: null,
};

export const Default = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const names: string[] = [];
    await step('the pointer over the button loads the menu', async () => {
      await userEvent.hover(canvas.getByRole('button', { name: 'دانلود' }));
      await import('../export/FormatMenu.tsx');
    });
    const make = spyOn(URL, 'createObjectURL');
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const read = args.readText.mockReturnValue(text);
    const choose = async (format: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'دانلود' }));
      await userEvent.click(
        await screen.findByRole('menuitem', { name: format }, { timeout: 8_000 }),
      );
    };
    await step('X-165: the text is read when a format is chosen, not before', async () => {
      await expect(read).not.toHaveBeenCalled();
      await choose('متن ساده (txt)');
      read.mockReturnValue({ ...text, text: 'متن تازه' });
      await choose('مارک‌داون (md)');
      await expect(names).toEqual(['گزارش ۱۴۰۵ ۰۸.txt', 'گزارش ۱۴۰۵ ۰۸.md']);
      const blobs = make.mock.calls.map(([blob]) => blob as Blob);
      const [plain, marked] = await Promise.all(blobs.map((blob) => blob.arrayBuffer()));
      await expect([...new Uint8Array(plain ?? new ArrayBuffer()).slice(0, 3)]).toEqual([
        0xef, 0xbb, 0xbf,
      ]);
      await expect(new TextDecoder().decode(marked)).toContain('متن تازه');
    });
    await step('X-165: a file that cannot be made is said', async () => {
      read.mockImplementation(() => {
        throw new Error('The document is closed.');
      });
      await choose('داده (json)');
      await expect(args.onFailure).toHaveBeenCalledWith('ساخت فایل ممکن نشد.');
    });
    make.mockRestore();
    click.mockRestore();
  },
});

export const Empty = meta.story({
  args: { empty: true },
  play: async ({ canvas, step }) => {
    await step('X-165: an empty text has no download', async () => {
      await expect(canvas.getByRole('button', { name: 'دانلود' })).toBeDisabled();
    });
  },
});
