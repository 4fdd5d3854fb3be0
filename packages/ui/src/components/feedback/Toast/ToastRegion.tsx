import {
  type ComponentPropsWithRef,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { text } from '../../../foundations/text.ts';
import { moveIntoTopModal } from './moveIntoTopModal.ts';
import { ToastCard } from './ToastCard.tsx';
import type { ToastQueue } from './toastQueue.ts';
import { useF6Navigation } from './useF6Navigation.ts';
import { useInteraction } from './useInteraction.ts';
import * as S from './Toast.styles.ts';

export interface ToastRegionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  queue: ToastQueue;
}

/**
 * Shows the toasts of a queue. Render one per application, from the start, so that
 * toasts are announced. F6 moves the focus into the region and back. No toast closes
 * while the pointer or the focus is in the region. The region moves into an open modal
 * dialog, where it remains announced and reachable.
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
        : moveIntoTopModal(region.current, home.current),
    [],
  );
  const { paused, handlers } = useInteraction(toasts.length);
  useF6Navigation(region, queue, toasts.length === 0);

  const cards = (urgent: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'danger') === urgent)
      .map((toast) => (
        <ToastCard key={toast.id} toast={toast} paused={paused} onDismiss={queue.dismiss} />
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
        data-react-aria-top-layer="true" // keeps the region reachable while a menu is open
      >
        <S.List aria-atomic="false">{cards(false)}</S.List>
        <S.List urgent aria-atomic="false">
          {cards(true)}
        </S.List>
      </S.Region>
    </div>
  );
}
