import { type FocusEvent, type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { text } from '../../../foundations/text.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { CheckIcon, CloseIcon } from '../../media/Icon/controlIcons.ts';
import { Control } from '../../fields/Field/Control.styles.ts';
import { ErrorText } from '../../fields/Field/Field.styles.ts';
import { DangerIcon } from '../../media/Icon/toneIcons.ts';
import { useFirstFocus } from './useFirstFocus.ts';
import * as S from './RenameField.styles.ts';

export interface RowRename {
  /** The accessible name of the field: «نام جدید». */
  label: string;
  /** The name of the button that saves: «ذخیره». */
  saveLabel: string;
  /** What the field begins with, e.g. a name that was refused. @default the name of the row */
  typed?: string | undefined;
  /** Why the name was not saved. The typed name stays in the field. */
  error?: string | undefined;
  /** The name is being saved: the field is read-only. */
  busy?: boolean;
  /** Called by Enter, by the button, and when the focus leaves a changed name. */
  onSave: (name: string) => void;
  /** Called by Escape, by the button, and when the focus leaves an unchanged name. */
  onCancel: () => void;
}

interface RenameFieldProps extends RowRename {
  name: string;
}

/** The title of a row as a field, with its text selected. */
export function RenameField({
  name,
  label,
  saveLabel,
  typed = name,
  error = '',
  busy = false,
  onSave,
  onCancel,
}: RenameFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const left = useRef(false);
  const answered = useFirstFocus(field);
  const save = () => {
    if (!busy) {
      onSave(field.current?.value ?? name);
    }
  };
  const cancel = () => {
    left.current = true;
    onCancel();
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (left.current || !answered.current || busy || error !== '' || staysInside(event, field)) {
      return;
    }
    if (field.current?.value === name) {
      cancel();
    } else {
      save();
    }
  };
  return (
    <S.Root onBlur={leave} onKeyDown={(event) => answerKey(event, field, save, cancel)}>
      <Control
        ref={field}
        defaultValue={typed}
        dir="auto"
        aria-label={label}
        aria-invalid={error === '' ? undefined : true}
        aria-describedby={error === '' ? undefined : id}
        readOnly={busy}
        aria-busy={busy || undefined}
      />
      <IconButton size="small" label={saveLabel} icon={<CheckIcon />} onClick={save} />
      <IconButton size="small" label={text.cancel} icon={<CloseIcon />} onClick={cancel} />
      {error !== '' && (
        <ErrorText id={id} role="alert">
          <DangerIcon size="small" />
          <span>{error}</span>
        </ErrorText>
      )}
    </S.Root>
  );
}

/** Whether the focus moves to a button of the field, or the window loses it. */
function staysInside(
  { currentTarget, relatedTarget }: FocusEvent<HTMLElement>,
  field: RefObject<HTMLElement | null>,
): boolean {
  return currentTarget.contains(relatedTarget) || document.activeElement === field.current;
}

/** Enter and Escape belong to the field and not to the list around it; other keys stay inside, too. */
function answerKey(
  event: KeyboardEvent<HTMLElement>,
  field: RefObject<HTMLElement | null>,
  save: () => void,
  cancel: () => void,
): void {
  const isComposing = event.nativeEvent.isComposing;
  event.stopPropagation();
  if (event.key === 'Escape' && !isComposing) {
    event.preventDefault();
    cancel();
  } else if (event.key === 'Enter' && !isComposing && event.target === field.current) {
    event.preventDefault();
    save();
  }
}
