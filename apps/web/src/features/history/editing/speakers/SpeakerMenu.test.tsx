import {
  listParagraphs,
  moveCaret,
  openConversation,
  readCaret,
  selectHit,
  type TranscriptDocument,
} from '@nevisa/transcript';
import { NevisaUi } from '@nevisa/ui';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EditorSheet } from '../EditorSheet.tsx';
import { ParagraphsDialog } from './ParagraphsDialog.tsx';
import { SpeakerMenu } from './SpeakerMenu.tsx';
import { useParagraphs } from './useParagraphs.ts';
import { useSpeakers } from './useSpeakers.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';

const lines = ['سلام به همه', 'این متن است', 'یادداشت', 'پایان'];

function Page({ document }: { document: TranscriptDocument }) {
  const editor = useRef<HTMLDivElement>(null);
  const speakers = useSpeakers(document, { editor });
  const paragraphs = useParagraphs(document, editor);
  return (
    <>
      <button type="button" onClick={paragraphs.open}>
        فهرست
      </button>
      <EditorSheet ref={editor} document={document} heads={speakers.heads} />
      <SpeakerMenu tool={speakers} />
      <ParagraphsDialog tool={paragraphs} />
    </>
  );
}

/** A text with a paragraph of each line, which two people say in turn. */
function openText() {
  const document = openConversation(
    lines.map((line, at) => ({
      segment_id: `s${at}`,
      text: at === lines.length - 1 ? line : `${line}\n`,
      start: at * 60,
      end: at * 60 + 5,
      words: [],
      speaker: at % 2 === 0 ? 'a' : 'b',
      is_edited: false,
    })),
    {
      speakers: [
        { id: 'a', name: 'سارا' },
        { id: 'b', name: 'Guest' },
      ],
    },
  );
  const { host } = renderInPage(
    <NevisaUi direction="rtl">
      <Page document={document} />
    </NevisaUi>,
  );
  const sheet = host.querySelector<HTMLElement>('[role=textbox]') as HTMLElement;
  const paragraphs = () => listParagraphs(document);
  const getLineStart = (line: number) => paragraphs()[line]?.from ?? 0;
  return {
    document,
    sheet,
    host,
    speakers: () => paragraphs().map(({ speaker }) => speaker),
    /** Puts the caret into a line, or selects from there to the end of another one. */
    select: (from: number, to?: number) => {
      sheet.focus();
      moveCaret(document, getLineStart(from));
      const last = to === undefined ? undefined : paragraphs()[to];
      if (last !== undefined) {
        const text = lines.slice(from, (to ?? 0) + 1).join('\n');
        selectHit(document, { from: getLineStart(from), to: last.to, text, isFrozen: false });
      }
    },
    caretLine: () => paragraphs().findIndex(({ to }) => to >= readCaret(document)),
  };
}

const menu = () => page.getByRole('menu').query();

describe('the menu of the speakers', () => {
  it('X-141: Alt+G opens it for the paragraph of the caret, and a digit chooses', async () => {
    const { speakers, select } = openText();
    select(2);
    await userEvent.keyboard('{Alt>}g{/Alt}');
    await expect.poll(() => window.document.activeElement?.getAttribute('role')).toMatch(/^menu/);
    await expect.element(page.getByRole('menuitemradio', { name: 'سارا' })).toBeChecked();
    await userEvent.keyboard('2');
    await expect.poll(menu).toBeNull();
    expect(speakers()).toEqual(['a', 'b', 'b', 'b']);
  });

  it('X-141: a digit without a speaker changes nothing and keeps the menu', async () => {
    const { speakers, select } = openText();
    select(2);
    await userEvent.keyboard('{Alt>}g{/Alt}');
    await expect.poll(menu).not.toBeNull();
    await userEvent.keyboard('9');
    expect(menu()).not.toBeNull();
    expect(speakers()).toEqual(['a', 'b', 'a', 'b']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(menu).toBeNull();
  });

  it('X-141: all selected paragraphs get the speaker, as one undo step', async () => {
    const { document, speakers, select } = openText();
    select(0, 2);
    await userEvent.keyboard('{Alt>}g{/Alt}');
    await expect.element(page.getByText('گویندهٔ ۳ پاراگراف')).toBeVisible();
    await userEvent.keyboard('2');
    expect(speakers()).toEqual(['b', 'b', 'b', 'b']);
    document.undo();
    expect(speakers()).toEqual(['a', 'b', 'a', 'b']);
  });

  it('X-141: the name is asked for in a field with the focus, which goes back to the speaker', async () => {
    const { host } = openText();
    const [, second] = host.querySelectorAll<HTMLElement>('[data-head] > button');
    await userEvent.click(second as HTMLElement);
    await userEvent.click(page.getByRole('menuitem', { name: 'تغییر نام گوینده' }));
    const field = page.getByRole('textbox', { name: 'نام گوینده' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => window.document.activeElement).toBe(second);
  });

  it('X-141: a paragraph outside of the selection is named alone', async () => {
    const { speakers, select, host } = openText();
    select(0, 1);
    const [, , third] = host.querySelectorAll<HTMLElement>('[data-head] > button');
    await userEvent.click(third as HTMLElement);
    await expect.poll(menu).not.toBeNull();
    await userEvent.keyboard('2');
    expect(speakers()).toEqual(['a', 'b', 'b', 'b']);
  });
});

describe('the list of the paragraphs', () => {
  it('X-170: a row has speaker, time and first words, and leads into its paragraph', async () => {
    const { caretLine, select, sheet } = openText();
    select(1);
    (page.getByRole('button', { name: 'فهرست' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const row = page.getByRole('listitem', { name: 'سارا، ۰۲:۰۰، یادداشت' });
    await expect.element(row).toBeVisible();
    expect(
      page
        .getByRole('button', { name: /این متن است/ })
        .element()
        .getAttribute('aria-current'),
    ).toBe('true');
    await expect.element(page.getByRole('listitem').nth(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => window.document.activeElement).toBe(sheet);
    expect(caretLine()).toBe(2);
  });
});
