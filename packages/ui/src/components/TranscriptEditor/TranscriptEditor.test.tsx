import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { render } from '../../testing/render.tsx';
import {
  createTranscriptDocument,
  insideOf,
  type TranscriptDocument,
} from './createTranscriptDocument.ts';
import { FinalsLog } from './FinalsLog.tsx';
import { finalsPace, type PacerClock } from './finalsPacer.ts';
import { TranscriptEditor } from './TranscriptEditor.tsx';

const placeholder = 'متن شما این‌جا نوشته می‌شود.';

function told(...texts: string[]): TranscriptDocument {
  const document = createTranscriptDocument();
  texts.forEach((text, at) => document.settle({ id: `s${at}`, text, confirmed: true }));
  return document;
}

function show(document: TranscriptDocument) {
  const rendered = render(
    <TranscriptEditor document={document} label="متن" placeholder={placeholder} />,
  );
  return { ...rendered, sheet: rendered.find('[role=textbox]') };
}

function shown(...texts: string[]) {
  const document = told(...texts);
  return { document, sheet: show(document).sheet };
}

function focused(...texts: string[]) {
  const opened = shown(...texts);
  opened.sheet.focus();
  return opened;
}

/** What an input method has of a word so far, with its caret at the end. */
function compose(text: string) {
  const end = text.length;
  return cdp().send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
}

