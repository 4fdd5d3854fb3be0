import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createToastQueue } from '@nevisa/ui';
import { MemoryRouter } from 'react-router-dom';
import { render } from '../../../../../../../packages/ui/src/testing/render.tsx';
import { FilesPanel } from '../FilesPanel.tsx';
import { makeShownUpload, megabyte } from '../testing/shownUploads.ts';
import type { UploadsView } from '../uploadsView.ts';
import type { ShownUpload } from '../words/shownUpload.ts';

const file = new File(['x'], 'a.mp3', { type: 'audio/mpeg' });
const handle = { kind: 'file', name: 'a.mp3' } as FileSystemFileHandle;
const add = vi.fn<UploadsView['commands']['add']>(() => true);

type PanelProps = ComponentProps<typeof FilesPanel>;

function openPanel(
  rows: readonly ShownUpload[] = [],
  props: Partial<Pick<PanelProps, 'keepAudioDays' | 'isAdding' | 'picker'>> = {},
) {
  add.mockClear();
  const view = {
    rows,
    credit: null,
    options: { punctuation: true, numbers: true, speakers: 0 },
    isWatching: false,
    commands: { add },
  } as unknown as UploadsView;
  render(
    <MemoryRouter>
      <FilesPanel
        view={view}
        toasts={createToastQueue()}
        keepAudioDays={null}
        onOpen={() => undefined}
        isAdding={false}
        onAdding={() => undefined}
        picker={null}
        {...props}
      />
    </MemoryRouter>,
  );
}

/**
 * What the browser gives with a drop or a paste, which a script can make only without a handle.
 *
 * @param text what the clipboard has besides the file
 */
function give(type: 'drop' | 'paste', member: 'dataTransfer' | 'clipboardData', text = '') {
  let isOver = false;
  const item = {
    kind: 'file',
    webkitGetAsEntry: () => null,
    getAsFileSystemHandle: () => (isOver ? Promise.reject(new Error('late')) : handle),
  };
  const data = { files: [file], items: [item], types: ['Files'], getData: () => text };
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, member, { value: data });
  document.body.dispatchEvent(event);
  isOver = true;
}

describe('files that are added to the panel', () => {
  it.each([
    ['dropped', 'drop', 'dataTransfer'],
    ['pasted', 'paste', 'clipboardData'],
  ] as const)('X-186: bring the handle with which they are %s', async (_, type, member) => {
    openPanel();
    give(type, member);
    await vi.waitFor(() => expect(add).toHaveBeenCalledWith([{ file, handle }]));
  });

  it.each(['a.mp3', 'a', '/home/sara/a.mp3'])(
    'X-180: are pasted also with %s as a text beside them',
    async (text) => {
      openPanel();
      give('paste', 'clipboardData', text);
      await vi.waitFor(() => expect(add).toHaveBeenCalledWith([{ file, handle }]));
    },
  );

  it.each(['سلام\na.mp3', 'extra.mp3', 'data'])(
    'X-180: are left out of the paste of the other text %s, which its field takes',
    async (text) => {
      openPanel();
      give('paste', 'clipboardData', text);
      give('paste', 'clipboardData');
      await vi.waitFor(() => expect(add).toHaveBeenCalled());
      expect(add).toHaveBeenCalledTimes(1);
    },
  );

  it('S05, X-180: are named with the reason when the person has signed out meanwhile', async () => {
    openPanel();
    add.mockReturnValueOnce(false);
    give('drop', 'dataTransfer');
    const refusal = page.getByText(/a\.mp3.*پس از ورود، این فایل را دوباره بیفزایید/);
    await expect.element(refusal).toBeVisible();
  });

  const makeRows = (tag: 'ready' | 'done', count: number) =>
    Array.from({ length: count }, (_, at) => makeShownUpload([tag], { id: `${tag} ${at}` }));

  it('X-180: are added to 49, and to others that have ended', async () => {
    openPanel([...makeRows('ready', 49), ...makeRows('done', 3)]);
    give('paste', 'clipboardData');
    await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(1));
  });

  it('X-180: are refused beyond 50 that have not ended', async () => {
    openPanel(makeRows('ready', 50));
    give('paste', 'clipboardData');
    await expect.element(page.getByText(/در هر بار حداکثر ۵۰ فایل/)).toBeVisible();
    expect(add).not.toHaveBeenCalled();
  });
});

describe('the dialog that adds files', () => {
  it.each([
    ['X-180', 'how large and how many files may be', /^هر فایل تا ۲ گیگابایت و هر بار تا ۵۰ فایل؛/],
    ['X-196', 'where they go and how long they stay', /پس از ۳۰ روز پاک می‌شود/],
  ])('%s: says %s', async (_row, _what, words) => {
    openPanel([], { isAdding: true, keepAudioDays: 30 });
    const dialog = page.getByRole('dialog', { name: 'تبدیل فایل صوتی' });
    await expect.element(dialog.getByText(words)).toBeVisible();
  });

  it('X-180: takes several files at once, also from the dialog that gives handles', async () => {
    const picker = vi.fn((_several: boolean) => Promise.resolve([{ file, handle }]));
    openPanel([], { isAdding: true, picker });
    const input = page.getByLabelText('فایل صوتی یا ویدئویی');
    await expect.element(input).toHaveAttribute('multiple');
    (input.element() as HTMLInputElement).click();
    await vi.waitFor(() => expect(add).toHaveBeenCalledWith([{ file, handle }]));
    expect(picker.mock.calls).toEqual([[true]]);
  });
});

describe('a file of the dialog that the device does not give', () => {
  it('X-180: is named, and the others are added', async () => {
    openPanel([], { isAdding: true, picker: async () => [{ file, handle }, { name: 'b.mp3' }] });
    (page.getByLabelText('فایل صوتی یا ویدئویی').element() as HTMLInputElement).click();
    await vi.waitFor(() => expect(add).toHaveBeenCalledWith([{ file, handle }]));
    await expect.element(page.getByText(/b\.mp3.*این فایل خوانده نشد/)).toBeVisible();
  });
});

describe('the list of the files', () => {
  it('X-188, X-196: says the bytes of all, and how long the sound stays', async () => {
    const half = makeShownUpload(['sending', 'moving'], { mostReceived: 20 * megabyte });
    openPanel([half, makeShownUpload(['done'], { id: 'done' })], { keepAudioDays: 7 });
    const total = page.getByText('۱ فایل، ۲۰ مگابایت از ۴۰ مگابایت بارگذاری شده است');
    await expect.element(total).toBeVisible();
    await expect.element(page.getByText(/پس از ۷ روز پاک می‌شود/)).toBeVisible();
  });
});
