import { createTranscriptDocument, type TranscriptDocument } from '@nevisa/transcript';
import { render } from '../../../../testing/render.tsx';
import { TranscriptEditor } from '../TranscriptEditor.tsx';

export const placeholder = 'متن شما این‌جا نوشته می‌شود.';

/** A document with these segments. */
export function createDictated(...texts: string[]): TranscriptDocument {
  const document = createTranscriptDocument();
  texts.forEach((text, at) => document.insertSegment({ id: `s${at}`, text, confirmed: true }));
  return document;
}

export function show(document: TranscriptDocument) {
  const rendered = render(
    <TranscriptEditor document={document} label="متن" placeholder={placeholder} />,
  );
  return { ...rendered, sheet: rendered.find('[role=textbox]') };
}

/** The same, in an editor. */
export function showTexts(...texts: string[]) {
  const document = createDictated(...texts);
  return { document, sheet: show(document).sheet };
}

export function waitForFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

/** The first text of a sheet. */
export function findFirstText(sheet: Element): Node {
  const text = sheet.ownerDocument.createTreeWalker(sheet, NodeFilter.SHOW_TEXT).nextNode();
  if (text === null) {
    throw new Error('There is no text on the sheet to put the caret into.');
  }
  return text;
}
