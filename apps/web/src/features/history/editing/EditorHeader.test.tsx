import type { TranscriptDocument } from '@nevisa/transcript';
import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { historyText } from '../../../shared/text/historyText.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { EditorHeader, type EditorHeaderProps } from './EditorHeader.tsx';

const nothing = () => undefined;
const document = { subscribe: () => nothing, wordCount: () => 3 } as unknown as TranscriptDocument;

/** What the header of a text offers: its star, and its deletion. */
function readOffers({ isInTrash = false, staysHere = false }) {
  const view = {
    facts: { conversation: null, savedAt: null, title: 'A', staysHere },
    isReadOnly: isInTrash,
    isInTrash,
    saveState: null,
  };
  const commands = { copied: null, star: { isStarred: true, want: nothing }, rename: nothing };
  const writing = { cleanUp: nothing, addWord: nothing, writeSpoken: nothing };
  const props = { view, document, commands, writing, onFind: nothing, onParagraphs: nothing };
  const { host } = renderInPage(
    <NevisaUi>
      <div style={{ inlineSize: 900 }}>
        <EditorHeader
          {...(props as unknown as EditorHeaderProps)}
          onSpeakers={null}
          onReview={null}
        />
      </div>
    </NevisaUi>,
  );
  const names = [...host.querySelectorAll('button')].map(
    (button) => button.ariaLabel ?? button.textContent,
  );
  return {
    star: host.querySelector('[aria-pressed]') !== null,
    delete: names.includes(historyText.delete),
  };
}

it('X-126, X-125: a text of the trash offers neither a second deletion nor a star', () => {
  expect(readOffers({})).toEqual({ star: true, delete: true });
  expect(readOffers({ isInTrash: true })).toEqual({ star: false, delete: false });
});

it('X-132: a text that stays on this device has no star', () => {
  expect(readOffers({ staysHere: true })).toEqual({ star: false, delete: true });
});
