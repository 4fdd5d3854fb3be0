import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { TipLayerProps } from './TipLayer.tsx';

/**
 * Loads the tooltips of the page when the first control with one is hovered, touched or focused,
 * so that the first page does without their code. If they cannot be loaded, the controls keep
 * their names.
 */
export function TipLoader() {
  const [Layer, setLayer] = useState<ComponentType<TipLayerProps> | null>(null);
  const [focusMoved, setFocusMoved] = useState(false);
  const pressed = useRef<Element | null>(null);
  // A control that is removed later must not stay in memory.
  const takePressed = useCallback(() => {
    const taken = pressed.current;
    pressed.current = null;
    return taken;
  }, []);
  useEffect(() => {
    const loading = new AbortController();
    const { signal } = loading;
    let lastKey = '';
    const load = (event: Event) => {
      if (!(event.target instanceof Element) || event.target.closest('[data-tip]') === null) {
        return;
      }
      loading.abort();
      setFocusMoved(event.type === 'focusin' && lastKey === 'Tab');
      import('./TipLayer.tsx').then(
        ({ TipLayer }) => setLayer(() => TipLayer),
        () => undefined,
      );
    };
    // A press may come before the code.
    const press = ({ target }: Event) => {
      pressed.current = target as Element;
    };
    document.addEventListener('pointerdown', press, { capture: true, once: true });
    document.addEventListener('pointerover', load, { capture: true, signal });
    document.addEventListener('focusin', load, { capture: true, signal });
    document.addEventListener(
      'keydown',
      ({ key }) => {
        lastKey = key;
      },
      { capture: true, signal },
    );
    return () => {
      loading.abort();
      document.removeEventListener('pointerdown', press, { capture: true });
    };
  }, []);
  return Layer && <Layer focusMoved={focusMoved} takePressed={takePressed} />;
}
