import { type ComponentPropsWithRef, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { TranscriptDocument } from './transcriptDocument.ts';
import { type EditorOptions, type MountedEditor, mountEditor } from './mountEditor.ts';
import * as S from './TranscriptEditor.styles.ts';

export interface TranscriptEditorProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'placeholder'
> {
  /** What is written in. It keeps everything when the editor goes. */
  document: TranscriptDocument;
  /** Says aloud what this is. */
  label: string;
  /** Stands where the first words will fall. */
  placeholder: string;
  /** Can be read and selected, not written in. @default false */
  readOnly?: boolean;
  /** Size of the letters, in px; as in `TranscriptText` where it is absent. */
  fontSize?: number;
  /** Distance of the lines, in letters. @default 1.9 */
  lineHeight?: number;
  /** Hears of a key before the editor does. True where it was taken. */
  onShortcut?: (event: KeyboardEvent) => boolean;
}

/**
 * A sheet that is dictated on and written in at the same time: finished
 * sentences fall at their place while the person edits elsewhere, interim words
 * stand in place and are no part of it. Only plain text goes in and out.
 */
export function TranscriptEditor({
  document,
  label,
  placeholder,
  readOnly = false,
  fontSize,
  lineHeight,
  onShortcut,
  ref,
  style,
  ...rest
}: TranscriptEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const options = useRef<EditorOptions>({ placeholder, readOnly, onShortcut });
  const editor = useRef<MountedEditor>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => place.current, []);
  useLayoutEffect(() => {
    options.current = { placeholder, readOnly, onShortcut };
    editor.current?.refresh();
  }, [placeholder, readOnly, onShortcut]);
  useLayoutEffect(() => {
    if (place.current === null) {
      return;
    }
    const mounted = mountEditor(place.current, document, () => options.current);
    editor.current = mounted;
    return () => {
      mounted.unmount();
      editor.current = null;
    };
  }, [document]);
  return (
    <S.Root
      {...field}
      aria-label={label}
      aria-placeholder={placeholder}
      aria-readonly={readOnly || undefined}
      tabIndex={0}
      {...rest}
      ref={place}
      style={{ ...style, ...sizesOf(fontSize, lineHeight) }}
    />
  );
}

// A textarea can hold neither paragraphs of their own direction nor words that are not its value.
const field = { role: 'textbox', 'aria-multiline': true } as const;

function sizesOf(
  fontSize: number | undefined,
  lineHeight: number | undefined,
): Record<string, string | number> {
  return {
    ...(fontSize !== undefined && { '--_size': `${fontSize}px` }),
    ...(lineHeight !== undefined && { '--_line': lineHeight }),
  };
}
