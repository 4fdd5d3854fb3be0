import { createTranscriptDocument, type TranscriptDocument } from '@nevisa/transcript';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../layout/stories/viewports.ts';
import { TranscriptEditor, type TranscriptEditorProps } from './TranscriptEditor.tsx';

const sentences = [
  'سلام، این نوشته را با صدای خودم می‌نویسم.',
  'هر جمله پس از گفته شدن در جای خود آرام می‌گیرد و دیگر تکان نمی‌خورد.',
  'در جلسهٔ امروز دربارهٔ برنامهٔ ۱۴۰۵ و نسخهٔ تازهٔ Nevisa گفت‌وگو کردیم.',
];
const interim = 'و اکنون دارم جملهٔ بعدی را';
const label = 'متن شما';
const letters = ' دوستان'.split('');
const none: readonly string[] = [];

const meta = preview.meta({
  title: 'Components/Text/TranscriptEditor',
  component: TranscriptEditor,
  args: {
    document: dictated(sentences),
    label,
    placeholder: 'متن شما این‌جا نوشته می‌شود.',
  },
  // Each story has a new document.
  render: (args) => <Live {...args} said={sentences} />,
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('it is a text field of many lines with a name', async () => {
      const sheet = canvas.getByRole('textbox', { name: label });
      await expect(sheet).toHaveAttribute('aria-multiline', 'true');
      await expect(sheet).toHaveAttribute('contenteditable', 'true');
      await expect(sheet).toHaveTextContent(sentences.join(' '));
    });
    await step('Tab moves the focus to the editor and away from it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox')).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('textbox')).not.toHaveFocus();
    });
  },
});

export const Empty = meta.story({
  render: (args) => <Live {...args} />,
  play: async ({ canvas, step }) => {
    await step('it says where the words will fall, from the side where they begin', async () => {
      const [paragraph] = canvas.getByRole('textbox').children;
      await expect(paragraph).toHaveAttribute('data-placeholder');
      await expect(paragraph && getComputedStyle(paragraph).direction).toBe(
        getComputedStyle(document.documentElement).direction,
      );
    });
  },
});

export const EmptyLeftToRight = Empty.extend({ globals: { direction: 'ltr' } });

export const Writing = meta.story({
  render: (args) => <Live {...args} said={sentences} interim={interim} />,
  play: async ({ canvas, step }) => {
    await step(
      'X-3: the editor shows interim words after the final text and never announces them',
      async () => {
        const words = await waitFor(() => canvas.getByText(interim));
        await expect(words).toHaveAttribute('aria-live', 'off');
        await expect(words.closest('p')).toHaveTextContent(`${sentences.join(' ')} ${interim}`);
      },
    );
  },
});

export const Unconfirmed = meta.story({
  render: (args) => (
    <Live {...args} said={sentences} unconfirmed="این جمله هنوز به سرور نرسیده است." />
  ),
});

export const EditedWhileSpeaking = meta.story({
  render: (args) => <Live {...args} speaks />,
  play: async ({ canvas, step }) => {
    const sheet = canvas.getByRole('textbox');
    await waitFor(() => expect(sheet).toHaveTextContent('سلام'));
    await step(
      'D12, X-32: keeps text typed into an earlier segment, and inserts segments at the end',
      async () => {
        await userEvent.click(sheet);
        putCaret(sheet, 4);
        for (const [at, letter] of letters.entries()) {
          document.execCommand('insertText', false, letter);
          await waitFor(() => expect(textBefore(sheet, getSelection())).toContain(letter));
          sheet.dispatchEvent(new CustomEvent('speak', { detail: `جملهٔ ${at}.` }));
        }
        const said = letters.map((_, at) => `جملهٔ ${at}.`).join(' ');
        await waitFor(() => expect(sheet).toHaveTextContent(`سلام دوستان به همه. ${said}`));
      },
    );
    await step('the caret stays where the person writes', async () => {
      const selection = getSelection();
      await expect(textBefore(sheet, selection)).toBe('سلام دوستان');
    });
  },
});

export const UndoPerSentence = meta.story({
  render: (args) => <Live {...args} speaks />,
  play: async ({ canvas, step }) => {
    const sheet = canvas.getByRole('textbox');
    await waitFor(() => expect(sheet).toHaveTextContent('سلام'));
    sheet.dispatchEvent(new CustomEvent('speak', { detail: 'جملهٔ دوم.' }));
    await userEvent.click(sheet);
    await step('one undo takes back one sentence, whole', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(sheet).toHaveTextContent(/^سلام به همه\.$/u);
      await userEvent.keyboard('{Control>}y{/Control}');
      await expect(sheet).toHaveTextContent('سلام به همه. جملهٔ دوم.');
      await userEvent.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
      await expect(sheet).toHaveTextContent('سلام به همه. جملهٔ دوم.');
    });
  },
});

