import type { ComponentPropsWithRef, ReactNode } from 'react';
import { text } from '../../../foundations/text.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ArrowDownIcon, ArrowUpIcon, MinusIcon } from '../../media/Icon/controlIcons.ts';
import { InformationIcon } from '../../media/Icon/toneIcons.ts';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { Tooltip } from '../../overlay/Tooltip/Tooltip.tsx';
import * as S from './FigureCard.styles.ts';

export const figureDirections = ['up', 'down', 'flat'] as const;
export type FigureDirection = (typeof figureDirections)[number];

export const figureTones = ['good', 'bad', 'neutral'] as const;
export type FigureTone = (typeof figureTones)[number];

/** How a figure differs from an earlier one. */
export interface FigureChange {
  direction: FigureDirection;
  /** Whether the change is welcome: fewer failed payments are. */
  tone: FigureTone;
  /** What is seen: with its sign, and so without a word for more or less: «+۱۲ درصد». */
  shown: string;
  /** What is heard: with a word in place of the sign: «۱۲٪ بیشتر از دورهٔ قبل». */
  words: string;
}

export interface FigureCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: string;
  /** The figure with its unit; of money without it. */
  value: ReactNode;
  /** The value is an amount in toman, whose unit is small behind it. */
  money?: boolean;
  /** One line below the figure, in place of a change: why there is none. */
  note?: string | undefined;
  change?: FigureChange | null;
  /** What the figure counts, in a tooltip, and the name of its button. */
  explanation: { button: string; words: string };
  /** A small chart at the lower edge. */
  chart?: ReactNode;
  /** The figure belongs to another question and is being replaced. */
  outdated?: boolean;
}

/** A figure with its change by sign, arrow and colour, in words for who listens, and the course that led to it. */
export function FigureCard({
  label,
  value,
  money = false,
  note,
  change = null,
  explanation,
  chart,
  outdated = false,
  ...rest
}: FigureCardProps) {
  return (
    <S.Root aria-label={label} {...rest} data-outdated={outdated}>
      <S.Head>
        <S.Label>{label}</S.Label>
        <Tooltip words={explanation.words}>
          <IconButton label={explanation.button} size="small" icon={<InformationIcon />} />
        </Tooltip>
      </S.Head>
      <S.Value>
        {value}
        {money && (
          <>
            {' '}
            <S.Unit>{text.money.toman}</S.Unit>
          </>
        )}
      </S.Value>
      {change !== null && (
        <S.Change data-tone={change.tone}>
          {icons[change.direction]}
          <span aria-hidden="true">{change.shown}</span>
          <VisuallyHidden>{change.words}</VisuallyHidden>
        </S.Change>
      )}
      {note !== undefined && <S.Note>{note}</S.Note>}
      {chart !== undefined && <S.Chart>{chart}</S.Chart>}
    </S.Root>
  );
}

export interface FigureGridProps extends ComponentPropsWithRef<'div'> {
  /** The accessible name of the figures. */
  label: string;
}

/** Figure cards of equal width: two columns on phones, and as many as fit elsewhere. */
export function FigureGrid({ label, children, ...rest }: FigureGridProps) {
  return (
    <S.Grid aria-label={label} {...rest}>
      {children}
    </S.Grid>
  );
}

const icons: Readonly<Record<FigureDirection, ReactNode>> = {
  up: <ArrowUpIcon />,
  down: <ArrowDownIcon />,
  flat: <MinusIcon />,
};
