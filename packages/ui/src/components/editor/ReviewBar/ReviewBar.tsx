import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { editorText } from '../../../foundations/text/editorText.ts';
import { fill } from '../../../foundations/fill.ts';
import { text } from '../../../foundations/text.ts';
import { formatNumber } from '../../../persian/number.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { Slider } from '../../fields/Slider/Slider.tsx';
import { ArrowDownIcon, ArrowUpIcon, CheckIcon, CloseIcon } from '../../media/Icon/controlIcons.ts';
import { ResumeIcon } from '../../media/Icon/dictationIcons.ts';
import * as S from './ReviewBar.styles.ts';
import { reviewThresholds } from './reviewThresholds.ts';

const words = editorText.review;

export interface ReviewBarProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'onPlay'
> {
  /** The number of uncertain words, reviewed ones included. */
  total: number;
  /** The present word from 1; 0 without one. */
  at: number;
  /** How many of them are reviewed. */
  reviewed: number;
  /** Words with less confidence are uncertain, in percent. */
  threshold: number;
  onThresholdChange: (threshold: number) => void;
  /** Called with 1 for the next uncertain word and −1 for the previous one. */
  onMove: (step: 1 | -1) => void;
  /** The present word is right. */
  onAccept: () => void;
  /** Plays the present word; null without its sound. */
  onPlay: (() => void) | null;
  onClose: () => void;
}

/**
 * Walks over the words that were recognised with little confidence. It never takes the focus, so
 * that a word is corrected by hand in the text meanwhile.
 */
export function ReviewBar({
  total,
  at,
  reviewed,
  threshold,
  onThresholdChange,
  onMove,
  onAccept,
  onPlay,
  onClose,
  onKeyDown,
  ...rest
}: ReviewBarProps) {
  const closeByKey = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      event.stopPropagation(); // Escape must not also close what is around the bar.
      onClose();
    }
  };
  const isDone = reviewed === total;
  return (
    <S.Root aria-label={words.label} {...rest} onKeyDown={closeByKey}>
      <S.Walk>
        <S.Count>{describeCount({ total, at, isDone })}</S.Count>
        <Moves {...{ at, isDone, onMove, onPlay }} />
        <Button
          size="small"
          variant="secondary"
          icon={<CheckIcon />}
          disabled={at === 0}
          onClick={onAccept}
        >
          {words.right}
        </Button>
        <S.End>
          <IconButton label={text.close} keys={['Esc']} icon={<CloseIcon />} onClick={onClose} />
        </S.End>
      </S.Walk>
      <S.Facts>
        <Slider
          label={words.threshold}
          min={reviewThresholds.least}
          max={reviewThresholds.most}
          step={5}
          value={threshold}
          onChange={onThresholdChange}
          formatOptions={{ style: 'unit', unit: 'percent' }}
        />
        <ProgressBar label={words.reviewed} value={total === 0 ? 1 : reviewed / total} />
      </S.Facts>
    </S.Root>
  );
}

interface MovesProps extends Pick<ReviewBarProps, 'at' | 'onMove' | 'onPlay'> {
  isDone: boolean;
}

function Moves({ at, isDone, onMove, onPlay }: MovesProps) {
  return (
    <S.Moves>
      <IconButton
        label={words.previous}
        keys={['Shift', 'F7']}
        icon={<ArrowUpIcon />}
        disabled={isDone}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={words.next}
        keys={['F7']}
        icon={<ArrowDownIcon />}
        disabled={isDone}
        onClick={() => onMove(1)}
      />
      {onPlay !== null && (
        <IconButton
          label={words.play}
          keys={['Enter']}
          icon={<ResumeIcon />}
          disabled={at === 0}
          onClick={onPlay}
        />
      )}
    </S.Moves>
  );
}

function describeCount({
  total,
  at,
  isDone,
}: {
  total: number;
  at: number;
  isDone: boolean;
}): string {
  if (total === 0) {
    return words.none;
  }
  if (isDone) {
    return words.done;
  }
  return at === 0
    ? fill(words.count, { total: formatNumber(total) })
    : fill(words.at, { n: formatNumber(at), total: formatNumber(total) });
}
