import {
  type ComponentPropsWithRef,
  type DragEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { fill } from '../../../foundations/fill.ts';
import { text } from '../../../foundations/text.ts';
import { FieldFrame, type FieldWords } from '../Field/FieldFrame.tsx';
import { CloseIcon } from '../../media/Icon/controlIcons.ts';
import { UploadIcon } from '../../media/Icon/fieldIcons.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { type DroppedFile, type FileActions, FileDropRow, FileLine } from './FileDropRow.tsx';
import { newsOf } from './news.ts';
import { readDrop, type Refusal, sift } from './sift.ts';
import * as S from './FileDrop.styles.ts';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'defaultValue' | 'name' | 'onCancel' | 'onChange' | 'required' | 'size' | 'type' | 'value'
>;

export interface FileDropProps extends InputProps, FieldWords, FileActions {
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
  label,
  hint,
  error,
  optional = false,
  files,
  onAdd,
  onCancel,
  onRetry,
  onRemove,
  maxBytes,
  prompt,
  id,
  accept,
  multiple = false,
  disabled = false,
  'aria-describedby': describedBy,
  ...rest
}: FileDropProps) {
  const root = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [known, setKnown] = useState(files);
  const [news, setNews] = useState('');
  if (files !== known) {
    setKnown(files);
    setNews(newsOf(known, files) || news);
  }

  const take = (chosen: readonly File[], folders: readonly Refusal[] = []) => {
    const { accepted, refused } = sift(chosen, { accept, maxBytes, multiple });
    setRefusals([...folders, ...refused]);
    if (accepted.length > 0) {
      onAdd(accepted);
    }
  };
  const drag = (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) {
      event.preventDefault(); // prevents the browser from opening the file
      event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
      setOver(!disabled);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) {
      const dropped = readDrop(event.dataTransfer);
      take(dropped.files, dropped.folders);
    }
  };
  // A removed row also removes the focused button.
  const goToInput = () => root.current?.querySelector('input')?.focus();

  return (
    <S.Root ref={root}>
      <FieldFrame
        label={label}
        hint={hint}
        error={error}
        optional={optional}
        id={id}
        describedBy={describedBy}
      >
        {(control) => (
          <S.Zone
            data-over={over}
            {...(disabled && { role: 'group', 'aria-disabled': true })}
            onDragEnter={drag}
            onDragOver={drag}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <S.Input
              {...rest}
              {...control}
              type="file"
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              onChange={({ currentTarget }) => {
                take([...(currentTarget.files ?? [])]);
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
      {files.length + refusals.length > 0 && (
        <S.List aria-label={text.files.list}>
          {files.map((file) => (
            <FileDropRow
              key={file.id}
              file={file}
              disabled={disabled}
              {...(onRetry && { onRetry })}
              {...(onCancel && {
                onCancel: (fileId) => {
                  onCancel(fileId);
                  goToInput();
                },
              })}
              {...(onRemove && {
                onRemove: (fileId) => {
                  onRemove(fileId);
                  goToInput();
                },
              })}
            />
          ))}
          {refusals.map((refusal) => (
            <FileLine
              key={refusal.name + refusal.reason}
              name={refusal.name}
              state="failed"
              error={refusal.reason}
              actions={
                <IconButton
                  size="small"
                  label={fill(text.files.remove, { name: refusal.name })}
                  icon={<CloseIcon />}
                  onClick={() => {
                    setRefusals(refusals.filter((other) => other !== refusal));
                    goToInput();
                  }}
                />
              }
            />
          ))}
        </S.List>
      )}
      <S.Said>{news}</S.Said>
      <S.Said>
        {refusals.map((refusal) => fill(text.files.said.refused, { ...refusal })).join(' ')}
      </S.Said>
    </S.Root>
  );
}
