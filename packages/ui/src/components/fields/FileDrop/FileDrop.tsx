import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { fill } from '../../../foundations/fill.ts';
import { text } from '../../../foundations/text.ts';
import { FieldFrame, type FieldProps } from '../Field/FieldFrame.tsx';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { describeChanges } from './describeChanges.ts';
import { DropZone } from './DropZone.tsx';
import type { DroppedFile, FileActions } from './FileDropRow.tsx';
import { FileList } from './FileList.tsx';
import { type Limits, partitionFiles, type Rejection } from './partitionFiles.ts';
import { type FindHandle, noHandle } from './readDrop.ts';
import * as S from './FileDrop.styles.ts';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'defaultValue' | 'name' | 'onCancel' | 'onChange' | 'required' | 'size' | 'type' | 'value'
>;

export interface FileDropProps extends InputProps, FieldProps, FileActions {
  /** The files with their states; the parent uploads them and updates the list. */
  files: readonly DroppedFile[];
  /**
   * Called with the accepted new files; rejected ones are listed with a reason. `findHandle`
   * answers while the function runs, and gives nothing of files that were not dropped.
   */
  onAdd: (files: File[], findHandle: FindHandle) => void;
  /**
   * Opens another dialog than that of the input, and takes its files itself. Resolves to false
   * where it could not be opened; then the dialog of the input opens.
   */
  onPick?: (() => Promise<boolean>) | undefined;
  /** The maximum file size in bytes. */
  maxBytes?: number;
  /** The prompt for the drop zone. */
  prompt?: ReactNode;
}

/**
 * Accepts files by drop, click or keyboard and shows the state of each. It does not
 * upload and is not part of a form submission. `accept` and `multiple` are those of
 * the input, to which rest props, `ref` and class go.
 */
export function FileDrop({
  files,
  onAdd,
  onPick,
  onCancel,
  onRetry,
  onRemove,
  maxBytes,
  prompt,
  accept,
  multiple = false,
  disabled = false,
  ...props
}: FileDropProps) {
  const [frame, rest] = splitFieldProps(props);
  const root = useRef<HTMLDivElement>(null);
  const { add, rejections, dismiss } = useAddedFiles({ accept, maxBytes, multiple }, onAdd);
  const announcement = useAnnouncement(files);
  return (
    <S.Root ref={root}>
      <FieldFrame {...frame}>
        {(control) => (
          <DropZone
            {...rest}
            {...control}
            accept={accept}
            multiple={multiple}
            disabled={disabled}
            prompt={prompt ?? (multiple ? text.files.dropSeveral : text.files.drop)}
            onFiles={add}
            onPick={onPick}
          />
        )}
      </FieldFrame>
      {files.length + rejections.length > 0 && (
        <FileList
          files={files}
          rejections={rejections}
          disabled={disabled}
          actions={{ onCancel, onRetry, onRemove }}
          onDismiss={dismiss}
          onRowRemoved={() => root.current?.querySelector('input')?.focus()}
        />
      )}
      <S.Announcement>{announcement}</S.Announcement>
      <S.Announcement>
        {rejections
          .map((rejection) => fill(text.files.announcements.rejected, { ...rejection }))
          .join(' ')}
      </S.Announcement>
    </S.Root>
  );
}

/** Adds the accepted files, and keeps why the others of the last time were rejected. */
function useAddedFiles(limits: Limits, onAdd: FileDropProps['onAdd']) {
  const [rejections, setRejections] = useState<readonly Rejection[]>([]);
  const add = (
    chosen: readonly File[],
    folders: readonly Rejection[] = [],
    findHandle: FindHandle = noHandle,
  ) => {
    const { accepted, rejected } = partitionFiles(chosen, limits);
    setRejections([...folders, ...rejected]);
    if (accepted.length > 0) {
      onAdd(accepted, findHandle);
    }
  };
  const dismiss = (rejection: Rejection) =>
    setRejections(rejections.filter((other) => other !== rejection));
  return { add, rejections, dismiss };
}

/** The last announced change of the files. */
function useAnnouncement(files: readonly DroppedFile[]): string {
  const [known, setKnown] = useState(files);
  const [announcement, setAnnouncement] = useState('');
  if (files !== known) {
    setKnown(files);
    setAnnouncement(describeChanges(known, files) || announcement);
  }
  return announcement;
}
