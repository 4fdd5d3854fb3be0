import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { AlertDialog, type AlertDialogProps } from '../AlertDialog/AlertDialog.tsx';
import * as S from './ConfirmByWord.styles.ts';

export interface ConfirmByWordProps extends Omit<
  AlertDialogProps,
  'variant' | 'confirmDisabled' | 'initialFocus'
> {
  /** What is lost, with numbers. */
  children: ReactNode;
  /** The label of the field; it names the word: «برای حذف همهٔ نوشته‌ها عبارت «حذف» را بنویسید.» */
  fieldLabel: string;
  /** Compares what is typed with the word, with folded letters. */
  matches: (typed: string) => boolean;
  /** The error after Enter with another word. */
  mismatch: string;
}

/**
 * A question before everything is deleted: the button is off until the word is typed. The field
 * has the first focus. Use it only where nothing brings the texts back.
 */
export function ConfirmByWord({
  fieldLabel,
  matches,
  mismatch,
  open,
  busy = false,
  onConfirm,
  children,
  ...rest
}: ConfirmByWordProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setTyped('');
    setRefused(false);
  }
  const isMatch = matches(typed);
  const confirmByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || busy) {
      return;
    }
    event.preventDefault();
    if (isMatch) {
      onConfirm();
    } else {
      setRefused(true);
    }
  };
  return (
    <AlertDialog
      {...rest}
      open={open}
      busy={busy}
      variant="danger"
      confirmDisabled={!isMatch}
      initialFocus={field}
      onConfirm={onConfirm}
    >
      <S.Words>{children}</S.Words>
      <TextField
        ref={field}
        label={fieldLabel}
        value={typed}
        error={refused && !isMatch && mismatch}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        readOnly={busy}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setRefused(false);
        }}
        onKeyDown={confirmByEnter}
      />
    </AlertDialog>
  );
}
