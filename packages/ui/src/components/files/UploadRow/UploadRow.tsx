import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId } from 'react';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { PauseIcon } from '../../media/Icon/dictationIcons.ts';
import type { Icon } from '../../media/Icon/createIcon.tsx';
import { FileIcon } from '../../media/Icon/pickerIcons.ts';
import { QueuedIcon, RefusedIcon } from '../../media/Icon/rowIcons.ts';
import { DangerIcon, SuccessIcon, WarningIcon } from '../../media/Icon/toneIcons.ts';
import { shortenFileName } from './fileName.ts';
import { type UploadAction, UploadButton } from './UploadButton.tsx';
import * as S from './UploadRow.styles.ts';

/**
 * `attention` when a person has to do something, `failed` without a text, `ended` when it was
 * canceled. The tone gives icon and colour; the words say the rest.
 */
export type UploadTone =
  | 'ready'
  | 'waiting'
  | 'moving'
  | 'paused'
  | 'attention'
  | 'failed'
  | 'done'
  | 'ended';

/** A part of the way: sending or converting. */
export interface UploadBar {
  /** What is measured: «بارگذاری», «تبدیل». */
  label: string;
  /** The share that is done, 0 to 1; null while it is unknown. */
  value: number | null;
  /** The figures in words: «۱۲ از ۴۸ مگابایت، ۱ مگابایت در ثانیه، ۴۰ ثانیه مانده است»; without figures the state says it. */
  words?: string;
}

type ShownAction = UploadAction | undefined;

export interface UploadRowProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** The name of the file with its extension, as it is stored. */
  name: string;
  tone: UploadTone;
  /** The state in words. */
  state: string;
  /** Size and length. */
  facts?: readonly string[];
  /** At most two: sending and converting. */
  bars?: readonly UploadBar[];
  /** What went wrong or is missing in one sentence, with the one action that helps. */
  fault?: { sentence: ReactNode; action?: UploadAction };
  /** What goes on otherwise than the person wanted, in one sentence; nothing is to be done. */
  warning?: string;
  /** Quiet sentences: what it costs and what is left, what was charged. */
  notes?: readonly string[];
  /** How the file is treated, in words. */
  options?: { words: string; action?: UploadAction };
  /** At most three; quiet ones are icons. */
  actions?: readonly [first?: ShownAction, second?: ShownAction, third?: ShownAction];
  /** Called by the Delete key anywhere in the row; ask before anything is lost. */
  onDelete?: () => void;
}

/** A file on its way to a text: what it is, how far it is, what is wrong with it, and what can be done. */
export function UploadRow({
  name,
  tone,
  state,
  facts,
  bars,
  fault,
  warning,
  notes,
  options,
  actions,
  onDelete,
  onKeyDown,
  ...rest
}: UploadRowProps) {
  const id = useId();
  const ToneIcon = icons[tone];
  const deleteByKey = (event: KeyboardEvent<HTMLLIElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Delete' && !event.defaultPrevented && onDelete !== undefined) {
      event.preventDefault();
      onDelete();
    }
  };
  return (
    <S.Root {...rest} data-tone={tone} onKeyDown={deleteByKey}>
      <ToneIcon />
      <S.Head>
        <S.Name id={id}>{shortenFileName(name)}</S.Name>
        <S.Facts>
          <S.State>{state}</S.State>
          {facts?.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </S.Facts>
      </S.Head>
      <S.Body>
        {bars?.map(({ label, value, words }) => (
          <ProgressBar
            key={label}
            label={label}
            value={value}
            {...(words !== undefined && { valueText: words })}
          />
        ))}
        {fault !== undefined && <Fault {...fault} notes={notes} nameId={id} />}
        {warning !== undefined && <Warning>{warning}</Warning>}
        {fault === undefined && <Notes notes={notes} />}
        {options !== undefined && (
          <S.Options>
            <span>{options.words}</span>
            {options.action && <UploadButton {...options.action} nameId={id} variant="quiet" />}
          </S.Options>
        )}
      </S.Body>
      {actions !== undefined && <Actions actions={actions} nameId={id} />}
    </S.Root>
  );
}

type FaultProps = NonNullable<UploadRowProps['fault']> &
  NotesProps & {
    nameId: string;
  };

/** What went wrong and what it cost are read before the button. */
function Fault({ sentence, action, notes, nameId }: FaultProps) {
  return (
    <S.Fault>
      <S.FaultWords>
        <p>{sentence}</p>
        <Notes notes={notes} />
      </S.FaultWords>
      {action && <UploadButton {...action} nameId={nameId} />}
    </S.Fault>
  );
}

interface NotesProps {
  notes: readonly string[] | undefined;
}

function Notes({ notes }: NotesProps) {
  return notes?.map((note) => <S.Note key={note}>{note}</S.Note>);
}

function Warning({ children }: { children: string }) {
  return (
    <S.Warning>
      <WarningIcon size="small" />
      <span>{children}</span>
    </S.Warning>
  );
}

interface ActionsProps {
  actions: NonNullable<UploadRowProps['actions']>;
  nameId: string;
}

/**
 * Icons are at the end of the name in every row; in a narrow row the others are below the facts.
 * The first button remains the same element when its action changes, so that it keeps the focus.
 */
function Actions({ actions, nameId }: ActionsProps) {
  const shown = actions.filter((action) => action !== undefined);
  const [first, ...others] = shown.filter(({ isQuiet }) => isQuiet !== true);
  const icons = shown.filter(({ isQuiet }) => isQuiet === true);
  return (
    <S.Actions>
      <S.Buttons>
        {first && <UploadButton {...first} nameId={nameId} />}
        {others.map((action) => (
          <UploadButton key={action.label} {...action} nameId={nameId} />
        ))}
      </S.Buttons>
      <S.Buttons data-icons="true">
        {icons.map((action) => (
          <UploadButton key={action.label} {...action} nameId={nameId} />
        ))}
      </S.Buttons>
    </S.Actions>
  );
}

const icons: Record<UploadTone, Icon> = {
  ready: FileIcon,
  waiting: QueuedIcon,
  moving: FileIcon,
  paused: PauseIcon,
  attention: WarningIcon,
  failed: DangerIcon,
  done: SuccessIcon,
  ended: RefusedIcon,
};