export const Pasted = meta.story({
  render: (args) => <Live {...args} />,
  play: async ({ canvas, step }) => {
    const sheet = canvas.getByRole('textbox');
    await userEvent.click(sheet);
    await step('D13: what is pasted arrives as plain text, to the byte', async () => {
      const data = new DataTransfer();
      data.setData('text/html', '<h1 style="color:red">می‌رود</h1><script>alert(1)</script>');
      data.setData('text/plain', 'می‌رود ۱۲\nدوم');
      sheet.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
      await expect([...sheet.children].map(({ textContent }) => textContent)).toEqual([
        'می‌رود ۱۲',
        'دوم',
      ]);
      await expect(within(sheet).queryByRole('heading')).toBeNull();
    });
    await step('what is copied is plain text with its lines', async () => {
      await userEvent.keyboard('{Control>}a{/Control}');
      const data = new DataTransfer();
      sheet.dispatchEvent(
        new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
      );
      await expect([...data.types]).toEqual(['text/plain']);
      await expect(data.getData('text/plain')).toBe('می‌رود ۱۲\nدوم');
    });
  },
});

export const Long = meta.story({
  render: (args) => (
    <Live {...args} said={Array.from({ length: 900 }, (_, at) => sentences[at % 3] ?? '')} />
  ),
});

export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas, step }) => {
    await step('it can be reached and read, not written in', async () => {
      const sheet = canvas.getByRole('textbox');
      await userEvent.tab();
      await expect(sheet).toHaveFocus();
      await userEvent.keyboard('x');
      await expect(sheet).toHaveTextContent(sentences.join(' '));
      await expect(sheet).toHaveAttribute('contenteditable', 'false');
    });
  },
});

export const Narrow = meta.story({
  globals: onPhone,
  render: (args) => <Live {...args} said={sentences} interim={interim} />,
});

export const LatinParagraph = meta.story({
  render: (args) => (
    <Live {...args} said={[`${sentences[0]}\nThis sentence runs the other way.\n۱۲٬۵۰۰`]} />
  ),
  play: async ({ canvas, step }) => {
    await step('each paragraph runs as its own words do', async () => {
      const sheet = canvas.getByRole('textbox');
      await waitFor(() => expect(sheet.children).toHaveLength(3));
      const directions = [...sheet.children].map((child) => getComputedStyle(child).direction);
      await expect(directions).toEqual([
        'rtl',
        'ltr',
        getComputedStyle(document.documentElement).direction,
      ]);
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => (
    <Live
      {...args}
      said={sentences}
      unconfirmed="این جمله هنوز به سرور نرسیده است."
      interim={interim}
    />
  ),
});

interface LiveProps extends TranscriptEditorProps {
  said?: readonly string[];
  unconfirmed?: string;
  interim?: string;
  /** Receives segments by events of the element. */
  speaks?: boolean;
}

function Live({ said = none, unconfirmed, interim, speaks = false, ...props }: LiveProps) {
  const [sheet] = useState(() => dictated(speaks ? ['سلام به همه.'] : said));
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    if (unconfirmed !== undefined) {
      sheet.insertSegment({ id: 'unconfirmed', text: unconfirmed, confirmed: false });
    }
    sheet.showInterim(interim ?? null);
  }, [sheet, unconfirmed, interim]);
  useEffect(() => {
    const speak = (event: Event) => {
      const text = event instanceof CustomEvent ? String(event.detail) : '';
      sheet.insertSegment({ id: text, text, confirmed: true });
    };
    root?.addEventListener('speak', speak);
    return () => root?.removeEventListener('speak', speak);
  }, [sheet, root]);
  return <TranscriptEditor {...props} document={sheet} ref={setRoot} />;
}

function dictated(texts: readonly string[]): TranscriptDocument {
  const sheet = createTranscriptDocument();
  for (const [at, text] of texts.entries()) {
    sheet.insertSegment({ id: `s${at}`, text, confirmed: true });
  }
  return sheet;
}

function putCaret(sheet: HTMLElement, offset: number) {
  const node = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT).nextNode();
  getSelection()?.collapse(node, offset);
  document.dispatchEvent(new Event('selectionchange'));
}

function textBefore(sheet: HTMLElement, selection: Selection | null): string {
  const range = document.createRange();
  range.setStart(sheet, 0);
  range.setEnd(selection?.focusNode ?? sheet, selection?.focusOffset ?? 0);
  return range.toString();
}
