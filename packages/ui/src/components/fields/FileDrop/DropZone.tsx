import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useRef } from 'react';
import { text } from '../../../foundations/text.ts';
import { UploadIcon } from '../../media/Icon/pickerIcons.ts';
import type { Rejection } from './partitionFiles.ts';
import { type FindHandle, readDrop } from './readDrop.ts';
import { useFileDrag } from './useFileDrag.ts';
import * as S from './FileDrop.styles.ts';

interface DropZoneProps extends ComponentPropsWithRef<'input'> {
  prompt: ReactNode;
  disabled: boolean;
  onFiles: (
    files: readonly File[],
    folders?: readonly Rejection[],
    findHandle?: FindHandle,
  ) => void;
  onPick: (() => Promise<boolean>) | undefined;
}

/** The input and the area around it that accepts dropped files. */
export function DropZone({ prompt, disabled, onFiles, onPick, ...rest }: DropZoneProps) {
  const openDialog = useOtherDialog(onPick);
  const { over, handlers } = useFileDrag(disabled, (data) => {
    const { files, folders, findHandle } = readDrop(data);
    onFiles(files, folders, findHandle);
  });
  return (
    <S.Zone
      data-over={over}
      {...(disabled && { role: 'group', 'aria-disabled': true })}
      {...handlers}
    >
      <S.Input
        {...rest}
        type="file"
        onClick={(event) => void openDialog(event)}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = ''; // lets the same file be chosen again
        }}
      />
      <UploadIcon size="large" />
      <S.Prompt>
        {prompt}
        <S.Choose>{text.files.choose}</S.Choose>
      </S.Prompt>
    </S.Zone>
  );
}

/** Opens another dialog in place of that of the input, which opens where the other one cannot. */
function useOtherDialog(onPick: (() => Promise<boolean>) | undefined) {
  const isOwn = useRef(false);
  return async (event: MouseEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (onPick === undefined || isOwn.current) {
      return;
    }
    event.preventDefault();
    if (!(await onPick())) {
      isOwn.current = true;
      input.click();
      isOwn.current = false;
    }
  };
}
