import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../components/actions/Button/Button.tsx';
import * as S from './CommandChips.styles.ts';

/** How long a chip stands when nobody is at it, in ms (product X-64). */
const chipLasts = 4_000;

export interface CommandChip {
  id: string;
  /** What was done. */
  text: string;
}

export interface CommandChipsProps {
  /** The newest last. */
  chips: readonly CommandChip[];
  /** Names the list. */
  label: string;
  /** What the button in a chip does instead. */
  action: string;
  onAction: (id: string) => void;
  /** Its time is over. */
  onGone: (id: string) => void;
}

/**
 * What spoken commands have just done, each with a way back. A chip goes by
 * itself, but not while the pointer or the focus is with any of them (WCAG 2.2.1).
 */
export function CommandChips({ chips, label, action, onAction, onGone }: CommandChipsProps) {
  const [held, setHeld] = useState(false);
  if (chips.length === 0) {
    return null;
  }
  return (
    <S.Root
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {chips.map(({ id, text }) => (
        <Chip
          key={id}
          text={text}
          action={action}
          held={held}
          onAction={() => {
            setHeld(false);
            onAction(id);
          }}
          onGone={() => onGone(id)}
        />
      ))}
    </S.Root>
  );
}

interface ChipProps extends Pick<CommandChip, 'text'>, Pick<CommandChipsProps, 'action'> {
  held: boolean;
  onAction: () => void;
  onGone: () => void;
}

function Chip({ text, action, held, onAction, onGone }: ChipProps) {
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    if (held) {
      return;
    }
    const timer = setTimeout(() => leave(), chipLasts);
    return () => clearTimeout(timer);
  }, [held]);
  return (
    <S.Chip>
      {text}
      <Button size="small" variant="quiet" onClick={onAction}>
        {action}
      </Button>
    </S.Chip>
  );
}
