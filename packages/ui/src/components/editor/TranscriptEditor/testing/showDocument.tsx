import { createTranscriptDocument, type TranscriptDocument } from '@nevisa/transcript';
import { render } from '../../../../testing/render.tsx';
import { TranscriptEditor } from '../TranscriptEditor.tsx';

export const placeholder = 'متن شما این‌جا نوشته می‌شود.';

/** A document in which these sentences have arrived. */
export function told(...texts: string[]): TranscriptDocument {
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

/** The same on a screen. */
export function shown(...texts: string[]) {
  const document = told(...texts);
  return { document, sheet: show(document).sheet };
}

export function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
