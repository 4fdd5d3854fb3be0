import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import * as S from './FigureCard.styles.ts';

export type FigureCardSkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/**
 * The shape of a `FigureCard` with a change and a chart that is loading. It is decorative: the
 * container has `aria-busy`, and a `LiveRegion` or `Spinner` announces the wait.
 */
export function FigureCardSkeleton(props: FigureCardSkeletonProps) {
  return (
    <S.Waiting {...props} aria-hidden="true" data-waiting="">
      <S.Head as="div">
        <S.Label>
          <Skeleton />
        </S.Label>
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
