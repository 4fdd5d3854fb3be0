import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useState,
} from 'react';
import * as S from './SplitPane.styles.ts';

export interface SplitPaneProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The first pane: at the right in right-to-left. */
  start: ReactNode;
  end: ReactNode;
  /** The accessible name of the separator, such as «پهنای فهرست». */
  label: string;
  /**
   * The initial share of the first pane, in percent.
   * @default 50
   */
  share?: number;
  /**
   * The smallest share of either pane, in percent.
   * @default 20
   */
  least?: number;
  onShareChange?: (share: number) => void;
}

/**
 * Two panes with a separator that moves by pointer or keyboard: arrow keys, Home and End, and
 * Enter for the initial share. On phones the panes are stacked.
 */
export function SplitPane({
  start,
  end,
  label,
  share: shareAtFirst = 50,
  least = 20,
  onShareChange,
  ...rest
}: SplitPaneProps) {
  const id = useId();
  const [share, setShare] = useState(shareAtFirst);
  const most = 100 - least;

  const moveTo = (target: number) => {
    const next = Math.round(Math.min(most, Math.max(least, target)));
    if (next !== share) {
      setShare(next);
      onShareChange?.(next);
    }
  };

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const target = {
      [forward]: share + step,
      [back]: share - step,
      Home: least,
      End: most,
      Enter: shareAtFirst,
    }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      moveTo(target);
    }
  };

  const moveByPointer = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget: line, pointerId, clientX } = event;
    if (line.hasPointerCapture(pointerId)) {
      moveTo(getShareAt(line, clientX));
    }
  };

  return (
    <S.Root {...rest} style={{ ...rest.style, '--share': `${share}%` }}>
      <S.Side id={`${id}-start`}>{start}</S.Side>
      <S.Line
        tabIndex={0}
        aria-label={label}
        aria-controls={`${id}-start`}
        aria-valuenow={share}
        aria-valuemin={least}
        aria-valuemax={most}
        onKeyDown={moveByKey}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={moveByPointer}
      />
      <S.Side>{end}</S.Side>
    </S.Root>
  );
}

/** The step of an arrow key, in percent. */
const step = 5;

function getShareAt(line: HTMLElement, clientX: number): number {
  const { left, right, width } = (line.parentElement ?? line).getBoundingClientRect();
  return ((isRightToLeft(line) ? right - clientX : clientX - left) / width) * 100;
}

function isRightToLeft(element: HTMLElement): boolean {
  return element.matches(':dir(rtl)');
}
