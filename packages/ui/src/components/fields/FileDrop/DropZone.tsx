import type { ComponentPropsWithRef, ReactNode } from 'react';
import { text } from '../../../foundations/text.ts';
import { UploadIcon } from '../../media/Icon/pickerIcons.ts';
import { readDrop, type Rejection } from './partitionFiles.ts';
import { useFileDrag } from './useFileDrag.ts';
import * as S from './FileDrop.styles.ts';

interface DropZoneProps extends ComponentPropsWithRef<'input'> {
  prompt: ReactNode;
  disabled: boolean;
  onFiles: (files: readonly File[], folders?: readonly Rejection[]) => void;
}

/** The input and the area around it that accepts dropped files. */
export function DropZone({ prompt, disabled, onFiles, ...rest }: DropZoneProps) {
  const { over, handlers } = useFileDrag(disabled, (data) => {
    const { files, folders } = readDrop(data);
    onFiles(files, folders);
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
