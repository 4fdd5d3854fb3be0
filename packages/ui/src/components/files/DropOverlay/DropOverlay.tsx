import type { ComponentPropsWithRef } from 'react';
import { UploadIcon } from '../../media/Icon/pickerIcons.ts';
import { readDrop, type Rejection } from '../../fields/FileDrop/partitionFiles.ts';
import { useWindowDrop } from './useWindowDrop.ts';
import * as S from './DropOverlay.styles.ts';

export interface DropOverlayProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What happens to files that are dropped: «فایل‌ها را این‌جا رها کنید». */
  prompt: string;
  /** Accepted kinds and limits in one line. */
  hint?: string;
  /** Called with the dropped files, and with the folders among them with a reason. */
  onFiles: (files: readonly File[], folders: readonly Rejection[]) => void;
}

/**
 * Lets files be dropped anywhere in the window, and covers it while they are dragged. A file
 * that is dropped never leaves the page.
 */
export function DropOverlay({ prompt, hint, onFiles, ...rest }: DropOverlayProps) {
  const isOver = useWindowDrop((data) => {
    const { files, folders } = readDrop(data);
    onFiles(files, folders);
  });
  return (
    <S.Root {...rest} hidden={!isOver} aria-hidden="true">
      <S.Sheet>
        <UploadIcon size="large" />
        <S.Prompt>{prompt}</S.Prompt>
        {hint !== undefined && <S.Hint>{hint}</S.Hint>}
      </S.Sheet>
    </S.Root>
  );
}
