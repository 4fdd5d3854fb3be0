import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../components/actions/Button/Button.tsx';
import * as S from './CommandChips.styles.ts';

/** The lifetime of a chip without hover or focus, in ms. */
const chipLasts = 4_000;

export interface CommandChip {
  id: string;
  /** The applied command. */
  text: string;
}

export interface CommandChipsProps {
  /** Oldest first. */
  chips: readonly CommandChip[];
  /** The accessible name of the list. */
  label: string;
  /** The label of the button in each chip. */
  action: string;
  onAction: (id: string) => void;
  /** Called when a chip expires. */
  onGone: (id: string) => void;
}

/**
 * Chips for the voice commands that were just applied, each with a button that reverts the
 * command. Chips expire, but not while any of them is hovered or focused (WCAG 2.2.1).
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
