import {
  openConversation,
  readSelection,
  selectHit,
  type TranscriptDocument,
} from '@nevisa/transcript';
import { NevisaUi } from '@nevisa/ui';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EditorSheet } from '../EditorSheet.tsx';
import { FindPanel } from './FindPanel.tsx';
import { useFind } from './useFind.ts';
import { blockPage } from '@nevisa/testing/busy';
import { renderInPage } from '../../../../testing/renderInPage.ts';

const lines = ['خانه', 'کتاب یک', 'باغ', 'کتاب دو', 'دشت', 'کتاب سه'];
/** A paragraph is as long as its line and two marks; the first letter of a line is at its number. */
const starts = lines.map((_, at) => lines.slice(0, at).join('').length + 2 * at + 1);

function Page({ document, search }: { document: TranscriptDocument; search: string | null }) {
  const editor = useRef<HTMLDivElement>(null);
  const find = useFind(document, { search, editor, keepVersion: () => undefined });
  return (
    <>
      <h1 tabIndex={-1}>نوشته</h1>
      <FindPanel find={find} />
      <EditorSheet ref={editor} document={document} hits={find.hits} shownHit={find.shownHit} />
    </>
  );
}

/** An opened text with three hits of «کتاب», which is longer than the window. */
function openText(search: string | null = null, text = lines.join('\n')) {
  const segment = { segment_id: 'a', text, start: null, end: null, words: [], speaker: null };
  const document = openConversation([{ ...segment, is_edited: false }]);
  const { host } = renderInPage(
    <NevisaUi direction="rtl">
      <Page document={document} search={search} />
    </NevisaUi>,
  );
  const field = () => host.querySelector<HTMLInputElement>('search input[type=text]');
  const sheet = host.querySelector<HTMLElement>('[role=textbox]') as HTMLElement;
  return {
    document,
    field,
    sheet,
    isInBar: () => field()?.closest('search')?.contains(window.document.activeElement) === true,
    /** «۲ از ۳» of the bar; null while it is closed. */
    place: () => host.querySelector('search [role=status]')?.textContent ?? null,
    selection: () => {
      const { from, to } = readSelection(document);
      return [from, to];
    },
    /** Puts the caret before a letter, or selects the words from there. */
    select: (from: number, words = '') => {
      sheet.focus();
      selectHit(document, { from, to: from + words.length, text: words, isFrozen: false });
    },
  };
}

const at = (line: number) => starts[line] ?? 0;
/** The words that are marked as the shown hit. */
const shownRanges = () =>
  [...CSS.highlights]
    .filter(([name]) => name.endsWith('-shown'))
    .flatMap(([, marks]) => Array.from(marks) as Range[]);
const shownWords = () => shownRanges().map(String);

/** Presses a key in the present task. */
function pressAt(target: EventTarget, code: string): void {
  target.dispatchEvent(
    new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true }),
  );
}

