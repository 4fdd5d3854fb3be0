import type { ReactNode } from 'react';
import { fill } from '../../../foundations/fill.ts';
import { text } from '../../../foundations/text.ts';
import { formatBytes } from '../../../persian/bytes.ts';
import { formatNumber } from '../../../persian/number.ts';
import { CloseIcon, RetryIcon } from '../../media/Icon/controlIcons.ts';
import { FileIcon } from '../../media/Icon/pickerIcons.ts';
import type { Icon } from '../../media/Icon/createIcon.tsx';
import { PauseIcon } from '../../media/Icon/dictationIcons.ts';
import {
  DangerIcon,
  InformationIcon,
  SuccessIcon,
  WarningIcon,
} from '../../media/Icon/toneIcons.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import * as S from './FileDrop.styles.ts';

/**
 * `paused` by the user, `processing` after the upload, `duplicate` of a file that was handled
 * before, `needsFile` when an upload of an earlier visit needs the same file again.
 */
export type FileState =
  | 'waiting'
  | 'uploading'
  | 'paused'
  | 'processing'
  | 'done'
  | 'duplicate'
  | 'needsFile'
  | 'failed';

/** An accepted file with the state of its upload. */
export interface DroppedFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  state: FileState;
  /** The uploaded or processed share, 0 to 1; null while it is unknown. */
  progress?: number | null;
  /** The state in words, for `paused`, `processing`, `duplicate` and `needsFile`. */
  words?: string;
  /** The one action that the state asks for, as a small button: pause, resume, choose, open. */
  action?: ReactNode;
  /** The reason of a failure. */
  error?: string;
}

export interface FileActions {
  /** Cancels an upload; without it there is no cancel button. */
  onCancel?: ((id: string) => void) | undefined;
  /** Retries a failed upload. */
  onRetry?: ((id: string) => void) | undefined;
  /** Removes a file that is not uploading. */
  onRemove?: ((id: string) => void) | undefined;
}

interface FileDropRowProps extends FileActions {
  file: DroppedFile;
  disabled: boolean;
}

/** A file with its state and the actions for that state. */
export function FileDropRow({ file, disabled, onCancel, onRetry, onRemove }: FileDropRowProps) {
  const { id, name, size, state, progress = null, error, words, action } = file;
  const { cancel, retry, remove } = text.files;
  const buttons = {
    waiting: [{ label: remove, act: onRemove }],
    uploading: [{ label: cancel, act: onCancel }],
    paused: [{ label: cancel, act: onCancel }],
    processing: [],
    duplicate: [{ label: remove, act: onRemove }],
    needsFile: [{ label: remove, act: onRemove }],
    failed: [
      { label: retry, act: onRetry },
      { label: remove, act: onRemove },
    ],
    done: [{ label: remove, act: onRemove }],
  }[state];
  return (
    <FileLine
      name={name}
      state={state}
      facts={[formatBytes(size), words ?? describeState(state, progress)]}
      error={state === 'failed' ? (error ?? text.files.failed) : undefined}
      action={action}
      actions={buttons.map(({ label, act }, index) => {
        // The first button remains the same element in every state, so that it keeps the focus.
        return (
          act !== undefined && (
            <IconButton
              key={index === 0 ? 'first' : 'second'}
              size="small"
              label={fill(label, { name })}
              icon={label === retry ? <RetryIcon /> : <CloseIcon />}
              disabled={disabled}
              onClick={() => act(id)}
            />
          )
        );
      })}
    >
      {moving.has(state) && <ProgressBar label={name} labelHidden value={progress} />}
    </FileLine>
  );
}

export interface FileLineProps {
  name: string;
  state: FileState;
  /** Secondary facts in one line. */
  facts?: readonly (string | undefined)[];
  error?: string | undefined;
  /** Under the words. */
  action?: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}

/** The row of an accepted or rejected file. */
export function FileLine({ name, state, facts, error, action, actions, children }: FileLineProps) {
  const StateIcon = icons[state];
  return (
    <S.Row data-state={state}>
      <StateIcon />
      <S.Words>
        <S.Name>{name}</S.Name>
        {facts !== undefined && (
          <S.Facts>
            {facts.filter(Boolean).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </S.Facts>
        )}
        {children}
        {error !== undefined && <S.ErrorText>{error}</S.ErrorText>}
        {action !== undefined && <S.Action>{action}</S.Action>}
      </S.Words>
      <S.Buttons>{actions}</S.Buttons>
    </S.Row>
  );
}

/** The states with a progress bar. */
const moving: ReadonlySet<FileState> = new Set(['uploading', 'paused', 'processing']);

const icons: Record<FileState, Icon> = {
  waiting: FileIcon,
  uploading: FileIcon,
  paused: PauseIcon,
  processing: FileIcon,
  done: SuccessIcon,
  duplicate: InformationIcon,
  needsFile: WarningIcon,
  failed: DangerIcon,
};

function describeState(state: FileState, progress: number | null): string | undefined {
  if (state === 'uploading') {
    return progress === null
      ? text.loading
      : fill(text.files.uploading, { n: formatNumber(Math.floor(progress * 100)) });
  }
  return state === 'waiting' || state === 'done' ? text.files[state] : undefined;
}
