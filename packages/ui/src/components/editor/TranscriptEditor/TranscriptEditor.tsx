import type { TranscriptDocument } from '@nevisa/transcript';
import { type ComponentPropsWithRef, useImperativeHandle } from 'react';
import type { UncertainWords } from './EditorMarks.ts';
import type { HitRange } from './HitMarks.ts';
import type { ParagraphHeads } from './ParagraphView.ts';
import type { SpokenWords } from './spoken/spokenWords.ts';
import { useMountedEditor } from './useMountedEditor.ts';
import * as S from './TranscriptEditor.styles.ts';

export interface TranscriptEditorProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'placeholder'
> {
  /** The edited document; it outlives the editor. */
  document: TranscriptDocument;
  /** Accessible name. */
  label: string;
  /** Shown while the document is empty. */
  placeholder: string;
  /** Text can be selected, not edited. @default false */
  readOnly?: boolean;
  /** A recording runs that shows its words at once: a caret is shown where they will fall. @default false */
  listening?: boolean;
  /** Font size in px. @default that of `TranscriptText` */
  fontSize?: number;
  /** Line height as a factor of the font size. @default 1.9 */
  lineHeight?: number;
  /** Handles a key before the editor. True when the key was handled. */
  onShortcut?: (event: KeyboardEvent) => boolean;
  /** Found text, marked in order; positions of the document. @default none */
  hits?: readonly HitRange[];
  /** The index of the hit that is shown; the editor scrolls to it. @default null */
  shownHit?: number | null;
  /** Speaker and time of each paragraph. Keep the same object between renders. @default none */
  heads?: ParagraphHeads | undefined;
  /** The word that is said; it is marked, followed and pressed without a render. Keep the same object between renders. @default none */
  spoken?: SpokenWords | undefined;
  /** Uncertain words, dotted. Keep the same object between renders. @default none */
  uncertain?: UncertainWords | undefined;
}

/**
 * A text field for dictation and editing at the same time: segments are inserted
 * while the person edits elsewhere, and interim text is shown in place without
 * being part of the document. Only plain text can be pasted and copied.
 */
export function TranscriptEditor({
  document,
  label,
  placeholder,
  readOnly = false,
  listening = false,
  fontSize,
  lineHeight,
  onShortcut,
  hits = noHits,
  shownHit = null,
  heads,
  spoken,
  uncertain,
  ref,
  style,
  ...rest
}: TranscriptEditorProps) {
  const place = useMountedEditor(
    document,
    {
      placeholder,
      readOnly,
      listening,
      onShortcut,
      hits,
      shownHit,
      spoken,
      uncertain,
    },
    heads,
  );
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => place.current, [
    place,
  ]);
  return (
    <S.Root
      {...field}
      aria-label={label}
      aria-placeholder={placeholder}
      aria-readonly={readOnly || undefined}
      tabIndex={0}
      data-heads={heads !== undefined}
      {...rest}
      ref={place}
      style={{ ...style, ...createSizes(fontSize, lineHeight) }}
    />
  );
}

const noHits: readonly HitRange[] = [];

// A textarea supports neither a direction for each paragraph nor text outside of its value.
const field = { role: 'textbox', 'aria-multiline': true } as const;

function createSizes(
  fontSize: number | undefined,
  lineHeight: number | undefined,
): Record<string, string | number> {
  return {
    ...(fontSize !== undefined && { '--_size': `${fontSize}px` }),
    ...(lineHeight !== undefined && { '--_line': lineHeight }),
  };
}
