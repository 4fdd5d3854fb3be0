import { fill } from '../../../foundations/fill.ts';
import { text } from '../../../foundations/text.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { CloseIcon } from '../../media/Icon/controlIcons.ts';
import { type DroppedFile, type FileActions, FileDropRow, FileLine } from './FileDropRow.tsx';
import type { Rejection } from './partitionFiles.ts';
import * as S from './FileDrop.styles.ts';

interface FileListProps {
  files: readonly DroppedFile[];
  rejections: readonly Rejection[];
  disabled: boolean;
  actions: FileActions;
  /** Removes a rejection from the list. */
  onDismiss: (rejection: Rejection) => void;
  /** Called when a row has been removed together with its focused button. */
  onRowRemoved: () => void;
}

/** The accepted files with their actions, and the rejected ones with their reasons. */
export function FileList({
  files,
  rejections,
  disabled,
  actions: { onCancel, onRetry, onRemove },
  onDismiss,
  onRowRemoved,
}: FileListProps) {
  const removing = (act: FileActions['onRemove']) =>
    act &&
    ((id: string) => {
      act(id);
      onRowRemoved();
    });
  return (
    <S.List aria-label={text.files.list}>
      {files.map((file) => (
        <FileDropRow
          key={file.id}
          file={file}
          disabled={disabled}
          onRetry={onRetry}
          onCancel={removing(onCancel)}
          onRemove={removing(onRemove)}
        />
      ))}
      {rejections.map((rejection) => (
        <FileLine
          key={rejection.name + rejection.reason}
          name={rejection.name}
          state="failed"
          error={rejection.reason}
          actions={
            <IconButton
              size="small"
              label={fill(text.files.remove, { name: rejection.name })}
              icon={<CloseIcon />}
              onClick={() => {
                onDismiss(rejection);
                onRowRemoved();
              }}
            />
          }
        />
      ))}
    </S.List>
  );
}
