import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import * as S from './MessageItem.styles.ts';

export type MessageItemSkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/**
 * The shape of a row of messages while the first of them are loading. It is decorative: the list
 * has `aria-busy`, and a `LiveRegion` or `Spinner` announces the wait.
 */
export function MessageItemSkeleton(props: MessageItemSkeletonProps) {
  return (
    <S.Waiting as="div" {...props} aria-hidden="true" data-waiting="">
      <S.Root as="div">
        <S.Kind />
        <S.Words>
          <S.TitleBar>
            <Skeleton />
          </S.TitleBar>
          <S.Body>
            <Skeleton lines={2} />
          </S.Body>
        </S.Words>
        <S.Foot>
          <S.DateBar>
            <Skeleton />
          </S.DateBar>
        </S.Foot>
      </S.Root>
    </S.Waiting>
  );
}
