import { createTranscriptDocument, getInternals } from '@nevisa/transcript';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import {
  waitForFrame,
  placeholder,
  show,
  showTexts,
  createDictated,
} from './testing/showDocument.tsx';
import { TranscriptEditor } from './TranscriptEditor.tsx';

describe('TranscriptEditor', () => {
  describeComponent(
    <TranscriptEditor
      document={createDictated('سلام به همه.')}
      label="متن"
      placeholder={placeholder}
    />,
    { root: '[role=textbox]' },
  );

  it('keeps the document when it is mounted again, also in strict mode', () => {
    const document = createDictated('سلام.');
    const first = show(document);
    document.insertSegment({ id: 'b', text: 'دوم.', confirmed: true });
    first.unmount();
    document.insertSegment({ id: 'c', text: 'سوم.', confirmed: true });
    const { find } = render(
      <StrictMode>
        <TranscriptEditor document={document} label="متن" placeholder={placeholder} />
      </StrictMode>,
    );
    expect(find('[role=textbox]').textContent).toBe('سلام. دوم. سوم.');
    document.undo();
    expect(find('[role=textbox]').textContent).toBe('سلام. دوم.');
  });

  it('shows a caret where words will fall, between the sentences of a recording', () => {
    const document = createDictated('سلام.');
    const editor = (listening: boolean) => (
      <TranscriptEditor
        document={document}
        label="متن"
        placeholder={placeholder}
        listening={listening}
      />
    );
    const { find, rerender } = render(editor(true));
    const sheet = find('[role=textbox]');
    const caret = sheet.querySelector('p:last-child > [data-interim]');
    expect(caret?.textContent).toBe('');
    expect(caret && getComputedStyle(caret, '::after').inlineSize).toBe('2px');
    document.showInterim('به همه');
    expect(sheet.querySelector('[data-interim]')?.textContent).toContain('به همه');
    document.showInterim(null);
    expect(sheet.textContent.trim()).toBe('سلام.');
    rerender(editor(false));
    expect(sheet.querySelector('[data-interim]')).toBeNull();
  });

  it.each([0, 24])('the placeholder begins where words do, %i px from the edge', (margin) => {
    const { find } = render(
      <div style={{ padding: margin, ['--_paper-inline' as string]: `${margin}px` }}>
        <TranscriptEditor document={createDictated('')} label="متن" placeholder={placeholder} />
      </div>,
    );
    const start = getComputedStyle(find('[data-placeholder]'), '::before').insetInlineStart;
    expect(start).toBe(`${margin}px`);
  });

  it('X-32: shows interim text at its final place', () => {
    const { document, sheet } = showTexts('این جملهٔ اول است و همین‌جا می‌ماند.');
    document.showInterim('جملهٔ دوم هم در جای خود آرام می‌گیرد.');
    const measurePlaces = (words: Element | null) => {
      const { x, y, width } = measureLastLetter(words ?? sheet);
      return [x, y, width];
    };
    const falling = measurePlaces(sheet.querySelector('[data-interim]'));
    const height = sheet.offsetHeight;
    document.insertSegment({
      id: 'b',
      text: 'جملهٔ دوم هم در جای خود آرام می‌گیرد.',
      confirmed: true,
    });
    expect(measurePlaces([...sheet.querySelectorAll('[data-dictated]')].at(-1) ?? null)).toEqual(
      falling,
    );
    expect(sheet.offsetHeight).toBe(height);
  });

  it('X-32: shows interim text in its new paragraph', () => {
    const { document, sheet } = showTexts('واژه '.repeat(60).trim());
    document.showInterim('جملهٔ دوم');
    const falling = measureLastLetter(sheet.querySelector('p[data-interim]') ?? sheet).y;
    document.insertSegment({ id: 'b', text: 'جملهٔ دوم', confirmed: true });
    expect(sheet.children).toHaveLength(2);
    expect(measureLastLetter(sheet.lastElementChild?.firstElementChild ?? sheet).y).toBe(falling);
  });

  it('changes one element for a further interim word, at 9,000 words', () => {
    const { document, sheet } = showTexts(
      ...Array.from({ length: 900 }, () => 'این ده واژه برای آزمودن درازای یک متن بلند است.'),
    );
    document.showInterim('یک');
    const observer = new MutationObserver(() => undefined);
    observer.observe(sheet, { subtree: true, childList: true, characterData: true });
    document.showInterim('یک واژه');
    const touched = new Set(observer.takeRecords().map(({ target }) => target));
    observer.disconnect();
    expect(sheet.querySelectorAll('p').length).toBeGreaterThan(100);
    expect([...touched]).toEqual([sheet.querySelector('[data-interim]')]);
  });

  it('leaves the interim words as they are while the person writes elsewhere', () => {
    const { document, sheet } = showTexts('یک.');
    document.showInterim('دو');
    getInternals(document).dispatch(getInternals(document).state().tr.insertText('نو ', 1));
    const interim = sheet.querySelector('[data-interim]')?.firstChild;
    getInternals(document).dispatch(getInternals(document).state().tr.insertText('نو ', 1));
    expect(sheet.textContent).toBe('نو نو یک. دو');
    expect(sheet.querySelector('[data-interim]')?.firstChild).toBe(interim);
  });

  it('X-73: gives interim text its final direction', () => {
    const document = createTranscriptDocument();
    const { sheet } = show(document);
    const direction = () =>
      getComputedStyle(sheet.querySelector('p') ?? globalThis.document.body).direction;
    const seen = ['12', '12 words', null].map((words) => {
      document.showInterim(words);
      return direction();
    });
    expect(seen).toEqual(['rtl', 'ltr', 'rtl']);
  });

  it('follows new text only while the reader is at the end', async () => {
    const document = createDictated(...Array.from({ length: 60 }, (_, at) => `جملهٔ شمارهٔ ${at}.`));
    const { find } = render(
      <div data-box="" style={{ blockSize: 200, overflowY: 'auto' }}>
        <TranscriptEditor
          document={document}
          label="متن"
          placeholder={placeholder}
          style={{ inlineSize: 200 }}
        />
      </div>,
    );
    const box = find('[data-box]');
    const fromEnd = () => box.scrollHeight - box.scrollTop - box.clientHeight;
    const say = (id: string) =>
      document.insertSegment({
        id,
        text: 'و باز هم یک جملهٔ دیگر که چند سطر می‌گیرد.',
        confirmed: true,
      });
    await scrollTo(box, box.scrollHeight);
    say('a');
    say('b');
    await expect.poll(fromEnd).toBeLessThan(2);
    await scrollTo(box, 40);
    say('c');
    await waitForFrame();
    await waitForFrame();
    expect(box.scrollTop).toBe(40);
  });

  it('stays where it is when it grows with the height of its window', async () => {
    const { find } = render(
      <div data-box="" style={{ blockSize: 200, overflowY: 'auto', containerType: 'size' }}>
        <TranscriptEditor
          document={createDictated('یک جمله.')}
          label="متن"
          placeholder={placeholder}
          style={{ minBlockSize: 'calc(100cqb + 40px)' }}
        />
      </div>,
    );
    const box = find('[data-box]');
    const before = box.scrollHeight;
    box.style.blockSize = '240px';
    await waitForFrame();
    await waitForFrame();
    expect([box.scrollHeight - before, box.scrollTop]).toEqual([40, 0]);
  });

  it('is not walked over by React when another part of the page commits while it is focused', () => {
    const { sheet } = showTexts(...Array.from({ length: 30 }, (_, at) => `جملهٔ ${at}.`));
    sheet.focus();
    expect([document.activeElement === sheet, sheet.isContentEditable]).toEqual([true, true]);
    const { rerender } = render(<p>یک</p>);
    const visited = countVisits(sheet, () => rerender(<p>دو</p>));
    expect(visited).toBe(0);
    expect(countVisits(sheet, () => sheet.querySelector('p')?.firstChild)).toBe(1);
  });

  it('rewrites the paragraphs in the window first', () => {
    const document = createDictated(...Array.from({ length: 60 }, () => 'واژه '.repeat(60).trim()));
    const { sheet } = show(document);
    const ids = Array.from({ length: 60 }, (_, at) => `s${at}`);
    const { y } = sheet.children[30]?.getBoundingClientRect() ?? sheet.getBoundingClientRect();
    window.scrollBy(0, y - innerHeight / 2);
    const runs = [...document.findRuns(ids)];
    expect(runs).toHaveLength(60);
    expect(runs.slice(0, 4).flat()).toContain('s30');
    expect(runs.slice(0, 4).flat()).not.toContain('s0');
  });

  it('ignores formatting commands', () => {
    const { sheet } = showTexts('سلام.');
    const bold = new InputEvent('beforeinput', {
      inputType: 'formatBold',
      bubbles: true,
      cancelable: true,
    });
    sheet.dispatchEvent(bold);
    expect(bold.defaultPrevented).toBe(true);
  });

  it('inserts dropped text as plain text at the drop position', () => {
    const { document, sheet } = showTexts('سلام.');
    const { x, y, height } = measureLastLetter(sheet.querySelector('[data-dictated]') ?? sheet);
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', '\nدوم');
    dataTransfer.setData('text/html', '<b>دوم</b>');
    sheet.dispatchEvent(
      new DragEvent('drop', {
        dataTransfer,
        clientX: x,
        clientY: y + height / 2,
        bubbles: true,
        cancelable: true,
      }),
    );
    expect(document.text()).toBe('سلام.\nدوم');
    expect(sheet.querySelector('b')).toBeNull();
  });
});

/** How often a task reads the first child of a node in an element, as a walk over its text does. */
function countVisits(element: Element, task: () => unknown): number {
  const own = Object.getOwnPropertyDescriptor(Node.prototype, 'firstChild');
  let visits = 0;
  Object.defineProperty(Node.prototype, 'firstChild', {
    ...own,
    get(this: Node): ChildNode | null {
      visits += element.contains(this) ? 1 : 0;
      return own?.get?.call(this) as ChildNode | null;
    },
  });
  task();
  Object.defineProperty(Node.prototype, 'firstChild', own ?? {});
  return visits;
}

function measureLastLetter(element: Element): DOMRect {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let last: Node = element;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    last = node;
  }
  const length = last.textContent?.length ?? 0;
  const range = document.createRange();
  range.setStart(last, length - 1);
  range.setEnd(last, length);
  return range.getBoundingClientRect();
}

function scrollTo(box: HTMLElement, top: number): Promise<void> {
  return new Promise((resolve) => {
    box.addEventListener('scroll', () => resolve(), { once: true });
    box.scrollTop = top;
  });
}
