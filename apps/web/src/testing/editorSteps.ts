import { expect, within } from 'storybook/test';
import type { Backend } from '@nevisa/mocks/backend';
import { createFakePorts, type FakePortsOptions } from './createFakePorts.ts';
import { openHistory, getServer } from './historySteps.ts';
import { patience, waitUntil } from './patience.ts';

type Canvas = ReturnType<typeof within>;

const saraId = 'ac000000-0000-4000-8000-000000000001';

/** The ids of Sara's texts in the demo. */
export const editorIds = {
  shopping: 'cd000001-0000-4000-8000-000000000003',
  processing: 'cd000001-0000-4000-8000-000000000001',
  failed: 'cd000001-0000-4000-8000-000000000006',
  weekly: 'cd000001-0000-4000-8000-000000000007',
  interview: 'cd000001-0000-4000-8000-000000000012',
  inTrash: 'cd000001-0000-4000-8000-000000000015',
  /** A typed one, without a sound. */
  silent: 'cd000001-0000-4000-8000-000000000017',
  /** The server does not keep its sound any more. */
  over: 'cd000001-0000-4000-8000-000000000021',
} as const;

/** Sara at an opened text, with the thirty conversations of the demo and an empty device. */
export const openEditor = (
  id: string,
  prepare: (backend: Backend) => void = () => undefined,
  device: FakePortsOptions = {},
) => {
  const { app } = openHistory(`?id=${id}`, (backend) => {
    backend.fillHistory('sara');
    prepare(backend);
  });
  return { app: { ...app, dictationPorts: () => createFakePorts(device) } };
};

/** The text field of the opened text, once it can be written. */
export async function findSheet(canvas: Canvas): Promise<HTMLElement> {
  const sheet = await canvas.findByRole('textbox', { name: 'متن نوشته' }, patience);
  await waitUntil(() => expect(sheet).not.toHaveAttribute('aria-readonly'));
  return sheet;
}

/** The player of the opened text, whose script loads after the text. */
export async function findPlayer(canvas: Canvas): Promise<Canvas> {
  return within(await canvas.findByRole('group', { name: 'پخش صدا' }, patience));
}

/** Types at the end of the text, as a keyboard does. */
export function writeAtEnd(sheet: HTMLElement, text: string): void {
  sheet.focus();
  getSelection()?.selectAllChildren(sheet.lastElementChild ?? sheet);
  getSelection()?.collapseToEnd();
  writeHere(sheet, text);
}

/** Puts the caret into the first paragraph, after `at` letters. */
export function placeCaret(sheet: HTMLElement, at: number): void {
  sheet.focus();
  const letters = sheet.ownerDocument.createTreeWalker(
    sheet.querySelector('p') ?? sheet,
    NodeFilter.SHOW_TEXT,
  );
  let left = at;
  let node = letters.nextNode();
  while (node !== null && left > (node.textContent?.length ?? 0)) {
    left -= node.textContent?.length ?? 0;
    node = letters.nextNode();
  }
  getSelection()?.collapse(node, left);
  sheet.ownerDocument.dispatchEvent(new Event('selectionchange'));
}

/** Types after the first letter of the text, so that its first sentence is changed. */
export function writeInFirstSentence(sheet: HTMLElement, text: string): void {
  sheet.focus();
  const letters = sheet.ownerDocument.createTreeWalker(
    sheet.querySelector('p') ?? sheet,
    NodeFilter.SHOW_TEXT,
  );
  getSelection()?.collapse(letters.nextNode(), 1);
  writeHere(sheet, text);
}

function writeHere({ ownerDocument: page }: HTMLElement, text: string): void {
  page.dispatchEvent(new Event('selectionchange'));
  page.execCommand('insertText', false, text);
}

/** The text as the server has it. */
export function readServer(id: string = editorIds.shopping) {
  const found = getServer()
    .account('sara')
    .conversations.find((row) => String(row.id) === id);
  if (found === undefined) {
    throw new Error(`Sara has no text with the id ${id}.`);
  }
  return found;
}

/** Changes the text on the server, as another device does. */
export function changeElsewhere(change: (text: string, at: number) => string): void {
  const row = readServer(editorIds.shopping);
  for (const [at, segment] of row.segments.entries()) {
    segment.text = change(segment.text, at);
  }
  row.text = row.segments.map(({ text }) => text).join(' ');
  row.revision += 1;
}

/** Another tab that writes a text: it holds the lock until the returned function ends it. */
export function writeInOtherTab(id: string): () => void {
  const name = `nevisa-conversation:${saraId}:${id}`;
  const ending = new AbortController();
  void navigator.locks
    .request(
      name,
      { signal: ending.signal },
      () =>
        new Promise<void>((release) => ending.signal.addEventListener('abort', () => release())),
    )
    .catch(() => undefined);
  return () => ending.abort();
}
