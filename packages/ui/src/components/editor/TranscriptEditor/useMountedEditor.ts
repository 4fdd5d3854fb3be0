import type { TranscriptDocument } from '@nevisa/transcript';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import type { HitRange } from './HitMarks.ts';
import { type EditorOptions, type MountedEditor, mountEditor } from './mountEditor.ts';
import type { ParagraphHeads } from './ParagraphView.ts';

export interface ShownOptions extends Omit<EditorOptions, 'hits'> {
  hits: readonly HitRange[];
  shownHit: number | null;
}

/** Mounts the editor of a document in the element of the returned ref, and gives it changed options. */
export function useMountedEditor(
  document: TranscriptDocument,
  shown: ShownOptions,
  heads: ParagraphHeads | undefined,
): RefObject<HTMLDivElement | null> {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const options = useRef<EditorOptions>(toOptions(shown));
  const editor = useRef<MountedEditor>(null);
  const { placeholder, readOnly, listening, onShortcut, hits, shownHit, spoken, uncertain } = shown;
  useLayoutEffect(() => {
    options.current = toOptions({
      placeholder,
      readOnly,
      listening,
      onShortcut,
      hits,
      shownHit,
      spoken,
      uncertain,
    });
    editor.current?.refresh();
  }, [placeholder, readOnly, listening, onShortcut, hits, shownHit, spoken, uncertain]);
  useLayoutEffect(() => {
    editor.current?.reveal(shownHit);
  }, [shownHit]);
  useLayoutEffect(() => {
    if (place.current === null) {
      return;
    }
    const mounted = mountEditor(place.current, document, () => options.current, id, heads);
    editor.current = mounted;
    return () => {
      mounted.unmount();
      editor.current = null;
    };
  }, [document, id, heads]);
  return place;
}

function toOptions({ hits, shownHit, ...rest }: ShownOptions): EditorOptions {
  return { ...rest, hits: { hits, at: shownHit } };
}
