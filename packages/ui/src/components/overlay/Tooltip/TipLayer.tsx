import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Kbd } from '../../text/Kbd/Kbd.tsx';
import { type TipSide, tipSides } from './describeTip.ts';
import { placeTip } from './placeTip.ts';
import { watchTips } from './watchTips.ts';
import * as S from './Tooltip.styles.ts';

const watchedPages = new WeakSet<Document>();

export interface TipLayerProps {
  /** The keyboard has moved the focus while this code was loaded. */
  focusMoved: boolean;
  /** Returns what was pressed while this code was loaded, once. */
  takePressed: () => Element | null;
}

/** Shows the tooltip of the hovered or focused control in the top layer. One per page; `TipLoader` loads it. */
export function TipLayer({ focusMoved, takePressed }: TipLayerProps) {
  const [control, setControl] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (watchedPages.has(document)) {
      return undefined;
    }
    watchedPages.add(document);
    const stop = watchTips(document, setControl, { focusMoved, pressed: takePressed() });
    return () => {
      stop();
      watchedPages.delete(document);
    };
  }, [focusMoved, takePressed]);
  return control && createPortal(<OpenTip control={control} />, findHost(control));
}

function OpenTip({ control }: { control: HTMLElement }) {
  const id = useId();
  const bubble = useRef<HTMLDivElement>(null);
  const { tip, tipKeys, tipSide, tipDescribes } = control.dataset;
  const describes = tipDescribes !== undefined;
  useLayoutEffect(() => {
    const element = bubble.current;
    if (element === null) {
      return undefined;
    }
    const side = tipSides.find((each) => each === tipSide) ?? 'top';
    const follow = () => moveTip(element, control, side);
    if (!element.matches(':popover-open')) {
      element.showPopover();
    }
    follow();
    // Any part of the page may scroll, and "scroll" does not bubble.
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      document.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [control, tipSide]);
  useEffect(() => (describes ? addDescription(control, id) : undefined), [control, describes, id]);
  return (
    <S.Tip
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      aria-hidden={!describes || undefined}
    >
      {tip}
      {tipKeys !== undefined && <Kbd keys={tipKeys.split(' ')} />}
    </S.Tip>
  );
}

// Beside the control, so that its theme applies and no modal dialog makes the tooltip inert.
function findHost(control: HTMLElement): Element {
  return control.closest('dialog, [popover], body [data-theme]') ?? document.body;
}

function moveTip(bubble: HTMLElement, control: HTMLElement, side: TipSide): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, top } = placeTip(
    control.getBoundingClientRect(),
    { width: bubble.offsetWidth, height: bubble.offsetHeight },
    side,
    {
      window: { width: clientWidth, height: clientHeight },
      rtl: getComputedStyle(control).direction === 'rtl',
    },
  );
  bubble.style.inset = `${top}px auto auto ${left}px`;
}

function addDescription(control: HTMLElement, id: string): () => void {
  const before = control.getAttribute('aria-describedby');
  control.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`);
  return () => {
    if (before === null) {
      control.removeAttribute('aria-describedby');
    } else {
      control.setAttribute('aria-describedby', before);
    }
  };
}
