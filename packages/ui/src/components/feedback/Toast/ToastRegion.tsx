import {
  type ComponentPropsWithRef,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { text } from '../../../foundations/text.ts';
import { keepAboveModals } from './keepAboveModals.ts';
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
 * the pointer or the focus is here. It follows into a modal dialog, so that it
 * is read out and in reach there too.
 */
export function ToastRegion({ queue, ref, ...rest }: ToastRegionProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.shown, queue.shown);
  const region = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => region.current, []);
  const home = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      region.current === null || home.current === null
        ? undefined
        : keepAboveModals(region.current, home.current),
    [],
  );
  const { held, handlers } = useHeld(toasts.length);
  useReachByF6(region, queue, toasts.length === 0);

  const cards = (urgent: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'danger') === urgent)
      .map((toast) => (
        <ToastCard key={toast.id} toast={toast} held={held} onDismiss={queue.dismiss} />
      ));

  return (
    <div ref={home}>
      <S.Region
        aria-label={text.toasts}
        {...rest}
        {...handlers}
        ref={region}
        tabIndex={-1}
        data-empty={toasts.length === 0}
        data-react-aria-top-layer="true" // an open menu leaves it in reach
      >
        <S.List aria-atomic="false">{cards(false)}</S.List>
        <S.List urgent aria-atomic="false">
          {cards(true)}
        </S.List>
      </S.Region>
    </div>
  );
}
