import { openConversation, readCaret, type TranscriptDocument } from '@nevisa/transcript';
import { NevisaUi } from '@nevisa/ui';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { blockPage } from '@nevisa/testing/busy';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import { EditorSheet } from '../EditorSheet.tsx';
import { type ParagraphsTool, useParagraphs } from './useParagraphs.ts';

const lines = ['خانه', 'باغ', 'دشت'];

interface PageProps {
  document: TranscriptDocument;
  report: (tool: ParagraphsTool) => void;
}

function Page({ document, report }: PageProps) {
  const editor = useRef<HTMLDivElement>(null);
  const tool = useParagraphs(document, editor);
  useLayoutEffect(() => report(tool));
  return <EditorSheet ref={editor} document={document} />;
}

function openTool() {
  const segment = { segment_id: 'a', text: lines.join('\n'), start: null, end: null, words: [] };
  const document = openConversation([{ ...segment, speaker: null, is_edited: false }]);
  const shown = {} as { tool: ParagraphsTool };
  renderInPage(
    <NevisaUi direction="rtl">
      <Page document={document} report={(tool) => void Object.assign(shown, { tool })} />
    </NevisaUi>,
  );
  return { document, shown };
}

it('X-170: the caret stays in the chosen paragraph on a page that is busy while its text takes the focus', async () => {
  const { document, shown } = openTool();
  flushSync(() => shown.tool.open());
  const last = shown.tool.paragraphs?.at(-1);
  flushSync(() => shown.tool.choose(last!));
  await blockPage();
  expect([last?.text, readCaret(document)]).toEqual([
    'دشت',
    lines.join('').length + lines.length - 1,
  ]);
});