describe('the search of a page', () => {
  it('X-122: a searched address opens the bar and marks the first hit, and leaves the focus', async () => {
    const { place, field, isInBar, document } = openText('کتاب');
    await expect.poll(place).toBe('۱ از ۳');
    expect(field()?.value).toBe('کتاب');
    expect(shownWords()).toEqual(['کتاب']);
    expect(isInBar()).toBe(false);
    expect(document.text()).toBe(lines.join('\n'));
    await userEvent.keyboard('{Control>}f{/Control}');
    expect(isInBar()).toBe(true);
    expect(place()).toBe('۱ از ۳');
  });

  it('X-122: a searched address scrolls to the first hit', async () => {
    const { place } = openText('کتاب', `${'خانه\n'.repeat(200)}کتاب`);
    await expect.poll(place).toBe('۱ از ۱');
    const [range] = shownRanges();
    const { top, bottom } = range?.getBoundingClientRect() ?? new DOMRect(0, -1);
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(innerHeight);
  });

  it('X-144: the selected words are searched for, from where they are', async () => {
    const { place, field, isInBar, select } = openText('خانه');
    await expect.poll(place).toBe('۱ از ۱');
    await userEvent.keyboard('{Control>}f{/Control}{Escape}');
    select(at(3), 'کتاب');
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect.poll(place).toBe('۲ از ۳');
    expect(field()?.value).toBe('کتاب');
    expect(isInBar()).toBe(true);
  });

  it('X-144: in the bar, Ctrl+F keeps the query that was typed after a selection', async () => {
    const { place, field, select } = openText();
    select(at(1), 'کتاب');
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect.poll(place).toBe('۱ از ۳');
    await userEvent.keyboard(' دو');
    await userEvent.keyboard('{Control>}a{/Control}کتاب دو');
    await expect.poll(place).toBe('۱ از ۱');
    await userEvent.keyboard('{Control>}f{/Control}');
    expect(field()?.value).toBe('کتاب دو');
  });

  it('X-144: F3 and Shift+F3 walk, in the bar and in the text', async () => {
    const { place, select, isInBar } = openText('کتاب');
    await expect.poll(place).toBe('۱ از ۳');
    const walk = async (keys: string) => {
      await userEvent.keyboard(keys);
      return place();
    };
    select(at(0));
    expect([await walk('{F3}'), await walk('{F3}'), await walk('{F3}')]).toEqual([
      '۲ از ۳',
      '۳ از ۳',
      '۱ از ۳',
    ]);
    expect(isInBar()).toBe(false);
    await userEvent.keyboard('{Control>}f{/Control}');
    expect(await walk('{Shift>}{F3}{/Shift}')).toBe('۳ از ۳');
    expect(isInBar()).toBe(true);
  });

  it('X-144: Escape selects the hit that was shown, in the text', async () => {
    const { place, sheet, selection } = openText('کتاب');
    await expect.poll(place).toBe('۱ از ۳');
    await userEvent.keyboard('{Control>}f{/Control}{F3}{Escape}');
    expect(place()).toBeNull();
    expect(window.document.activeElement).toBe(sheet);
    expect(selection()).toEqual([at(3), at(3) + 4]);
    expect(shownWords()).toEqual([]);
  });

  it('X-144: after Escape F3 goes on to the next hit, and Shift+F3 to the one before', async () => {
    const { place, select } = openText('کتاب');
    await expect.poll(place).toBe('۱ از ۳');
    await userEvent.keyboard('{Control>}f{/Control}{F3}{Escape}{F3}');
    await expect.poll(place).toBe('۳ از ۳');
    await userEvent.keyboard('{Escape}{Shift>}{F3}{/Shift}');
    await expect.poll(place).toBe('۲ از ۳');
    await userEvent.keyboard('{Escape}');
    select(at(0));
    await userEvent.keyboard('{F3}');
    await expect.poll(place).toBe('۱ از ۳');
  });

  it.each(['KeyF', 'KeyH'])('X-144, T-52: Ctrl and %s open nothing of the browser', (code) => {
    openText('کتاب');
    const init = { code, ctrlKey: true, bubbles: true, cancelable: true };
    expect(window.document.body.dispatchEvent(new KeyboardEvent('keydown', init))).toBe(false);
  });

  it('X-144: Escape selects the hit that was shown, on a page that is busy while its text takes the focus', async () => {
    const { place, selection } = openText('کتاب');
    await expect.poll(place).toBe('۱ از ۳');
    await userEvent.keyboard('{Control>}f{/Control}{F3}');
    pressAt(window.document.activeElement as Element, 'Escape');
    await blockPage();
    expect(selection()).toEqual([at(3), at(3) + 4]);
  });

  it('X-144: a key that comes before the bar is drawn anew counts', async () => {
    const { place } = openText('کتاب');
    await expect.poll(place).toBe('۱ از ۳');
    await userEvent.keyboard('{Control>}f{/Control}');
    pressAt(window.document.activeElement as Element, 'Escape');
    pressAt(window, 'F3');
    await expect.poll(place).toBe('۲ از ۳');
  });

  it('X-145: the way back of a replacement undoes it once, and is not offered for a step after it', async () => {
    const { document, place, sheet } = openText('کتاب');
    await expect.poll(place).toBe('۱ از ۳');
    const find = (name: string | RegExp) => page.getByRole('button', { name });
    const replaceAll = async () => {
      await userEvent.click(find('جایگزینی همه'));
      await userEvent.click(find(/^جایگزینی .+ مورد$/u));
      await expect.poll(() => document.text()).toContain('دفتر سه');
    };
    await userEvent.keyboard('{Control>}h{/Control}');
    await userEvent.fill(page.getByRole('textbox', { name: 'جایگزین' }), 'دفتر');
    await replaceAll();
    await userEvent.click(find('بازگردانی'));
    expect(document.text()).toBe(lines.join('\n'));
    await expect.element(find('بازگردانی')).not.toBeInTheDocument();
    expect(window.document.activeElement?.closest('search') !== null).toBe(true);
    await expect.poll(place).toBe('۱ از ۳');
    await replaceAll();
    sheet.focus();
    await userEvent.keyboard('{Control>}{Home}{/Control}نو ');
    expect(document.text()).toContain('نو ');
    await expect.element(find('بازگردانی')).not.toBeInTheDocument();
  });
});