describe('TranscriptEditor', () => {
  describeComponent(
    <TranscriptEditor document={told('سلام به همه.')} label="متن" placeholder={placeholder} />,
    { root: '[role=textbox]' },
  );

  it('loses nothing when it goes and comes again, also twice in development', () => {
    const document = told('سلام.');
    const first = show(document);
    document.settle({ id: 'b', text: 'دوم.', confirmed: true });
    first.unmount();
    document.settle({ id: 'c', text: 'سوم.', confirmed: true });
    const { find } = render(
      <StrictMode>
        <TranscriptEditor document={document} label="متن" placeholder={placeholder} />
      </StrictMode>,
    );
    expect(find('[role=textbox]').textContent).toBe('سلام. دوم. سوم.');
    document.undo();
    expect(find('[role=textbox]').textContent).toBe('سلام. دوم.');
  });

  it('X-32: puts the words where they will stay: settling moves nothing', () => {
    const { document, sheet } = shown('این جملهٔ اول است و همین‌جا می‌ماند.');
    document.showInterim('جملهٔ دوم هم در جای خود آرام می‌گیرد.');
    const placesOf = (words: Element | null) => {
      const { x, y, width } = lastLetterOf(words ?? sheet);
      return [x, y, width];
    };
    const falling = placesOf(sheet.querySelector('[data-interim]'));
    const height = sheet.offsetHeight;
    document.settle({
      id: 'b',
      text: 'جملهٔ دوم هم در جای خود آرام می‌گیرد.',
      confirmed: true,
    });
    expect(placesOf([...sheet.querySelectorAll('[data-dictated]')].at(-1) ?? null)).toEqual(
      falling,
    );
    expect(sheet.offsetHeight).toBe(height);
  });

  it('X-32: shows the words of a new paragraph where that will stand', () => {
    const { document, sheet } = shown('واژه '.repeat(60).trim());
    document.showInterim('جملهٔ دوم');
    const falling = lastLetterOf(sheet.querySelector('p[data-interim]') ?? sheet).y;
    document.settle({ id: 'b', text: 'جملهٔ دوم', confirmed: true });
    expect(sheet.children).toHaveLength(2);
    expect(lastLetterOf(sheet.lastElementChild?.firstElementChild ?? sheet).y).toBe(falling);
  });

  it('touches one element for one more interim word, at 9,000 words', () => {
    const { document, sheet } = shown(
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

  it.each([
    ['a sentence', (document: TranscriptDocument) => settleNext(document)],
    ['a guess', (document: TranscriptDocument) => document.showInterim('و اکنون')],
  ])(
    'X-32, D12: the caret that a key has just moved stays there, though %s arrives before the browser has told of it',
    async (_, arrive) => {
      const { document, sheet } = focused('سلام به همه.');
      const first = firstTextOf(sheet);
      getSelection()?.collapse(first, 2);
      const heard = new Promise((resolve) => {
        sheet.ownerDocument.addEventListener('selectionchange', resolve, { once: true });
      });
      arrive(document);
      await heard;
      document.insertText('!');
      expect(document.text().startsWith('سل!ام')).toBe(true);
      expect(getSelection()?.anchorOffset).toBe(3);
    },
  );

  it('X-32: puts a text where a key has just moved the caret', async () => {
    const { document, sheet } = focused('سلام به همه.');
    await nextFrame();
    getSelection()?.collapse(firstTextOf(sheet), 2);
    document.insertText('!');
    expect(document.text()).toBe('سل!ام به همه.');
  });

  it('X-32: takes a letter although words arrive in the same breath', async () => {
    const document = createTranscriptDocument({
      onEntry: () => document.showInterim(`${document.text().length}`),
    });
    document.settle({ id: 'a', text: 'سلام.', confirmed: true });
    const { sheet } = show(document);
    sheet.focus();
    sheet.ownerDocument.execCommand('insertText', false, '!');
    sheet.ownerDocument.execCommand('insertText', false, '!');
    await expect.poll(() => document.text()).toBe('!!سلام.');
  });

  it('X-32: lets sentences wait until a composition has ended', async () => {
    const { document, sheet } = focused('سلام.');
    sheet.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    document.settle({ id: 'b', text: 'دوم.', confirmed: true });
    expect(document.text()).toBe('سلام.');
    sheet.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await expect.poll(() => sheet.textContent).toBe('سلام. دوم.');
  });

  it('X-32: an input method writes on, undisturbed, while sentences arrive', async () => {
    const { document, sheet } = focused('سلام.');
    await compose(' دو');
    document.settle({ id: 'b', text: 'سوم.', confirmed: true });
    await compose(' دوم');
    expect(sheet.textContent).toBe('سلام. دوم');
    await cdp().send('Input.insertText', { text: ' دوم.' });
    await expect.poll(() => document.text()).toBe('سلام. دوم. سوم.');
    expect(sheet.textContent).toBe('سلام. دوم. سوم.');
  });

  it('X-32: what could wait no longer arrives around the word being composed', async () => {
    const { document } = focused('سلام.');
    await compose(' دو');
    await expect.poll(() => document.text()).toBe('سلام. دو');
    const { state, dispatch } = insideOf(document);
    dispatch(state().tr.insertText('ها: ', 1));
    await compose(' دوم');
    await cdp().send('Input.insertText', { text: ' دوم.' });
    await expect.poll(() => document.text()).toBe('ها: سلام. دوم.');
  });

  it('lets interim words run as they will when they have settled', () => {
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

  it('goes with the arriving text only while the reader is at the end', async () => {
    const document = told(...Array.from({ length: 60 }, (_, at) => `جملهٔ شمارهٔ ${at}.`));
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
      document.settle({ id, text: 'و باز هم یک جملهٔ دیگر که چند سطر می‌گیرد.', confirmed: true });
    await scrollTo(box, box.scrollHeight);
    say('a');
    say('b');
    await expect.poll(fromEnd).toBeLessThan(2);
    await scrollTo(box, 40);
    say('c');
    await nextFrame();
    await nextFrame();
    expect(box.scrollTop).toBe(40);
  });

  it('refuses what only a rich text has', () => {
    const { sheet } = shown('سلام.');
    const bold = new InputEvent('beforeinput', {
      inputType: 'formatBold',
      bubbles: true,
      cancelable: true,
    });
    sheet.dispatchEvent(bold);
    expect(bold.defaultPrevented).toBe(true);
  });

  it('takes dropped text as plain text, in the place where it falls', () => {
    const { document, sheet } = shown('سلام.');
    const { x, y, height } = lastLetterOf(sheet.querySelector('[data-dictated]') ?? sheet);
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

describe('FinalsLog', () => {
  it('says new sentences only, politely, and nothing where the person wants none', async () => {
    const waiting: (() => void)[] = [];
    let now = 0;
    const clock: PacerClock = {
      now: () => now,
      after: (_, task) => {
        waiting.push(task);
        return () => undefined;
      },
    };
    const finals = ['یک.', 'دو.', 'سه.', 'چهار.'].map((text) => ({ id: text, text }));
    const show = (count: number, silent = false) => (
      <FinalsLog finals={finals.slice(0, count)} silent={silent} clock={clock} />
    );
    const { find, rerender } = render(show(1));
    const said = () => find('[role=status]').textContent;
    expect(said()).toBe('');
    rerender(show(2));
    await expect.poll(said).toBe('دو.');
    rerender(show(3));
    await expect.poll(said).toBe('دو.');
    now += finalsPace;
    waiting.splice(0).forEach((task) => task());
    rerender(show(3));
    await expect.poll(said).toBe('سه.');
    rerender(show(4, true));
    await expect.poll(said).toBe('');
  });
});

function lastLetterOf(element: Element): DOMRect {
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

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

function settleNext(document: TranscriptDocument): void {
  document.settle({ id: 'next', text: 'جملهٔ دوم.', confirmed: true });
}

function firstTextOf(sheet: Element): Node {
  const text = sheet.ownerDocument.createTreeWalker(sheet, NodeFilter.SHOW_TEXT).nextNode();
  if (text === null) {
    throw new Error('There is no text on the sheet to put the caret into.');
  }
  return text;
}
