import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import * as S from './PlaybackChip.styles.ts';

/** A place in the window, in px from its top left corner. */
export interface WindowPlace {
  readonly x: number;
  readonly y: number;
}

export interface PlaybackChipProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'ref'
> {
  /** A verb, or where the press leads. */
  label: string;
  icon: ReactNode;
  /** Under this place, e.g. that of a finger. @default the middle of the lower edge of the window */
  at?: WindowPlace;
}

/** Free space between the chip and the edges of the window, in px. */
const room = 8;
/** A finger and the handles of a selection cover this much beside their place, in px. */
const finger = 44;

/** A button over the text for as long as what it does makes sense. The person who shows it removes it. */
export function PlaybackChip({ label, icon, at, ...rest }: PlaybackChipProps) {
  const root = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (root.current !== null) {
      place(root.current, at);
    }
  }, [at]);
  return (
    <S.Root type="button" {...rest} ref={root} data-fixed={at === undefined}>
      {icon}
      {label}
    </S.Root>
  );
}

function place(chip: HTMLElement, at: WindowPlace | undefined): void {
  const page = chip.ownerDocument.documentElement;
  if (at === undefined) {
    // Bars at the lower edge declare their height as scroll padding.
    const covered = Number.parseFloat(getComputedStyle(page).scrollPaddingBottom) || 0;
    chip.style.setProperty('--_covered', `${covered}px`);
    return;
  }
  const { width, height } = chip.getBoundingClientRect();
  const start = getComputedStyle(chip).direction === 'rtl' ? page.clientWidth - at.x : at.x;
  const most = page.clientWidth - width - room;
  const below = at.y + finger;
  const isTooLow = below + height + room > page.clientHeight;
  chip.style.insetInlineStart = `${Math.max(room, Math.min(most, start - width / 2))}px`;
  chip.style.insetBlockStart = `${isTooLow ? Math.max(room, at.y - height - finger) : below}px`;
}
