import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import * as S from './FigureCard.styles.ts';

export interface FigureCardSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The label of the card, which is known before its figure and may have two lines. */
  label?: string;
}

/**
 * The shape of a `FigureCard` with a change and a chart that is loading. It is decorative: the
 * container has `aria-busy`, and a `LiveRegion` or `Spinner` announces the wait.
 */
export function FigureCardSkeleton({ label, ...rest }: FigureCardSkeletonProps) {
  return (
    <S.Waiting {...rest} aria-hidden="true" data-waiting="">
      <S.Head as="div">
        <S.Label>{label ?? <Skeleton />}</S.Label>
        {label !== undefined && <S.ButtonPlace />}
      </S.Head>
      <S.Value>
        <Skeleton />
      </S.Value>
      <S.Note>
        <Skeleton />
      </S.Note>
      <S.Chart>
        <Skeleton />
      </S.Chart>
    </S.Waiting>
  );
}
