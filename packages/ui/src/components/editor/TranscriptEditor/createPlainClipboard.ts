import { type EditorState, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { getInternals, readText, resolveAnchor, type TranscriptDocument } from '@nevisa/transcript';

type Handlers = {
  [Name in 'copy' | 'cut' | 'paste' | 'dragstart' | 'dragend' | 'drop']: (
    view: EditorView,
    event: HTMLElementEventMap[Name],
  ) => boolean;
};

/**
 * Copies and pastes plain text only. Handles the events before ProseMirror would
 * parse or write markup, which Trusted Types forbid.
 */
export function createPlainClipboard(document: TranscriptDocument): Handlers {
  let drag: 'none' | 'own' = 'none';
  return {
    copy(view, event) {
      if (!view.state.selection.empty) {
        event.clipboardData?.setData('text/plain', getSelectedText(view.state));
        event.preventDefault();
      }
      return true;
    },
    cut(view, event) {
      if (!view.state.selection.empty) {
        event.clipboardData?.setData('text/plain', getSelectedText(view.state));
        event.preventDefault();
        if (view.editable) {
          view.dispatch(view.state.tr.deleteSelection().scrollIntoView());
        }
      }
      return true;
    },
    paste(view, event) {
      event.preventDefault();
      insertPlainText(view, document, event.clipboardData);
      return true;
    },
    dragstart(view, { dataTransfer }) {
      if (dataTransfer && !view.state.selection.empty) {
        dataTransfer.clearData();
        dataTransfer.setData('text/plain', getSelectedText(view.state));
        drag = 'own';
      }
      return true;
    },
    dragend() {
      drag = 'none';
      return true;
    },
    drop(view, event) {
      event.preventDefault();
      const found = view.posAtCoords({ left: event.clientX, top: event.clientY });
      const { from, to } = view.state.selection;
      // Text that is dropped on itself stays, with its times.
      const isOnItself = drag === 'own' && found && from <= found.pos && found.pos <= to;
      if (found && !isOnItself && view.editable && event.dataTransfer?.getData('text/plain')) {
        if (drag === 'own' && !isCopyKeyHeld(event)) {
          getInternals(document).moveSelection(found.pos);
          insertRestSoon(document);
        } else {
          const { doc, tr } = view.state;
          const position = resolveAnchor(doc, found.pos);
          view.dispatch(tr.setSelection(TextSelection.create(doc, position)));
          insertPlainText(view, document, event.dataTransfer);
        }
        view.focus();
      }
      drag = 'none';
      return true;
    },
  };
}

/** Whether the key is held that makes a copy of dragged text: Option on the devices of Apple, Ctrl on all others. */
function isCopyKeyHeld({ altKey, ctrlKey }: DragEvent): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? altKey : ctrlKey;
}

function insertPlainText(
  view: EditorView,
  document: TranscriptDocument,
  data: DataTransfer | null,
): void {
  const text = data?.getData('text/plain') ?? '';
  if (view.editable && text !== '') {
    document.insertLongText(text);
    insertRestSoon(document);
  }
}

/** The time in which the page is painted between two parts of a long text, in ms. */
const partPause = 8;

// It goes on without the editor: the document outlives it.
function insertRestSoon(document: TranscriptDocument): void {
  setTimeout(() => {
    if (document.insertRest()) {
      insertRestSoon(document);
    }
  }, partPause);
}

function getSelectedText({ doc, selection: { from, to } }: EditorState): string {
  return readText(doc.cut(from, to));
}
