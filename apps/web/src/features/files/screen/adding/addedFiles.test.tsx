import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue } from '@nevisa/ui';
import { MemoryRouter } from 'react-router-dom';
import { render } from '../../../../../../../packages/ui/src/testing/render.tsx';
import { FilesPanel } from '../FilesPanel.tsx';
import type { UploadsView } from '../uploadsView.ts';

const file = new File(['x'], 'a.mp3', { type: 'audio/mpeg' });
const handle = { kind: 'file', name: 'a.mp3' } as FileSystemFileHandle;
const add = vi.fn<UploadsView['commands']['add']>();

beforeEach(() => {
  add.mockClear();
  const view = {
    rows: [],
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
      />
    </MemoryRouter>,
  );
});

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
    give(type, member);
    await vi.waitFor(() => expect(add).toHaveBeenCalledWith([{ file, handle }]));
  });

  it.each(['a.mp3', 'a', '/home/sara/a.mp3'])(
    'X-180: are pasted also with %s as a text beside them',
    async (text) => {
      give('paste', 'clipboardData', text);
      await vi.waitFor(() => expect(add).toHaveBeenCalledWith([{ file, handle }]));
    },
  );

  it('X-180: are left out of the paste of another text, which its field takes', async () => {
    give('paste', 'clipboardData', 'سلام\na.mp3');
    give('paste', 'clipboardData');
    await vi.waitFor(() => expect(add).toHaveBeenCalled());
    expect(add).toHaveBeenCalledTimes(1);
  });
});
