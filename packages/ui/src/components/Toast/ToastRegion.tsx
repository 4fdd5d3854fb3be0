import {
  type ComponentPropsWithRef,
  useImperativeHandle,
  useRef,
  useSyncExternalStore,
} from 'react';
import { text } from '../../foundations/text.ts';
import { ToastCard } from './ToastCard.tsx';
import type { ToastQueue } from './toastQueue.ts';
import { useReachByF6 } from './useReachByF6.ts';
import { useHeld } from './useHeld.ts';
import * as S from './Toast.styles.ts';

export interface ToastRegionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  queue: ToastQueue;
}

/**
 * Where toasts appear: one in an application, from its start, so that what
 * comes is read out. F6 moves the focus into it and back. No toast leaves while
 * the pointer or the focus is here.
 */
export function ToastRegion({ queue, ref, ...rest }: ToastRegionProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.shown, queue.shown);
  const region = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => region.current, []);
  const { held, handlers } = useHeld(toasts.length);
  useReachByF6(region, queue, toasts.length === 0);

  const cards = (urgent: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'danger') === urgent)
      .map((toast) => (
        <ToastCard key={toast.id} toast={toast} held={held} onDismiss={queue.dismiss} />
      ));

  return (
    <S.Region
      aria-label={text.toasts}
      {...rest}
      {...handlers}
      ref={region}
      tabIndex={-1}
      data-empty={toasts.length === 0}
    >
      <S.List aria-atomic="false">{cards(false)}</S.List>
      <S.List urgent aria-atomic="false">
        {cards(true)}
      </S.List>
    </S.Region>
  );
}
