import { screen, spyOn, within } from 'storybook/test';
import type { Backend } from '@nevisa/mocks/backend';
import { editorIds, findSheet, openEditor } from './editorSteps.ts';
import { patience } from './patience.ts';

type Canvas = ReturnType<typeof within>;

/** Sara at a text with sound in which two people speak, each with a time for every word. */
export const openSpoken = (prepare: (backend: Backend) => void = () => undefined) =>
  openEditor(editorIds.interview, (backend) => {
    const row = findRow(backend, editorIds.interview);
    row.speakers = [
      { id: 's1', name: 'سارا احمدی' },
      { id: 's2', name: 'Guest دوم' },
    ];
    for (const [at, segment] of row.segments.entries()) {
      segment.speaker = at % 3 === 0 ? 's1' : 's2';
    }
    prepare(backend);
  });

/** Sara at a text that was typed: it has neither times nor sound. */
export const openTyped = () =>
  openEditor(editorIds.shopping, (backend) => {
    const row = findRow(backend, editorIds.shopping);
    row.has_audio = false;
    for (const segment of row.segments) {
      Object.assign(segment, { start: null, end: null, words: [] });
    }
  });

/** Opens the download of the opened text. */
export async function openDownload(
  canvas: Canvas,
  user: { click: (element: Element) => Promise<void> },
): Promise<Canvas> {
  await findSheet(canvas);
  const button = canvas.queryByRole('button', { name: 'دانلود نوشته' });
  if (button === null) {
    await user.click(canvas.getByRole('button', { name: 'عملیات' }));
    await user.click(await screen.findByRole('menuitem', { name: 'دانلود نوشته' }, patience));
  } else {
    await user.click(button);
  }
  return within(await screen.findByRole('dialog', { name: 'دانلود نوشته' }, patience));
}

/** Catches what the page saves; the browser saves nothing. */
export function catchFiles() {
  const files: { name: string; content: Blob }[] = [];
  const made = spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    files.push({ name: '', content: content as Blob });
    return '#file';
  });
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const last = files.at(-1);
    if (last !== undefined) {
      last.name = this.download;
    }
  });
  return {
    files,
    end: () => {
      made.mockRestore();
      click.mockRestore();
    },
  };
}

function findRow(backend: Backend, id: string) {
  const row = backend.account('sara').conversations.find((each) => String(each.id) === id);
  if (row === undefined) {
    throw new Error(`The demo has no text with the id ${id}.`);
  }
  return row;
}
