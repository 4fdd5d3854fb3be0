import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { fill } from '../../../foundations/fill.ts';
import { text } from '../../../foundations/text.ts';
import { UploadIcon } from '../../media/Icon/fieldIcons.ts';
import { FieldFrame, type FieldProps } from '../Field/FieldFrame.tsx';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { describeChanges } from './describeChanges.ts';
import type { DroppedFile, FileActions } from './FileDropRow.tsx';
import { FileList } from './FileList.tsx';
import { partitionFiles, readDrop, type Rejection } from './partitionFiles.ts';
import { useFileDrag } from './useFileDrag.ts';
import * as S from './FileDrop.styles.ts';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'defaultValue' | 'name' | 'onCancel' | 'onChange' | 'required' | 'size' | 'type' | 'value'
>;

export interface FileDropProps extends InputProps, FieldProps, FileActions {
  /** The files with their states; the parent uploads them and updates the list. */
  files: readonly DroppedFile[];
  /** Called with the accepted new files; rejected ones are listed with a reason. */
  onAdd: (files: File[]) => void;
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
  const [rejections, setRejections] = useState<readonly Rejection[]>([]);
  const announcement = useAnnouncement(files);
  const add = (chosen: readonly File[], folders: readonly Rejection[] = []) => {
    const { accepted, rejected } = partitionFiles(chosen, { accept, maxBytes, multiple });
    setRejections([...folders, ...rejected]);
    if (accepted.length > 0) {
      onAdd(accepted);
    }
  };
  const { over, handlers } = useFileDrag(disabled, (data) => {
    const dropped = readDrop(data);
    add(dropped.files, dropped.folders);
  });
  return (
    <S.Root ref={root}>
      <FieldFrame {...frame}>
        {(control) => (
          <S.Zone
            data-over={over}
            {...(disabled && { role: 'group', 'aria-disabled': true })}
            {...handlers}
          >
            <S.Input
              {...rest}
              {...control}
              type="file"
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              onChange={({ currentTarget }) => {
                add([...(currentTarget.files ?? [])]);
                currentTarget.value = ''; // lets the same file be chosen again
              }}
            />
            <UploadIcon size="large" />
            <S.Prompt>
              {prompt ?? (multiple ? text.files.dropSeveral : text.files.drop)}
              <S.Choose>{text.files.choose}</S.Choose>
            </S.Prompt>
          </S.Zone>
        )}
      </FieldFrame>
      {files.length + rejections.length > 0 && (
        <FileList
          files={files}
          rejections={rejections}
          disabled={disabled}
          actions={{ onCancel, onRetry, onRemove }}
          onDismiss={(rejection) =>
            setRejections(rejections.filter((other) => other !== rejection))
          }
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
